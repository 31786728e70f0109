import type { Edition } from '@wbn/content/editions';
import { isSearchType, searchTypes } from '@wbn/contract';
import type { Site } from './site-context.ts';

/** The translated name of a type; undefined in English and for an unknown code. */
export const translatedType = (words: Site['words'], code: string): string | undefined =>
  isSearchType(code) ? words?.businessTypeNames[code] : undefined;

/** The plural of a type in the page's language: 'Manufacturers'. */
export const typeName = ({ words }: Pick<Site, 'words'>, code: string): string =>
  translatedType(words, code) ?? searchTypes.find((type) => type.code === code)?.name ?? code;

export const industryName = ({ words }: Pick<Site, 'words'>, id: string, name: string): string =>
  words?.industries[id] ?? name;
export const categoryName = ({ words }: Pick<Site, 'words'>, id: string, name: string): string =>
  words?.categories[id] ?? name;
export const navigationLabel = ({ words }: Pick<Site, 'words'>, item: { id: string; label: string }): string =>
  words?.navigation[item.id] ?? item.label;

/** A country's name in the page's language; the code if there is none. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

let regions: [locale: string, names: Intl.DisplayNames] | undefined;

/** The edition's country in the page's language. Creating the formatter is slow, so it is cached. */
export function countryOf({ locale }: Pick<Site, 'locale'>, { country, countryName }: Edition): string {
  if (locale === 'en') return countryName;
  if (regions?.[0] !== locale) regions = [locale, new Intl.DisplayNames(locale, { type: 'region' })];
  return regions[1].of(country) ?? countryName;
}
