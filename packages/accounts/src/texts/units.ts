import type { Locale } from './index.ts';

/** Arabic pages use Latin digits, as their links and codes do. */
const tagOf = (locale: Locale): string => (locale === 'ar' ? 'ar-u-nu-latn' : locale);

/** A date in the reader's language, independent of the time zone. */
export const dayOf = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(date);

/** The same with the time, in UTC because the server does not know the reader's clock: `1 Jan 2026, 09:07 UTC`. */
export const momentOf = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(tagOf(locale), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(date);

const counted = (unit: 'minute' | 'hour') => (count: number, locale: Locale) =>
  new Intl.NumberFormat(tagOf(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** '1 minute', '15 minutes', with all plural forms of the language. */
export const minutesOf = counted('minute');
/** '12 hours', likewise. */
export const hoursOf = counted('hour');
