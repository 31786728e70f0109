/**
 * `05/03/2024 09:07 UTC` for every reader. '' for an invalid date.
 *
 * @example dateTime('2024-03-05T09:07:00Z') // '05/03/2024 09:07 UTC'
 * @example dateTime('yesterday') // ''
 */
export function dateTime(iso: string | number | Date): string {
  // toJSON returns null for an invalid date.
  const [year, month, day, hour, minute] = new Date(iso).toJSON()?.split(/\D/) ?? [];
  return year ? `${day}/${month}/${year} ${hour}:${minute} UTC` : '';
}

/**
 * Cents as dollars with two decimals and without thousands separator.
 *
 * @example price(185000) // '1850.00'
 */
export const price = (cents: number): string => (cents / 100).toFixed(2);

/**
 * The first `limit` code points, with `…` if the text was cut.
 *
 * @example preview('Stainless valves', 9) // 'Stainless…'
 */
export function preview(text: string, limit: number): string {
  const points = [...text];
  return points.length > limit ? `${points.slice(0, limit).join('')}…` : text;
}

/**
 * Cuts to 24 code points, but adds an ellipsis to every name over 16 code points.
 *
 * @example cutCountryName('Spain') // 'Spain'
 * @example cutCountryName('Dominican Republic') // 'Dominican Republic…'
 */
export function cutCountryName(name: string): string {
  const points = [...name];
  return points.slice(0, 24).join('') + (points.length > 16 ? '…' : '');
}

/**
 * The first 64 code points of a description, for page titles.
 *
 * @example titleFrom('We make valves. '.repeat(10)).length // 64
 */
export const titleFrom = (description: string): string => [...description].slice(0, 64).join('');

/**
 * Number of pages of a result list with five per page.
 *
 * @example pageCount(11) // 3
 */
export const pageCount = (total: number, size = 5): number => Math.ceil(total / size);
/**
 * The number of results before a page: what a call takes as `skip`.
 *
 * @example skipOf(3) // 10
 */
export const skipOf = (page: number, size = 5): number => size * (page - 1);
