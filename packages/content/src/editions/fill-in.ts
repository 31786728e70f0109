import type { TranslatedLocale } from '../locales/types.ts';
import { countryNames } from './country-names.ts';
import { type FillValues, fillValues } from './fill.ts';
import { italianCountry } from './italian.ts';
import type { Edition, Locale } from './types.ts';

/**
 * The values of an edition for a text in a language. Translations ask for `{country}`; Italian ones, whose prepositions join the article,
 * also for `{ofCountry}`, `{fromCountry}` and `{inCountry}`. None asks for a demonym: it would have to agree with its noun.
 */
export function fillValuesIn(
  locale: Locale,
  edition: Edition,
  year: number,
): FillValues & Readonly<Record<string, string>> {
  const values = fillValues(edition, year);
  if (locale === 'en') return { ...values };
  const name = countryNames[locale satisfies TranslatedLocale]?.[edition.code] ?? edition.countryName;
  return { ...values, country: name, ...(locale === 'it' && italianCountry(name)) };
}
