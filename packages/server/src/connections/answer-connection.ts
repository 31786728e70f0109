import { lockSpeaker } from '../businesses/lock-role.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Input } from '../handler.ts';
import { assertNotBlocked } from '../moderation/assert-not-blocked.ts';
import { notify } from '../notifications/notify.ts';
import { assertExists } from '../resources/resource.ts';
import { findConnection, readConnection } from './connection.ts';

/** Only the invited party may answer, once. The same answer again succeeds. A party that was blocked meanwhile cannot accept. */
export async function answerConnection(
  state: 'accepted' | 'declined',
  input: Input<'acceptConnection'>,
  context: Context,
) {
  const { params, viewer } = input;
  return inTransaction(context.db, async (trx) => {
    const { isTo, toBusinessId, fromPartyId } = await findConnection(trx, viewer, params.id);
    if (!isTo) fail('NotFound');
    if (state === 'accepted') {
      await assertExists(trx, fromPartyId, 'business', 'user');
      await assertNotBlocked(trx, viewer, toBusinessId ?? undefined, fromPartyId);
    }
    await lockSpeaker(trx, viewer, toBusinessId ?? undefined);
    const found = await findConnection(trx, viewer, params.id, 'lock');
    if (found.state !== 'pending' && found.state !== state) fail('Conflict');
    if (found.state === 'pending') {
      await trx
        .updateTable('connections')
        .set({ state, answeredAt: context.now(), answeredBy: viewer.userID })
        .where('id', '=', found.id)
        .execute();
      if (state === 'accepted') {
        const about = { type: 'connection', id: found.id };
        const businessID = toBusinessId ?? undefined;
        await notify(trx, { kind: 'connected', actor: viewer, businessID, owns: fromPartyId, about });
      }
    }
    return readConnection(trx, found.id, context.picture);
  });
}
