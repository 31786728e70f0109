import { lockSpeaker } from '../businesses/lock-role.ts';
import { assertSpeaksFor } from '../businesses/roles.ts';
import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { assertNotBlocked } from '../moderation/assert-not-blocked.ts';
import { notify } from '../notifications/notify.ts';
import { assertExists } from '../resources/resource.ts';
import { readConnection } from './connection.ts';

/**
 * Two parties have at most one live connection. A second request from the same side returns it; a request from the other side accepts it.
 */
export const requestConnection: Handler<'requestConnection'> = async ({ body, viewer: sender }, context) => {
  const { db, now, picture } = context;
  const { to } = body;
  const from = body.businessID ?? sender.userID;
  await assertSpeaksFor(db, sender, body.businessID);
  const type = await assertExists(db, to, 'business', 'user');
  if (to === from) fail('ValidationError', { fields: ['to'] });
  return inTransaction(db, async (trx) => {
    await assertNotBlocked(trx, sender, body.businessID, to);
    await lockSpeaker(trx, sender, body.businessID);
    const made = await trx
      .insertInto('connections')
      .values({
        ...(body.businessID === undefined ? { fromUserId: from } : { fromBusinessId: from }),
        ...(type === 'user' ? { toUserId: to } : { toBusinessId: to }),
        message: body.message?.trim() || null,
        requestedBy: sender.userID,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made !== undefined) {
      const about = { type: 'connection', id: made.id };
      await notify(trx, { kind: 'connect', actor: sender, businessID: body.businessID, owns: to, about });
      return readConnection(trx, made.id, picture);
    }
    const live = await trx
      .selectFrom('connections')
      .select(['id', 'state', 'toPartyId'])
      .where('state', 'in', ['pending', 'accepted'])
      .where('fromPartyId', 'in', [from, to])
      .where('toPartyId', 'in', [from, to])
      .forUpdate()
      .executeTakeFirst();
    // The connection ended between the insert and the select, so the client's next attempt creates a new one.
    if (live === undefined) fail('InFlight');
    if (live.state === 'pending' && live.toPartyId === from) {
      await trx
        .updateTable('connections')
        .set({ state: 'accepted', answeredAt: now(), answeredBy: sender.userID })
        .where('id', '=', live.id)
        .execute();
      const about = { type: 'connection', id: live.id };
      await notify(trx, { kind: 'connected', actor: sender, businessID: body.businessID, owns: to, about });
    }
    return readConnection(trx, live.id, picture);
  });
};
