import { type BusinessType, businessTypeCodes } from '@wbn/contract';
import { promotedAmong } from '../boosts/promoted.ts';
import { highlightedCardsByID } from '../businesses/query.ts';
import { rolesIn } from '../businesses/roles.ts';
import { readerFor } from '../context.ts';
import type { Handler } from '../handler.ts';
import { countryAsked, exactness, inOrder } from './answer.ts';
import { hasWish, taken } from './ask.ts';
import { assertKnownFilters } from './filters/known-filters.ts';
import { find } from './find.ts';

/** Products and users have searches of their own: their codes are not business types here. */
const typeOf = (code: string | undefined) => businessTypeCodes.find((type: BusinessType) => type === code);

export const searchBusinesses: Handler<'searchBusinesses'> = async (
  { body, locale, spend, viewer, visitor },
  context,
) => {
  assertKnownFilters(body);
  const { found, interpretations } = await find(
    context,
    body,
    { kind: 'business', type: typeOf(body.businessType), country: countryAsked(body.country), size: body.size },
    spend,
  );
  const ids = found.hits.map((hit) => hit.id);
  const { skip, textQuery: text } = body;
  context.searchLog.searched(visitor, { kind: 'business', text, skipped: skip, total: found.total, shown: ids });
  const db = readerFor(context, viewer);
  const [cards, promoted, own] = await Promise.all([
    highlightedCardsByID(db, ids, context.picture),
    promotedAmong(db, ids),
    rolesIn(db, viewer, ids),
  ]);
  const counted = ids.filter((id) => !own.has(id));
  if (hasWish(body)) context.visibility.found(counted);
  context.visibility.shown(counted);
  return {
    results: inOrder(ids, cards).map((card) => ({
      businessProfile: card,
      reactions: card.reactions,
      ...(promoted.has(card.businessID) && { promoted: true as const }),
    })),
    total_results: found.total,
    ...exactness({ found, interpretations, text }),
    ...taken(interpretations, found, locale, body.filters),
  };
};
