import { readerFor } from '../context.ts';
import type { Handler } from '../handler.ts';
import { publicProfileOf, selectPublicProfiles } from '../users/public-profile.ts';
import { countryAsked, inOrder, readingOf } from './answer.ts';
import { ask, taken } from './ask.ts';
import { assertKnownFilters } from './filters/known-filters.ts';

export const searchUsers: Handler<'searchUsers'> = async ({ body, locale, viewer }, context) => {
  assertKnownFilters({ country: body.country });
  const { interpretations, query } = ask(
    body,
    {
      kind: 'user',
      country: countryAsked(body.country),
      // Clients send both `size` and `limit` with equal values.
      size: body.size ?? body.limit ?? 5,
    },
    await context.thesaurus.lexicon(),
  );
  const found = await context.search.search(query);
  const ids = found.hits.map((hit) => hit.id);
  const rows =
    ids.length === 0 ? [] : await selectPublicProfiles(readerFor(context, viewer)).where('u.id', 'in', ids).execute();
  const byID = new Map(rows.map((row) => [row.id, publicProfileOf(row, context.picture)]));
  return {
    profiles: inOrder(ids, byID),
    totalResults: found.total,
    totalIsExact: found.totalIsExact,
    ...readingOf({ found, interpretations, text: body.textQuery }),
    ...taken(interpretations, {}, locale),
  };
};
