import { noteRemoval } from '@wbn/http';
import { noteAct } from '../audit/note-act.ts';
import { inTransaction } from '../db.ts';
import { publishToPerson } from '../events/tell.ts';
import type { Handler } from '../handler.ts';
import { lockMember, refuseLastOwner } from './lock-member.ts';

/** Managers remove members; every member may leave. Deletes the notifications that they got for the business. */
export const removeMember: Handler<'removeMember'> = async ({ params, viewer: manager }, { db }) =>
  inTransaction(db, async (trx) => {
    const userID = params.userID === 'me' ? manager.userID : params.userID;
    const was = await lockMember(trx, manager, params.id, userID);
    await trx
      .deleteFrom('businessMembers')
      .where('businessId', '=', params.id)
      .where('userId', '=', userID)
      .execute()
      .catch(refuseLastOwner);
    if (userID !== manager.userID) await noteRemoval(trx, { businessID: params.id, userID });
    await trx.deleteFrom('notifications').where('userId', '=', userID).where('businessId', '=', params.id).execute();
    await publishToPerson(trx, userID, 'notification');
    await noteAct(trx, manager, {
      action: userID === manager.userID ? 'member.left' : 'member.removed',
      businessId: params.id,
      resourceType: 'user',
      resourceId: userID,
      data: { was },
    });
    return {};
  });
