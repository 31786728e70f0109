import { isolated } from './direction-marks.ts';
import { dateTime } from './format.ts';

/**
 * The locale for numbers and times: Arabic pages use Latin digits, as their prices do.
 *
 * @example digitsOf('ar') // 'ar-u-nu-latn'
 * @example digitsOf('es') // 'es'
 */
export const digitsOf = (locale: string): string => (locale === 'ar' ? 'ar-u-nu-latn' : locale);

/**
 * A time by the reader's own clock, with its zone, and with the day where it is another one than in UTC: '09:21 GMT+3'. Undefined for a reader
 * whose clock shows UTC, and for a time that cannot be read.
 *
 * @example localTime('yesterday', 'en') // undefined
 */
export function localTime(instant: string, locale: string): string | undefined {
  const at = new Date(instant);
  // Not a number for a time that cannot be read.
  if (!at.getTimezoneOffset()) return undefined;
  return new Intl.DateTimeFormat(digitsOf(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    ...(at.getDate() !== at.getUTCDate() && { day: 'numeric', month: 'short' }),
  }).format(at);
}

/**
 * `dateTime`, and beside it the reader's local time, isolated because its zone may be written from right to left.
 *
 * @example bothTimes('2024-03-05T09:07:00Z', 'en').slice(0, 20) // '05/03/2024 09:07 UTC'
 */
export function bothTimes(instant: string, locale: string): string {
  const local = localTime(instant, locale);
  return dateTime(instant) + (local ? ` · ${isolated(local)}` : '');
}
