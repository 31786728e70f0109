import type { Locale } from '@wbn/content/editions';
import { fill, fillValues } from '@wbn/content/fill';
import { home as content } from '@wbn/content/pages/home';
import { lastRegistered, searchBusinesses, searchProducts } from '@wbn/contract';
import type { BusinessCard } from '@wbn/contract/shapes';
import type { MetaInput, PageMeta } from '../../document/meta.ts';
import { type LoaderInput, optional } from '../../routing/page-route.ts';
import { countryOf } from '../../words.ts';
import type { HomeData } from './home-data.ts';
import { laterLogos, laterNumbers } from './later-sections.ts';
import { structuredHome } from './structured-home.ts';

/** The groups of the home page in order. */
export const latestTypes = ['MA', 'DI', 'EX', 'CO'] as const;

/** Beyond 10,000 the API does not count exactly. */
const countText = (found: { total_results: number; total_is_exact: boolean }, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale).format(found.total_results) +
  (found.total_is_exact ? '' : '+');

/** The latest of each type, at most three. */
export const groupLatest = (businesses: readonly BusinessCard[]) =>
  latestTypes.map((type) => ({
    type,
    businesses: businesses.filter(({ general }) => general.businessType.code === type).slice(0, 3),
  }));

export async function load({ call, language }: LoaderInput): Promise<HomeData> {
  const [latest, businesses, products] = await Promise.all([
    optional(call(lastRegistered)),
    optional(call(searchBusinesses, { body: { skip: 0, size: 1 } })),
    optional(call(searchProducts, { body: { skip: 0, size: 1 } })),
    laterLogos.preload(),
    laterNumbers.preload(),
  ]);
  return {
    latest: latest && groupLatest(latest.data),
    numbers: {
      businesses: businesses && countText(businesses.data, language),
      products: products && countText(products.data, language),
    },
  };
}

export function meta({ edition, locale, portal, words }: MetaInput<HomeData>): PageMeta {
  const { meta } = fill(content, fillValues(edition, new Date().getFullYear()));
  const country = countryOf({ locale }, edition);
  return {
    title: words ? `WBN ${country}: ${words.phrases.heroTitle}` : meta.title,
    description: words?.phrases.heroLead ?? meta.description,
    ...(words ? {} : { keywords: meta.keywords }),
    jsonLd: import.meta.env.SSR ? structuredHome(portal, edition) : undefined,
  };
}
