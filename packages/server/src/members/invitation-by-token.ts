import { fullName } from '@wbn/contract';
import { secretHash } from '@wbn/http';
import type { Db } from '../db.ts';
import { quoted } from '../mail/quoted.ts';
import { departedSince } from './departures.ts';
import { openInvitations } from './member.ts';

/** An open invitation, its business and its inviter, by the token of its link; undefined if there is none, or none that lets this person in. */
export async function invitationByToken(db: Db, token: string, now: Date, userID?: string) {
  const found = await openInvitations(db, now)
    .where('tokenHash', '=', secretHash(token))
    .$if(userID !== undefined, (found) => found.where((where) => where.not(departedSince(userID))))
    .innerJoin('businesses as b', 'b.id', 'businessInvitations.businessId')
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'businessInvitations.invitedBy').on('u.deletedAt', 'is', null),
    )
    .select(['b.id', 'b.companyName', 'b.verified', 'b.deletedAt', 'u.firstName', 'u.lastName'])
    .select(['businessInvitations.role', 'businessInvitations.email'])
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { firstName, lastName, ...rest } = found;
  const inviter = firstName === null || lastName === null ? null : fullName({ firstName, lastName });
  return { ...rest, inviter };
}

/**
 * The names in an invitation, for pages that a person with its link sees before a login: the business and the inviter, prepared and quoted as in
 * our mails because a stranger may have chosen them, and the invited address. Undefined for a link that is not valid any more.
 */
export async function namesOfInvitation(db: Db, token: string, now = new Date()) {
  const found = await invitationByToken(db, token, now);
  if (found === undefined || found.inviter === null || found.deletedAt !== null) return undefined;
  return { companyName: quoted(found.companyName), inviter: quoted(found.inviter), email: found.email };
}
