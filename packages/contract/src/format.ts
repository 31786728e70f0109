/** `05/03/2024 09:07 UTC` for every reader. '' for an invalid date. */
export function dateTime(iso: string | number | Date): string {
  // toJSON returns null for an invalid date.
  const [year, month, day, hour, minute] = new Date(iso).toJSON()?.split(/\D/) ?? [];
  return year ? `${day}/${month}/${year} ${hour}:${minute} UTC` : '';
}

/** Cents as dollars with two decimals and without thousands separator: 185000 → `1850.00`. */
export const price = (cents: number): string => (cents / 100).toFixed(2);

/** The first `limit` code points, with `…` if the text was cut. */
export function preview(text: string, limit: number): string {
  const points = [...text];
  return points.length > limit ? `${points.slice(0, limit).join('')}…` : text;
}

/** Cuts to 24 code points, but adds an ellipsis to every name over 16 code points. */
export function cutCountryName(name: string): string {
  const points = [...name];
  return points.slice(0, 24).join('') + (points.length > 16 ? '…' : '');
}

/** The first 64 code points of a description, for page titles. */
export const titleFrom = (description: string): string => [...description].slice(0, 64).join('');

/** Number of pages of a result list with five per page. */
export const pageCount = (total: number, size = 5): number => Math.ceil(total / size);
export const skipOf = (page: number, size = 5): number => size * (page - 1);

/** The label of a list entry: lists use different field names. */
export const label = (item: {
  name?: string | undefined;
  businessTypeName?: string | undefined;
  languageName?: string | undefined;
}): string => item.name ?? item.businessTypeName ?? item.languageName ?? '';
