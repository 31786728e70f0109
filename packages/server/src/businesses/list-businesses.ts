import { readerFor } from '../context.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { mayAct } from '../users/may-act.ts';
import { businessCardOf } from './card.ts';
import { selectCards } from './query.ts';

/** The businesses that a user owns. Memberships as admin or member are private. */
export const listBusinesses: Handler<'listBusinesses'> = async ({ query, viewer }, context) => {
  const userID = (query.userID === 'me' ? viewer?.userID : query.userID) ?? fail('NotFound');
  const db = readerFor(context, viewer);
  const [user, rows] = await Promise.all([
    db.selectFrom('users').select('id').where('id', '=', userID).where(mayAct('users')).executeTakeFirst(),
    selectCards(db)
      .innerJoin('businessMembers as m', 'm.businessId', 'b.id')
      .where('m.userId', '=', userID)
      .where('m.role', '=', 'owner')
      .orderBy('m.createdAt')
      .orderBy('b.id')
      .execute(),
  ]);
  if (user === undefined) fail('NotFound');
  return rows.map((row) => businessCardOf(row, context.picture));
};
