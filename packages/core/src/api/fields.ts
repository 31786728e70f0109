const isEmpty = (value: unknown): boolean =>
  value === '' || value == null || Number.isNaN(value) || (Array.isArray(value) && !value.length);

const isPlain = (value: unknown): value is Record<string, unknown> => value?.constructor === Object;

/** A copy without the fields that are '', null, undefined, NaN or an empty list, at any depth; 0 and false stay. */
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
