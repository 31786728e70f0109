const isEmpty = (value: unknown): boolean =>
  value === '' || value == null || Number.isNaN(value) || (Array.isArray(value) && !value.length);

const isPlain = (value: unknown): value is Record<string, unknown> => value?.constructor === Object;

/** Copies fields without '', null, undefined, NaN and empty lists, at any depth; keeps 0 and false. */
export function dropEmpty<T extends object>(fields: T): Partial<T> {
  const kept: [string, unknown][] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (!isPlain(value)) {
      if (!isEmpty(value)) kept.push([name, value]);
      continue;
    }
    const inner = dropEmpty(value);
    if (Object.keys(inner).length) kept.push([name, inner]);
  }
  return Object.fromEntries(kept) as Partial<T>;
}
