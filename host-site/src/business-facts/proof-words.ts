import { digitsOf } from '@wbn/contract';

/** `November 2026` in the reader's language. */
export const monthOf = (instant: string, locale: string): string =>
  new Intl.DateTimeFormat(digitsOf(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(instant),
  );

/** `92%` in the reader's language. */
export const percentOf = (percent: number, locale: string): string =>
  new Intl.NumberFormat(digitsOf(locale), { style: 'percent' }).format(percent / 100);

export const listOf = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(digitsOf(locale)).format(names);
