import { notifyPerson } from '@wbn/database';
import { noteAct } from '../audit/note-act.ts';
import { inTransaction } from '../db.ts';
import type { Handler } from '../handler.ts';
import { lockMember, refuseLastOwner } from './lock-member.ts';
import { memberOf, selectMembers } from './member.ts';

/** Owners may give every role; admins may give admin and member. */
export const changeMemberRole: Handler<'changeMemberRole'> = async (
  { params, body, viewer: manager },
  { db, picture },
) =>
  inTransaction(db, async (trx) => {
    const { id } = params;
    // As invitations look it up in the log of acts.
    const userID = params.userID.toLowerCase();
    const was = await lockMember(trx, manager, id, userID, body.role);
    await trx
      .updateTable('businessMembers')
      .set({ role: body.role })
      .where('businessId', '=', id)
      .where('userId', '=', userID)
      .execute()
      .catch(refuseLastOwner);
    const data = { was, is: body.role };
    await noteAct(trx, manager, {
      action: 'member.role-changed',
      businessId: id,
      resourceType: 'user',
      resourceId: userID,
      data,
    });
    if (was !== body.role && userID !== manager.userID) {
      await notifyPerson(trx, {
        kind: 'role',
        userID,
        businessID: id,
        actorID: manager.userID,
        about: { type: 'business', id },
        key: `role:${id}`,
        data: { role: body.role },
      });
    }
    const row = await selectMembers(trx, id).where('m.userId', '=', userID).executeTakeFirstOrThrow();
    return memberOf(row, picture);
  });
