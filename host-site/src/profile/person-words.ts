import type { Site } from '../site-context.ts';

type Words = Pick<Site, 'words'>;
interface Coded {
  readonly code: string;
}

/** What the reference lists name in English, in the reader's language. */
export const genderName = ({ words }: Words, code: string, name: string): string => words?.genders[code] ?? name;
export const positionName = ({ words }: Words, id: string, name: string): string => words?.jobPositions[id] ?? name;

const named = (type: 'language' | 'region', locale: string, code: string): string | undefined =>
  // English is what the lists are written in.
  locale === 'en' ? undefined : new Intl.DisplayNames([locale], { type, fallback: 'none' }).of(code);

export const languageName = (locale: string, { code, name, languageName: own }: Coded & Names): string =>
  named('language', locale, code) ?? name ?? own ?? code;
export const countryName = (locale: string, country: Coded & { readonly countryName: string }): string =>
  named('region', locale, country.code) ?? country.countryName;

interface Names {
  readonly name?: string | undefined;
  readonly languageName?: string | undefined;
}
