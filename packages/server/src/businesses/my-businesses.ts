import type { Handler } from '../handler.ts';
import { businessCardOf } from './card.ts';
import { selectCards } from './query.ts';

/** Every business the viewer has a part in, the first one first: from the 7th, too, they must be able to answer. */
export const myBusinesses: Handler<'myBusinesses'> = async ({ viewer: { userID } }, { db, picture }) => {
  const rows = await selectCards(db)
    .innerJoin('businessMembers as m', 'm.businessId', 'b.id')
    .where('m.userId', '=', userID)
    .select('m.role')
    .orderBy('m.createdAt')
    .orderBy('b.id')
    .execute();
  return rows.map((row) => ({ ...businessCardOf(row, picture), session: { role: row.role } }));
};
