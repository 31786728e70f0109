import { fullName } from '@wbn/contract';
import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { assertNotBlocked } from '../moderation/assert-not-blocked.ts';
import { assertExists } from '../resources/resource.ts';
import { invitationHash } from './invite-member.ts';
import { openInvitations } from './member.ts';

/** Names the business and the inviter of an open invitation to the person who has its link. */
export const readInvitation: Handler<'readInvitation'> = async ({ body, viewer: invited }, { db, now }) => {
  const found = await openInvitations(db, now())
    .where('tokenHash', '=', invitationHash(body.token))
    .innerJoin('businesses as b', 'b.id', 'businessInvitations.businessId')
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'businessInvitations.invitedBy').on('u.deletedAt', 'is', null),
    )
    .select(['b.id', 'b.companyName', 'b.verified', 'u.firstName', 'u.lastName', 'businessInvitations.role'])
    .executeTakeFirst();
  if (found === undefined) fail('NotFound');
  await inTransaction(db, async (trx) => {
    await assertExists(trx, found.id, 'business');
    await assertNotBlocked(trx, invited, undefined, found.id);
  });
  const { companyName, firstName, id, lastName, role, verified } = found;
  const inviter = firstName === null || lastName === null ? null : fullName({ firstName, lastName });
  return { businessID: id, companyName, verified, inviter, role };
};
