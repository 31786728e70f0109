/** Arabic pages count in the digits of their times and prices. */
const digits: Readonly<Record<string, string>> = { ar: 'ar-u-nu-latn' };

/** A day in the reader's language: the same one wherever it is read, its month and day told apart. */
export const dayOf = (instant: string, locale: string): string =>
  new Intl.DateTimeFormat(digits[locale] ?? locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));

/** A number of days in the reader's language: '1 day', '3 days', where the language has more forms than two as well. */
export const daysOf = (count: number, locale: string): string =>
  new Intl.NumberFormat(digits[locale] ?? locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count);
