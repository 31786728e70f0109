import type { Locale } from './index.ts';

/** Arabic pages count in the digits of their links and codes. */
const tagOf = (locale: Locale): string => (locale === 'ar' ? 'ar-u-nu-latn' : locale);

/** A day in the reader's language, the same one wherever it is read. */
export const dayOf = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(date);

/** '1 minute', '15 minutes', and where a language has more forms than two, its own. */
export const minutesOf = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(tagOf(locale), { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(count);
