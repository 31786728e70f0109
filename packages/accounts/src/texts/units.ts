import type { Locale } from './index.ts';

/** Arabic pages use Latin digits, as their links and codes do. */
const tagOf = (locale: Locale): string => (locale === 'ar' ? 'ar-u-nu-latn' : locale);

/** A date in the reader's language, independent of the time zone. */
export const dayOf = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(date);

/** '1 minute', '15 minutes', with all plural forms of the language. */
export const minutesOf = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(tagOf(locale), { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(count);
