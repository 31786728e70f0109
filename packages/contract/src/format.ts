/** `05/03/2024 09:07 UTC`, whatever the reader's time zone. '' for what is no date. */
export function dateTime(iso: string | number | Date): string {
  // What is no date has no JSON.
  const [year, month, day, hour, minute] = new Date(iso).toJSON()?.split(/\D/) ?? [];
  return year ? `${day}/${month}/${year} ${hour}:${minute} UTC` : '';
}

/** Cents to dollars with two decimals and no thousands separator: 185000 → `1850.00`. */
export const price = (cents: number): string => (cents / 100).toFixed(2);

/** The first `limit` code points, with `…` when something was cut. */
export function preview(text: string, limit: number): string {
  const points = Array.from(text);
  return points.length > limit ? `${points.slice(0, limit).join('')}…` : text;
}

/** Cut to 24 code points; an ellipsis already when longer than 16, as the seeds have it. */
export function cutCountryName(name: string): string {
  const points = Array.from(name);
  return points.slice(0, 24).join('') + (points.length > 16 ? '…' : '');
}

/** The first 64 code points of a description, for page titles. */
export const titleFrom = (description: string): string => Array.from(description).slice(0, 64).join('');

/** Pages of a result list of five. */
export const pageCount = (total: number, size = 5): number => Math.ceil(total / size);
export const skipOf = (page: number, size = 5): number => size * (page - 1);

/** One word for whatever a list calls its label. */
export const label = (item: {
  name?: string | undefined;
  businessTypeName?: string | undefined;
  languageName?: string | undefined;
}): string => item.name ?? item.businessTypeName ?? item.languageName ?? '';
