const isPlain = (value: unknown): value is Record<string, unknown> => value?.constructor === Object;

const isFilled = (value: unknown): boolean =>
  value != null &&
  !Number.isNaN(value) &&
  (isPlain(value) ? Object.keys(value) : (value as ArrayLike<unknown>)).length !== 0;

/** Copies fields without '', null, undefined, NaN and empty lists, at any depth; keeps 0 and false. */
export function dropEmpty<T extends object>(fields: T): Partial<T> {
  const inner = Object.entries(fields).map(([name, value]) => [name, isPlain(value) ? dropEmpty(value) : value]);
  return Object.fromEntries(inner.filter(([, value]) => isFilled(value))) as Partial<T>;
}
