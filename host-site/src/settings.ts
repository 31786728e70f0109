import type { Edition, Locale } from '@wbn/content/editions';
import { locales } from '@wbn/content/site-languages';

/** Settings of a running portal; public, because the browser gets them too. Origins have no trailing slash. */
export interface SiteSettings {
  readonly edition: string;
  readonly portal: string;
  readonly api: string;
  readonly accounts: string;
  readonly cdn: string;
  readonly files: string;
  /** Off leaves menu entries and buttons of our extensions inert. */
  readonly extensions: boolean;
  /** The portals of all editions of the network by code, if they are not those of packages/content. */
  readonly sites?: Readonly<Record<string, string>> | undefined;
  /** Most bytes of one uploaded picture, if it is not the default. */
  readonly uploadLimit?: number | undefined;
}

export const isLocale = (code: string | null): code is Locale => locales.some((locale) => locale.code === code);

/** The language of texts: one of the page's, or English in corrected words. */
export type TextLocale = Locale | NonNullable<Edition['english']>;

/** The language of an edition's texts on pages of a language. */
export const textLocaleOf = (locale: Locale, edition: Edition): TextLocale =>
  (locale === 'en' && edition.english) || locale;

/** The page's language: `?lang=xx`, otherwise the edition's own. */
export function localeOf(url: URL, edition: Edition): Locale {
  const asked = url.searchParams.get('lang');
  return isLocale(asked) ? asked : edition.language;
}

export const directionOf = (locale: TextLocale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** A path in a language; the edition's own has no `lang`, which is the canonical form. */
export function inLocale(path: string, locale: Locale, edition: Edition): string {
  const url = new URL(path, 'http://page');
  url.searchParams.delete('lang');
  if (locale !== edition.language) url.searchParams.set('lang', locale);
  return url.pathname + url.search + url.hash;
}
