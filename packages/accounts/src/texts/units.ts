import type { Locale } from './index.ts';

/** Arabic pages use Latin digits, as their links and codes do. */
const tagOf = (locale: Locale): string => (locale === 'ar' ? 'ar-u-nu-latn' : locale);

/** A date in the reader's language, independent of the time zone. */
export const dayOf = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(date);

const counted = (unit: 'minute' | 'hour') => (count: number, locale: Locale) =>
  new Intl.NumberFormat(tagOf(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** '1 minute', '15 minutes', with all plural forms of the language. */
export const minutesOf = counted('minute');
/** '12 hours', likewise. */
export const hoursOf = counted('hour');
