import { inTransaction } from '../context.ts';
import type { Handler } from '../handler.ts';
import { blockOf } from './blocked-party.ts';

/** Blocking twice is blocking once. It ends a connection between the two. */
export const block: Handler<'block'> = async ({ body, viewer }, { db, now }) => {
  const row = await blockOf(db, viewer, body.partyID, body.businessID);
  const pair = [body.businessID ?? viewer.userID, body.partyID];
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('blocks')
      .values({ ...row, createdBy: viewer.userID })
      .onConflict((conflict) => conflict.constraint('blocks_pair_key').doNothing())
      .execute();
    await trx
      .updateTable('connections')
      .set({ state: 'ended', answeredAt: now(), answeredBy: viewer.userID })
      .where('state', 'in', ['pending', 'accepted'])
      .where('fromPartyId', 'in', pair)
      .where('toPartyId', 'in', pair)
      .execute();
  });
  return {};
};
