import { isUuid } from '@wbn/contract';
import { noteAct } from '../audit/note-act.ts';
import { lockManager } from '../businesses/lock-role.ts';
import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { lockInvitations } from './lock-invitations.ts';

/** From now on the link in the mail does not work. */
export const revokeInvitation: Handler<'revokeInvitation'> = async (
  { params: { id, invitationID }, viewer: manager },
  { db, now },
) => {
  await inTransaction(db, async (trx) => {
    const role = await lockManager(trx, manager, id);
    if (!isUuid(invitationID)) fail('NotFound');
    await lockInvitations(trx, { id, role, now: now() }, { invitationID });
    const revoked = await trx
      .updateTable('businessInvitations')
      .set({ revokedAt: now() })
      .where('id', '=', invitationID)
      .where('businessId', '=', id)
      .where('acceptedAt', 'is', null)
      .where('revokedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (revoked === undefined) fail('NotFound');
    await noteAct(trx, manager, { action: 'member.invitation-revoked', businessId: id, resourceId: invitationID });
  });
  return {};
};
