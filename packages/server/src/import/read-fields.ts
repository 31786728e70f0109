import { isUuid } from '@wbn/contract';

/** The reason for refusing a line; the report shows its message beside the line's number. */
export class Refused extends Error {}

/** Unknown keys: they are ignored, and their counts are reported at the end. */
export type Counted = Map<string, number>;

export function unknownKeys(line: Record<string, unknown>, known: ReadonlySet<string>, counted: Counted): void {
  for (const key of Object.keys(line)) {
    // A file with a new key in every line must not fill the memory.
    if (!known.has(key) && (counted.has(key) || counted.size < 100)) counted.set(key, (counted.get(key) ?? 0) + 1);
  }
}

/** A text, number or boolean as text; null for an empty value. */
export function textOf(value: unknown, field: string, longest: number): string | null {
  if (value === undefined || value === null) return null;
  if (!['string', 'number', 'boolean'].includes(typeof value)) throw new Refused(`${field} must be a text`);
  const text = String(value).trim();
  if (text.length > longest) throw new Refused(`${field} is longer than ${longest} characters`);
  if (text.includes('\0') || !text.isWellFormed()) throw new Refused(`${field} has characters that cannot be stored`);
  return text === '' ? null : text;
}

export const optionalText = (line: Record<string, unknown>, field: string, longest: number): string | null =>
  textOf(line[field], field, longest);

export function requiredText(line: Record<string, unknown>, field: string, longest: number): string {
  const text = optionalText(line, field, longest);
  if (text === null) throw new Refused(`${field} is missing`);
  return text;
}

export function optionalID(line: Record<string, unknown>, field: string): string | null {
  const text = optionalText(line, field, 36);
  if (text !== null && !isUuid(text)) throw new Refused(`${field} must be a UUID`);
  return text?.toLowerCase() ?? null;
}
