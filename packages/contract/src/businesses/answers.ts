/**
 * How the answers of a business are measured: over its newest inquiries of the last year. An inquiry counts once it is answered, or when it has
 * waited for `patienceDays`. Inquiries by its own members do not count. Below `leastInquiries` of `leastPeople` different people nothing is
 * published: a few conversations say little, and could be arranged.
 */
export const answerMeasure = {
  newest: 50,
  days: 365,
  patienceDays: 7,
  leastInquiries: 5,
  leastPeople: 3,
} as const;

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A time to answer in the reader's language: up to two days in hours, then in days. A format costs much, so each is made once.
 *
 * @example answerTime(5, 'en') // '5 hours'
 * @example answerTime(50, 'es') // '3 días'
 */
export function answerTime(hours: number, locale: string): string {
  const unit = hours > 48 ? 'day' : 'hour';
  const key = `${locale} ${unit}`;
  let format = formats.get(key);
  if (!format) {
    // Arabic pages use Latin digits.
    format = new Intl.NumberFormat([`${locale}-u-nu-latn`], { style: 'unit', unit, unitDisplay: 'long' });
    formats.set(key, format);
  }
  return format.format(unit === 'day' ? Math.ceil(hours / 24) : hours);
}
