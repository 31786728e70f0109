import { type Edition, type Locale, locales } from '@wbn/content/editions';
import { inLocale, type SiteSettings } from '../settings.ts';
import { sisterSites } from '../sister-sites.ts';
import { editionOf } from './edition-of.ts';
import { mainSite } from './main-site.ts';

export interface Alternate {
  /** Value of `hreflang`: language and country, or `x-default`. */
  readonly language: string;
  readonly address: string;
}

const named = (locale: Locale, edition: Edition) => `${locale}-${edition.country}`;

/**
 * The same page in the languages of this site and, from its own language, on the other sites in theirs. Alternates must refer to each
 * other: otherwise search engines ignore them.
 */
export function alternatesOf(path: string, locale: Locale, settings: SiteSettings): Alternate[] {
  const edition = editionOf(settings);
  const address = (code: Locale) => settings.portal + inLocale(path, code, edition);
  const own = locales.map(({ code }) => ({ language: named(code, edition), address: address(code) }));
  if (locale !== edition.language) return own;
  const others = sisterSites(settings, edition).map((other) => ({
    language: named(other.edition.language, other.edition),
    address: other.address + path,
  }));
  return [...own, ...others, { language: 'x-default', address: mainSite(settings) + path }];
}
