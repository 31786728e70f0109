/** How a command is written. */
interface Usage {
  /** Its form in the first line, then what it does. */
  readonly help: string;
  /** The number of words that it takes at most. Default: 0. */
  readonly most?: number;
}

type Read = { readonly words: readonly string[] } | { readonly text: string; readonly exitCode: 0 | 2 };

/** The words of a command, or the text with which it ends before it has done anything. */
export function readWords(words: readonly string[], { help, most = 0 }: Usage): Read {
  if (words.some((word) => word === '--help' || word === '-h')) return { text: help, exitCode: 0 };
  const unknown = words.find((word, at) => at >= most || word.startsWith('-'));
  if (unknown !== undefined) return { text: `"${unknown}" is not known.\n${help}`, exitCode: 2 };
  return { words };
}

/** The words after the program's name. Shows help, or refuses a word that the command does not know, and ends the process. */
export function commandWords(usage: Usage): readonly string[] {
  const read = readWords(process.argv.slice(2), usage);
  if ('words' in read) return read.words;
  if (read.exitCode === 0) console.log(read.text);
  else console.error(read.text);
  process.exit(read.exitCode);
}
