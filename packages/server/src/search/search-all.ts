import type { Handler } from '../handler.ts';
import { assertKnownFilters } from './filters/known-filters.ts';
import { searchBusinesses } from './search-businesses.ts';
import { searchPosts } from './search-posts.ts';
import { searchProducts } from './search-products.ts';
import { searchUsers } from './search-users.ts';

/** One search over all kinds. Each group is the first page of the kind's own call, so totals and order agree with it. */
export const searchAll: Handler<'searchAll'> = async ({ body, ...sender }, context) => {
  assertKnownFilters({ country: body.country });
  const { country, exact, ignore, size, textQuery } = body;
  const words = { textQuery, skip: 0, size, exact };
  const asked = { ...words, ignore };
  const filters = country === undefined || country === 'global' ? undefined : { country: [country.toUpperCase()] };
  const [businesses, products, users, posts] = await Promise.all([
    searchBusinesses({ body: { ...asked, country }, ...sender }, context),
    searchProducts({ body: { ...asked, filters }, ...sender }, context),
    searchUsers({ body: { ...asked, country }, ...sender }, context),
    searchPosts({ body: words, ...sender }, context),
  ]);
  return { businesses, products, users, posts };
};
