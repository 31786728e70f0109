import { createHash, randomBytes } from 'node:crypto';
import { foldEmail, isUniqueViolation, queueMail, sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import { noteAct } from '../audit/note-act.ts';
import { assertManages } from '../businesses/roles.ts';
import { inTransaction, type Trx } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { isBlockedBy } from '../moderation/assert-not-blocked.ts';
import { actInTurn } from '../moderation/in-turn.ts';
import { invitationColumns, invitationOf } from './member.ts';

const life = 7 * 86_400_000;

/** The database stores only the hash of the invitation's token. */
export const invitationHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Sends an invitation by mail. A second invitation of the same address replaces the first, and the older link stops working. */
export const inviteMember: Handler<'inviteMember'> = async ({ params: { id }, body, viewer: manager }, context) => {
  const { db, now } = context;
  const role = await assertManages(db, manager, id);
  // An admin cannot give a higher role than their own.
  if (body.role === 'owner' && role !== 'owner') fail('Forbidden');
  if (context.verifiedEmailOnly && !manager.emailVerified) fail('EmailNotVerified');
  const token = randomBytes(32).toString('base64url');
  return inTransaction(db, async (trx) => {
    await actInTurn(trx, manager, id);
    await assertNotMember(trx, id, body.email);
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
        tokenHash: invitationHash(token),
        invitedBy: manager.userID,
        createdAt: now(),
        expiresAt: new Date(now().getTime() + life),
      })
      .returning(invitationColumns)
      .executeTakeFirstOrThrow()
      .catch((error) => fail(isUniqueViolation(error) ? 'Conflict' : 'InternalError', { cause: error }));
    if (await wantsMail(trx, manager, id, body.email)) {
      await queueMail(trx, {
        to: body.email,
        template: 'business-invitation',
        locale: await localeOf(trx, manager.userID),
        data: { ...(await senderOf(trx, id)), role: body.role, token },
        dedupeKey: `business-invitation:${invitation.id}`,
      });
    }
    const data = { role: body.role };
    await noteAct(trx, manager, { action: 'member.invited', businessId: id, resourceId: invitation.id, data });
    return invitationOf(invitation);
  });
};

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
