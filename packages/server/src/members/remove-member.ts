import { noteAct } from '../audit/note-act.ts';
import { inTransaction } from '../context.ts';
import type { Handler } from '../handler.ts';
import { lockMember, refuseLastOwner } from './lock-member.ts';

/** Managers remove members; everybody may leave. Invitations that the person has written go with them. */
export const removeMember: Handler<'removeMember'> = async ({ params, viewer: manager }, { db, now }) =>
  inTransaction(db, async (trx) => {
    const userID = params.userID === 'me' ? manager.userID : params.userID;
    const was = await lockMember(trx, manager, params.id, userID);
    await trx
      .deleteFrom('businessMembers')
      .where('businessId', '=', params.id)
      .where('userId', '=', userID)
      .execute()
      .catch(refuseLastOwner);
    await trx
      .updateTable('businessInvitations')
      .set({ revokedAt: now() })
      .where('businessId', '=', params.id)
      .where('invitedBy', '=', userID)
      .where('acceptedAt', 'is', null)
      .where('revokedAt', 'is', null)
      .execute();
    await noteAct(trx, manager, {
      action: userID === manager.userID ? 'member.left' : 'member.removed',
      businessId: params.id,
      resourceType: 'user',
      resourceId: userID,
      data: { was },
    });
    return {};
  });
