import { inAllowedBusinesses } from '@wbn/http';
import type { Handler } from '../handler.ts';
import { businessCardOf } from './card.ts';
import { selectCards } from './query.ts';

/**
 * Every business in which the viewer has a role, oldest first. The list has no limit, because members must be able to answer for each of
 * them.
 */
export const myBusinesses: Handler<'myBusinesses'> = async ({ viewer }, { db, picture }) => {
  const rows = await selectCards(db)
    .innerJoin('businessMembers as m', 'm.businessId', 'b.id')
    .where('m.userId', '=', viewer.userID)
    .where(inAllowedBusinesses(viewer, 'm.businessId'))
    .select('m.role')
    .orderBy('m.createdAt')
    .orderBy('b.id')
    .execute();
  return rows.map((row) => ({ ...businessCardOf(row, picture), session: { role: row.role } }));
};
