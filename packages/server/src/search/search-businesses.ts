import { type BusinessType, businessTypeCodes } from '@wbn/contract';
import { cardsByID } from '../businesses/query.ts';
import { readerFor } from '../context.ts';
import type { Handler } from '../handler.ts';
import { countryFilter, exactness, inOrder } from './answer.ts';

/** Products and users have calls of their own: their codes mean no type here. */
const typeOf = (code: string | undefined) => businessTypeCodes.find((type: BusinessType) => type === code);

export const searchBusinesses: Handler<'searchBusinesses'> = async ({ body, viewer }, context) => {
  const found = await context.search.search({
    kind: 'business',
    type: typeOf(body.businessType),
    text: body.textQuery,
    filters: countryFilter(body.country),
    from: body.skip,
    size: body.size,
  });
  const ids = found.hits.map((hit) => hit.id);
  context.boosts.shown(ids);
  const cards = await cardsByID(readerFor(context, viewer), ids, context.picture);
  return {
    results: inOrder(ids, cards).map((card) => ({ businessProfile: card, reactions: card.reactions })),
    total_results: found.total,
    ...exactness(found),
  };
};
