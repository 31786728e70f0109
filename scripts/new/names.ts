/** The spellings of one name. `namesOf('size-chart')`: kebab 'size-chart', camel 'sizeChart', pascal 'SizeChart', words 'Size chart'. */
export interface Names {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly words: string;
}

/** @throws Error if the name is not lower-case words with hyphens */
export function namesOf(name: string): Names {
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`"${name}" is not a name. Write lower-case words with hyphens, such as size-chart.`);
  }
  const [first = '', ...rest] = name.split('-');
  const capital = (word: string): string => word[0]?.toUpperCase() + word.slice(1);
  const camel = first + rest.map(capital).join('');
  return { kebab: name, camel, pascal: capital(camel), words: [capital(first), ...rest].join(' ') };
}
