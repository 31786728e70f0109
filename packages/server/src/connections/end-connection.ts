import { sql } from '@wbn/database';
import { lockSpeaker } from '../businesses/lock-role.ts';
import { inTransaction, type Trx } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { findConnection, readConnection } from './connection.ts';

/** The sender withdraws a pending request; either party ends an accepted connection. */
export const endConnection: Handler<'endConnection'> = async ({ params: { id }, viewer }, { db, now, picture }) =>
  inTransaction(db, async (trx) => {
    const { isFrom, fromPartyId, toPartyId } = await findConnection(trx, viewer, id);
    const party = isFrom ? fromPartyId : toPartyId;
    await lockSpeaker(trx, viewer, party === viewer.userID ? undefined : party);
    const { state, id: found } = await findConnection(trx, viewer, id, 'lock');
    const next = state === 'accepted' ? 'ended' : state === 'pending' ? (isFrom ? 'withdrawn' : 'declined') : null;
    if (next === null) fail('Conflict');
    await trx
      .updateTable('connections')
      .set({ state: next, answeredAt: now(), answeredBy: viewer.userID })
      .where('id', '=', found)
      .execute();
    if (next === 'withdrawn') await forgetRequest(trx, found);
    return readConnection(trx, found, picture);
  });

/** Nobody answers a request that was withdrawn. */
const forgetRequest = (trx: Trx, id: string) =>
  sql`
  with gone as (
    delete from notifications where kind = 'connect' and resource_type = 'connection' and resource_id = ${id}::uuid returning user_id)
  insert into events (topic, kind) select 'user:' || user_id, 'notification' from gone`.execute(trx);
