import { notifyPerson } from '@wbn/database';
import { forgetRemoval, secretHash } from '@wbn/http';
import { noteAct } from '../audit/note-act.ts';
import { lockAccounts } from '../businesses/lock-accounts.ts';
import { writeInTurn } from '../businesses/member-turn.ts';
import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { assertNotBlocked } from '../moderation/assert-not-blocked.ts';
import { actInTurn } from '../moderation/in-turn.ts';
import { assertExists } from '../resources/resource.ts';
import { departedSince } from './departures.ts';
import { openInvitations } from './member.ts';

/**
 * The link proves that the mail arrived, not who reads it: anybody with the link may accept with their account. So the inviter is told which account
 * did. It works once and while the invitation is open. Existing members keep their role. A person who left, was
 * removed or got a lower role needs an invitation that was written later: they may know the links of earlier ones.
 */
export const acceptInvitation: Handler<'acceptInvitation'> = async ({ body, viewer: invited }, { db, now }) =>
  inTransaction(db, async (trx) => {
    // Before the invitation is locked: a block that is under way may wait for the role of a manager who waits for the invitation.
    await actInTurn(trx, invited, undefined);
    const found = openInvitations(trx, now()).where('tokenHash', '=', secretHash(body.token));
    const asked = await found.select(['businessId', 'invitedBy']).executeTakeFirst();
    if (asked === undefined) fail('NotFound');
    // Waits for unfinished removals of the invited person and of the inviter.
    const people = [invited.userID, asked.invitedBy ?? invited.userID];
    await writeInTurn(trx, asked.businessId, people);
    // First the accounts, then the invitation: the order of a deletion of an account, which removes its invitations.
    await lockAccounts(trx, people);
    const invitation = await found
      .where((where) => where.not(departedSince(invited.userID)))
      .select(['id', 'businessId', 'role', 'invitedBy'])
      .forUpdate()
      .executeTakeFirst();
    if (invitation === undefined) fail('NotFound');
    const { businessId } = invitation;
    await assertExists(trx, businessId, 'business');
    await assertNotBlocked(trx, invited, undefined, businessId);
    await trx
      .updateTable('businessInvitations')
      .set({ acceptedAt: now(), acceptedBy: invited.userID })
      .where('id', '=', invitation.id)
      .execute();
    await trx
      .insertInto('businessMembers')
      .values({ businessId, userId: invited.userID, role: invitation.role, invitedBy: invitation.invitedBy })
      .onConflict((conflict) => conflict.constraint('business_members_pkey').doNothing())
      .execute();
    await forgetRemoval(trx, { businessID: businessId, userID: invited.userID });
    const { role } = await trx
      .selectFrom('businessMembers')
      .select('role')
      .where('businessId', '=', businessId)
      .where('userId', '=', invited.userID)
      .executeTakeFirstOrThrow();
    await noteAct(trx, invited, { action: 'member.accepted', businessId, resourceId: invitation.id, data: { role } });
    if (invitation.invitedBy !== null && invitation.invitedBy !== invited.userID) {
      await notifyPerson(trx, {
        kind: 'invitation',
        userID: invitation.invitedBy,
        businessID: businessId,
        actorID: invited.userID,
        about: { type: 'invitation', id: invitation.id },
        key: `invitation:${invitation.id}`,
      });
    }
    return { businessID: businessId, role };
  });
