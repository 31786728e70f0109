import { businessPath, fullName, productPath, skipOf } from '@wbn/contract';
import type { SearchResults } from '@wbn/core/search';
import type { ReadyData } from './search-data.ts';

const nameAndPath = (found: SearchResults): (readonly [string, string])[] => {
  if (found.kind === 'product') {
    return found.results.map(({ businessProfile, name, productID }) => [
      name,
      productPath(businessProfile.general.companyName, name, productID),
    ]);
  }
  if (found.kind === 'user') {
    return found.results.map((user) => [fullName(user), `/profile/${user.userID}`]);
  }
  return found.results.map(({ businessID, general }) => [
    general.companyName,
    businessPath(general.companyName, businessID),
  ]);
};

/** A page of results in schema.org's words. */
export const structuredResults = (found: ReadyData, name: string, portal: string): readonly object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: found.total,
    itemListElement: nameAndPath(found).map(([result, path], index) => ({
      '@type': 'ListItem',
      position: skipOf(found.query.page) + index + 1,
      name: result,
      url: portal + path,
    })),
  },
];
