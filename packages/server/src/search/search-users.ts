import { readerFor } from '../context.ts';
import type { Handler } from '../handler.ts';
import { publicProfileOf, selectPublicProfiles } from '../users/public-profile.ts';
import { countryFilter, inOrder, readingOf } from './answer.ts';

export const searchUsers: Handler<'searchUsers'> = async ({ body, viewer }, context) => {
  const found = await context.search.search({
    kind: 'user',
    text: body.textQuery,
    filters: countryFilter(body.country),
    from: body.skip,
    // Clients send both, equal.
    size: body.size ?? body.limit ?? 5,
  });
  const ids = found.hits.map((hit) => hit.id);
  const rows =
    ids.length === 0 ? [] : await selectPublicProfiles(readerFor(context, viewer)).where('u.id', 'in', ids).execute();
  const byID = new Map(rows.map((row) => [row.id, publicProfileOf(row, context.picture)]));
  return {
    profiles: inOrder(ids, byID),
    totalResults: found.total,
    totalIsExact: found.totalIsExact,
    ...readingOf(found),
  };
};
