import { digitsOf } from '@wbn/contract';

/** Writes whole numbers in the reader's language. */
export const numberIn = (locale: string): ((value: number) => string) => {
  const format = new Intl.NumberFormat(digitsOf(locale));
  return (value) => format.format(value);
};
