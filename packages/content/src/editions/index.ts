import { defaultEditionCode } from './locales.ts';
import { editions } from './records.ts';
import type { Edition } from './types.ts';

export { defaultEditionCode, locales } from './locales.ts';
export { editions } from './records.ts';
export type { Edition, Locale } from './types.ts';

/** The edition of a code, or undefined. */
export function editionByCode(code: string): Edition | undefined {
  return editions.find((edition) => edition.code === code.toLowerCase());
}

/** The edition that runs without another setting. */
export const defaultEdition: Edition = editionByCode(defaultEditionCode)!;

/** The territorial sites to link to from an edition: all the others, by country name. */
export function sisterEditions(running: Edition = defaultEdition): Edition[] {
  return (
    editions
      .filter((edition) => edition.code !== running.code)
      // Creating a collator is slow on phones, and these names sort the same without one.
      .sort((one, other) => (one.countryName < other.countryName ? -1 : 1))
  );
}
