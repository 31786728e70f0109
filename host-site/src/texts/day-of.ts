import { digitsOf } from '@wbn/contract';

/** A date in the reader's language with the month as a word, independent of the time zone. */
export const dayOf = (instant: string, locale: string): string =>
  new Intl.DateTimeFormat(digitsOf(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));

/** A number of days in the reader's language: '1 day', '3 days', with all plural forms. */
export const daysOf = (count: number, locale: string): string =>
  new Intl.NumberFormat(digitsOf(locale), { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count);
