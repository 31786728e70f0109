import { digitsOf } from './day-of.ts';

/**
 * A time by the reader's own clock, with its zone, and with the day where it is another one than in UTC: '09:21 GMT+3'. Undefined for a reader
 * whose clock shows UTC.
 */
export function localTime(instant: string, locale: string): string | undefined {
  const at = new Date(instant);
  if (at.getTimezoneOffset() === 0) return undefined;
  return new Intl.DateTimeFormat(digitsOf(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    ...(at.getDate() !== at.getUTCDate() && { day: 'numeric', month: 'short' }),
  }).format(at);
}
