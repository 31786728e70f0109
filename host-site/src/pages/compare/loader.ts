import { tradeWordsIn } from '@wbn/content/trade-words';
import { readBusiness, searchBusinesses } from '@wbn/contract';
import type { BusinessCard, BusinessProfile } from '@wbn/contract/shapes';
import { spokenProfile } from '../../business-facts/spoken-profile.ts';
import { idsOf, maxCompared } from '../../compared/compared-ids.ts';
import type { MetaInput, PageMeta } from '../../document/meta.ts';
import { type FactSummary, summarizeFacts } from '../../product-facts/describe.ts';
import { type LoaderInput, optional, statusOf } from '../../routing/page-route.ts';
import { pageTexts } from '../../texts/page-texts.ts';
import type { CompareTexts } from './texts/en.ts';

const loadTexts = pageTexts({
  en: async () => (await import('./texts/en.ts')).en,
  es: async () => (await import('./texts/es.ts')).es,
  it: async () => (await import('./texts/it.ts')).it,
  zh: async () => (await import('./texts/zh.ts')).zh,
  ar: async () => (await import('./texts/ar.ts')).ar,
});

export interface CompareData {
  readonly texts: CompareTexts;
  /** All ids of the address. */
  readonly ids: readonly string[];
  readonly profiles: readonly BusinessProfile[];
  /** Prices and terms of the shown products, by the id of the product. */
  readonly offers: Readonly<Record<string, FactSummary>>;
  /** Ids of businesses that were removed or never existed. */
  readonly missing: readonly string[];
  /** Ids of businesses that could not be loaded now. */
  readonly failed: readonly string[];
  /** Suppliers of the same goods, to add. */
  readonly similar: readonly BusinessCard[];
}

async function similarTo(call: LoaderInput['call'], first: BusinessProfile | undefined, ids: readonly string[]) {
  const category = first?.general.categories[0]?.id;
  if (!category || ids.length >= maxCompared) return [];
  const body = { textQuery: '', filters: { category: [category] }, size: 8, skip: 0 };
  const found = await optional(call(searchBusinesses, { body }));
  return (found?.data.results ?? [])
    .map(({ businessProfile }) => businessProfile)
    .filter(({ businessID }) => !ids.includes(businessID))
    .slice(0, 4);
}

export async function load({ call, language, locale, url }: LoaderInput): Promise<CompareData> {
  const ids = idsOf(url.searchParams);
  const [texts, say, ...answers] = await Promise.all([
    loadTexts(locale),
    tradeWordsIn(language),
    ...ids.slice(0, maxCompared).map(async (id) => {
      try {
        return { id, profile: (await call(readBusiness, { params: { id } })).data };
      } catch (error) {
        return { id, status: statusOf(error) };
      }
    }),
  ]);
  const profiles = answers.flatMap(({ profile }) => (profile ? [spokenProfile(profile, say)] : []));
  const isGone = (status: number | undefined) => status === 404 || status === 410;
  const without = answers.filter(({ profile }) => !profile);
  const [similar, offers] = await Promise.all([
    similarTo(call, profiles[0], ids),
    summarizeFacts(
      profiles.flatMap(({ highlights }) => highlights.products),
      language,
    ),
  ]);
  return {
    texts,
    ids,
    profiles,
    missing: without.flatMap(({ id, status }) => (isGone(status) ? [id] : [])),
    failed: without.flatMap(({ id, status }) => (isGone(status) ? [] : [id])),
    similar,
    offers,
  };
}

export const meta = ({ data: { profiles, texts } }: MetaInput<CompareData>): PageMeta => ({
  title: `${[texts.title, profiles.map(({ general }) => general.companyName).join(', ')].filter(Boolean).join(': ')} | WBN`,
  description: texts.intro,
  // Any choice of suppliers is an address: search engines need none of them.
  noIndex: true,
});
