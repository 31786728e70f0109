import { notifyPerson } from '@wbn/database';
import { endProviderSessions, noteRemoval } from '@wbn/http';
import { noteAct } from '../audit/note-act.ts';
import { inTransaction, type Trx } from '../db.ts';
import { publishToPerson } from '../events/tell.ts';
import type { Handler } from '../handler.ts';
import { forgetConsents } from './forget-consents.ts';
import { lockMember, refuseLastOwner } from './lock-member.ts';

/** Managers remove members, who hear of it; every member may leave, also a suspended business. Deletes the notifications that they got for the business. */
export const removeMember: Handler<'removeMember'> = async ({ params, viewer: manager }, { db }) =>
  inTransaction(db, async (trx) => {
    const userID = params.userID === 'me' ? manager.userID : params.userID.toLowerCase();
    const was = await lockMember(trx, manager, params.id, userID);
    await trx
      .deleteFrom('businessMembers')
      .where('businessId', '=', params.id)
      .where('userId', '=', userID)
      .execute()
      .catch(refuseLastOwner);
    await trx.deleteFrom('notifications').where('userId', '=', userID).where('businessId', '=', params.id).execute();
    await publishToPerson(trx, userID, 'notification');
    if (userID !== manager.userID) {
      await noteRemoval(trx, { businessID: params.id, userID });
      await tellRemoved(trx, params.id, userID);
    }
    await unlink(trx, params.id, userID);
    // After the logins: a renewal locks them before their sessions.
    await forgetConsents(trx, params.id, userID);
    await noteAct(trx, manager, {
      action: userID === manager.userID ? 'member.left' : 'member.removed',
      businessId: params.id,
      resourceType: 'user',
      resourceId: userID,
      data: { was },
    });
    return {};
  });

/**
 * The business's identity provider no longer logs a former member in, and the logins that it began end. A login that is on its way holds the link:
 * it is waited for, and ends, too. The provider is not locked: such a login holds it, and may wait for the membership.
 */
async function unlink(trx: Trx, businessID: string, userID: string): Promise<void> {
  const providers = trx.selectFrom('signInProviders').select('id').where('businessId', '=', businessID);
  const removed = await trx
    .deleteFrom('signInLinks')
    .where('userId', '=', userID)
    .where('providerId', 'in', providers)
    .returning('providerId')
    .execute();
  for (const { providerId: providerID } of removed)
    await endProviderSessions(trx, { providerID, userID }, 'member removed');
}

/** Not as a member of the business, which no longer is theirs: the news names it and leads nowhere. */
async function tellRemoved(trx: Trx, businessID: string, userID: string): Promise<void> {
  const business = await trx
    .selectFrom('businesses')
    .select('companyName')
    .where('id', '=', businessID)
    .executeTakeFirst();
  if (business === undefined) return;
  await notifyPerson(trx, {
    kind: 'left',
    userID,
    about: { type: 'business', id: businessID },
    key: `left:${businessID}`,
    data: { title: business.companyName },
  });
}
