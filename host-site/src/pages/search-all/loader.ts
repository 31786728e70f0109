import { fill, searchAll, searchBusinesses, searchPosts, skipOf } from '@wbn/contract';
import { data } from 'react-router';
import type { MetaInput, PageMeta } from '../../document/meta.ts';
import type { LoaderInput } from '../../routing/page-route.ts';
import { pageTexts } from '../../texts/page-texts.ts';
import { type AllQuery, allPath, listSize, readAllQuery } from './address.ts';
import type { EmptyAll } from './empty.ts';
import { businessGroup, type Group, postGroup, productGroup, userGroup } from './groups.ts';
import type { SearchAllTexts } from './texts/en.ts';

const loadTexts = pageTexts({
  en: async () => (await import('./texts/en.ts')).en,
  es: async () => (await import('./texts/es.ts')).es,
  it: async () => (await import('./texts/it.ts')).it,
  zh: async () => (await import('./texts/zh.ts')).zh,
  ar: async () => (await import('./texts/ar.ts')).ar,
});

export interface SearchAllData {
  readonly texts: SearchAllTexts;
  readonly query: AllQuery;
  /** Undefined: the search failed. */
  readonly groups: readonly Group[] | undefined;
  /** Without results: why there are none, and searches that find some. */
  readonly empty?: EmptyAll;
}

const countryOf = ({ countries }: AllQuery) => (countries === 'global' ? undefined : countries);

async function findGroups(call: LoaderInput['call'], query: AllQuery): Promise<readonly Group[]> {
  const typed = { textQuery: query.search, exact: query.exact };
  const words = { ...typed, ignore: query.ignore && [...query.ignore] };
  const page = { skip: skipOf(query.page, listSize), size: listSize };
  if (query.kind === 'post') return [postGroup((await call(searchPosts, { body: { ...typed, ...page } })).data)];
  const country = countryOf(query);
  if (query.kind === 'business')
    return [businessGroup((await call(searchBusinesses, { body: { ...words, ...page, country } })).data)];
  const { data: found } = await call(searchAll, { body: { ...words, country } });
  const groups = [productGroup(found.products), businessGroup(found.businesses), userGroup(found.users)];
  // Posts belong to no country.
  return country ? groups : [...groups, postGroup(found.posts)];
}

export async function load({ call, locale, url }: LoaderInput) {
  const query = readAllQuery(url.searchParams);
  const texts = await loadTexts(locale);
  try {
    const find = (asked: AllQuery) => findGroups(call, asked);
    const groups = await find(query);
    if (groups.some(({ rows }) => rows.length > 0)) return { texts, query, groups } satisfies SearchAllData;
    const { emptyOf } = await import('./empty.ts');
    return { texts, query, groups, empty: await emptyOf(groups, query, texts, locale, find) } satisfies SearchAllData;
  } catch {
    return data({ texts, query, groups: undefined } satisfies SearchAllData, { status: 502 });
  }
}

/** Results are pages of their own, and any words are an address: search engines need none of them. */
export const meta = ({ data: { query, texts } }: MetaInput<SearchAllData>): PageMeta => ({
  title: `${query.search ? fill(texts.title, { query: query.search }) : texts.titleAll} | WBN`,
  description: texts.description,
  canonical: allPath(query),
  noIndex: true,
});
