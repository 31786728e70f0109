import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { findConnection, readConnection } from './connection.ts';

/** The sender withdraws a pending request; either party ends an accepted connection. */
export const endConnection: Handler<'endConnection'> = async ({ params: { id }, viewer }, { db, now, picture }) =>
  inTransaction(db, async (trx) => {
    const { state, isFrom, id: found } = await findConnection(trx, viewer, id, 'lock');
    const next = state === 'accepted' ? 'ended' : state === 'pending' ? (isFrom ? 'withdrawn' : 'declined') : null;
    if (next === null) fail('Conflict');
    await trx
      .updateTable('connections')
      .set({ state: next, answeredAt: now(), answeredBy: viewer.userID })
      .where('id', '=', found)
      .execute();
    return readConnection(trx, found, picture);
  });
