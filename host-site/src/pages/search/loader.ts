import { businessPath, productPath, skipOf } from '@wbn/contract';
import { data } from 'react-router';
import type { MetaInput, PageMeta } from '../../document/meta.ts';
import type { LoaderInput } from '../../routing/page-route.ts';
import { say } from '../../texts/texts.ts';
import { countryOf, typeName } from '../../words.ts';
import { countLine } from './count-line.ts';
import { pagePath, readQuery } from './query.ts';
import { findPage, type SearchData, type SearchResults } from './results.ts';

const nameAndPath = (results: SearchResults): (readonly [string, string])[] => {
  if (results.kind === 'product') {
    return results.items.map(({ businessProfile, name, productID }) => [
      name,
      productPath(businessProfile.general.companyName, name, productID),
    ]);
  }
  if (results.kind === 'user') {
    return results.items.map(({ firstName, lastName, userID }) => [`${firstName} ${lastName}`, `/profile/${userID}`]);
  }
  return results.items.map(({ businessID, general }) => [
    general.companyName,
    businessPath(general.companyName, businessID),
  ]);
};

export async function load({ call, url }: LoaderInput) {
  const query = readQuery(url);
  try {
    return await findPage(call, query);
  } catch {
    return data({ state: 'failed', query } satisfies SearchData, { status: 502 });
  }
}

export function meta({ data: found, edition, locale, portal, texts, words }: MetaInput<SearchData>): PageMeta {
  const { query } = found;
  const type = typeName({ words }, query.business);
  const country = countryOf({ locale }, edition);
  const values = { query: query.search, type, country, demonym: edition.demonym };
  const { search } = texts;
  const meta = {
    title: say(query.search ? search.title : search.titleAll, values),
    description: say(query.search ? search.description : search.descriptionAll, values),
    keywords: [
      query.search,
      type,
      `${query.search} ${type}`,
      ...(words ? [] : [`${edition.demonym} ${type}`]),
      country,
    ].filter((word) => word.trim() !== ''),
    canonical: pagePath(query, query.page),
  };
  if (found.state === 'failed') return { ...meta, noIndex: true };
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: countLine(texts, found, type, query.search),
    numberOfItems: found.total,
    itemListElement: nameAndPath(found.results).map(([name, path], index) => ({
      '@type': 'ListItem',
      position: skipOf(query.page) + index + 1,
      name,
      url: portal + path,
    })),
  };
  return { ...meta, noIndex: found.total === 0, jsonLd: [list] };
}
