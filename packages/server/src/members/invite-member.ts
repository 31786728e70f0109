import { allInvitationMails, fullName, invitationMails, isUuid } from '@wbn/contract';
import type { Invitation } from '@wbn/contract/shapes';
import { foldEmail, isUniqueViolation, queueMail, sql } from '@wbn/database';
import { makeSecret, secretHash, type Viewer } from '@wbn/http';
import { noteAct } from '../audit/note-act.ts';
import { lockManager } from '../businesses/lock-role.ts';
import { inTransaction, type Trx } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler, Input } from '../handler.ts';
import { isBlockedBy } from '../moderation/assert-not-blocked.ts';
import { actInTurn } from '../moderation/in-turn.ts';
import { departedSince } from './departures.ts';
import { lockInvitations } from './lock-invitations.ts';
import { invitationColumns, invitationOf } from './member.ts';

const day = 86_400_000;
const validity = 7 * day;

/**
 * Sends an invitation by mail. Within a day, and while no member departed, a second invitation of the same address changes the first one and sends no mail; later it
 * replaces the first one, and the older link stops working.
 */
export const inviteMember: Handler<'inviteMember'> = async ({ params: { id }, body, viewer: manager }, context) => {
  const { db, now } = context;
  const token = makeSecret();
  return inTransaction(db, async (trx) => {
    await actInTurn(trx, manager, isUuid(id) ? id : undefined);
    const role = await lockManager(trx, manager, id);
    // An admin cannot give a higher role than their own.
    if (body.role === 'owner' && role !== 'owner') fail('Forbidden');
    if (context.verifiedEmailOnly && !manager.emailVerified) fail('EmailNotVerified');
    await assertNotMember(trx, id, body.email);
    // Invitations of one mailbox are counted one after another.
    await sql`select pg_advisory_xact_lock(hashtext(${`invitation:${foldEmail(body.email)}`}))`.execute(trx);
    await lockInvitations(trx, { id, role, now: now() }, { email: body.email });
    const renewed = await renewFresh(trx, manager, { id, body, now: now() });
    if (renewed !== undefined) return renewed;
    if (context.limits) await assertMayMail(trx, manager, body.email, now());
    await trx
      .updateTable('businessInvitations')
      .set({ revokedAt: now() })
      .where('businessId', '=', id)
      .where((where) => where(where.fn('lower', ['email']), '=', foldEmail(body.email)))
      .where('acceptedAt', 'is', null)
      .where('declinedAt', 'is', null)
      .where('revokedAt', 'is', null)
      .execute();
    const invitation = await trx
      .insertInto('businessInvitations')
      .values({
        businessId: id,
        email: body.email,
        role: body.role,
        tokenHash: secretHash(token),
        invitedBy: manager.userID,
        createdAt: now(),
        expiresAt: new Date(now().getTime() + validity),
      })
      .returning(invitationColumns)
      .executeTakeFirstOrThrow()
      .catch((error) => fail(isUniqueViolation(error) ? 'Conflict' : 'InternalError', { cause: error }));
    if (await wantsMail(trx, manager, id, body.email)) {
      await queueMail(trx, {
        to: body.email,
        template: 'business-invitation',
        locale: await localeOf(trx, manager.userID),
        data: { ...(await senderOf(trx, id)), inviter: await nameOf(trx, manager.userID), role: body.role, token },
        dedupeKey: `business-invitation:${invitation.id}`,
      });
    }
    const data = { role: body.role };
    await noteAct(trx, manager, { action: 'member.invited', businessId: id, resourceId: invitation.id, data });
    return invitationOf(invitation);
  });
};

interface Asked {
  readonly id: string;
  readonly body: Input<'inviteMember'>['body'];
  readonly now: Date;
}

/**
 * Changes an invitation that was mailed less than a day ago and is still open; undefined if there is none. After a departure a new one is written:
 * the address may belong to the person who departed, whom the older one does not admit.
 */
async function renewFresh(trx: Trx, manager: Viewer, { body, id, now }: Asked): Promise<Invitation | undefined> {
  const fresh = await trx
    .updateTable('businessInvitations')
    .set({ role: body.role, invitedBy: manager.userID })
    .where('businessId', '=', id)
    .where((where) => where(where.fn('lower', ['email']), '=', foldEmail(body.email)))
    .where('acceptedAt', 'is', null)
    .where('declinedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('createdAt', '>', new Date(now.getTime() - day))
    .where((where) => where.not(departedSince()))
    .returning(invitationColumns)
    .executeTakeFirst();
  if (fresh === undefined) return undefined;
  const act = { action: 'member.invited', businessId: id, resourceId: fresh.id, data: { role: body.role } };
  await noteAct(trx, manager, act);
  return invitationOf(fresh);
}

/**
 * Counted from the rows of all businesses: many accounts could fill one mailbox together. A person has few of their own, so that it takes many
 * accounts to keep an employer from inviting somebody.
 */
async function assertMayMail(trx: Trx, manager: Viewer, email: string, now: Date): Promise<void> {
  const { seconds } = invitationMails;
  const { own, sent } = await trx
    .selectFrom('businessInvitations')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .select(({ fn }) => fn.countAll<number>().filterWhere('invitedBy', '=', manager.userID).as('own'))
    .where((where) => where(where.fn('lower', ['email']), '=', foldEmail(email)))
    .where('createdAt', '>', new Date(now.getTime() - seconds * 1000))
    .executeTakeFirstOrThrow();
  if (own >= invitationMails.burst || sent >= allInvitationMails.burst)
    fail('TooManyRequests', { retryAfter: seconds / invitationMails.burst });
}

async function assertNotMember(trx: Trx, businessId: string, email: string): Promise<void> {
  const member = await trx
    .selectFrom('businessMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .where('m.businessId', '=', businessId)
    .where((where) => where(where.fn('lower', ['u.email']), '=', foldEmail(email)))
    .select('m.userId')
    .executeTakeFirst();
  if (member !== undefined) fail('ValidationError', { fields: ['email'] });
}

const senderOf = async (trx: Trx, id: string): Promise<{ companyName: string; isVerified: boolean }> =>
  trx
    .selectFrom('businesses')
    .select(['companyName', 'verified as isVerified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function nameOf(trx: Trx, userID: string): Promise<string> {
  const person = trx.selectFrom('users').select(['firstName', 'lastName']).where('id', '=', userID);
  return fullName(await person.executeTakeFirstOrThrow());
}

/**
 * False if the invited person has blocked the inviter or the business. The inviter does not learn this: a refusal would reveal that the
 * address has an account.
 */
async function wantsMail(trx: Trx, manager: Viewer, id: string, email: string): Promise<boolean> {
  const owner = sql`select id from users where lower(email) = ${foldEmail(email)} and deleted_at is null`;
  const blocked = isBlockedBy(owner, { person: manager.userID, business: id });
  return (await sql`select 1 where ${blocked}`.execute(trx)).rows.length === 0;
}

/** The language of the invited person is unknown, so the inviter's is used. */
const localeOf = async (trx: Trx, userID: string): Promise<string | null> =>
  (await trx.selectFrom('users').select('locale').where('id', '=', userID).executeTakeFirstOrThrow()).locale;
