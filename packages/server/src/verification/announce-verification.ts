import type { VerificationOutcome } from '@wbn/contract';
import { notifyPerson, queueMail } from '@wbn/database';
import type { Trx } from '../db.ts';
import { mayAct } from '../users/may-act.ts';

const withEnd: readonly VerificationOutcome[] = ['approved', 'ending', 'expired'];
const withNote: readonly VerificationOutcome[] = ['approved', 'rejected', 'more', 'revoked'];

/**
 * Sends news about a verification to the owners and admins of its business, as notification and as mail in their language, in the transaction of
 * the change. Says nothing about an end while another verification of the business is valid for longer.
 */
export async function announceVerification(
  trx: Trx,
  id: string,
  outcome: VerificationOutcome,
  now: Date,
): Promise<void> {
  const news = await trx
    .selectFrom('verifications as v')
    .innerJoin('businesses as b', 'b.id', 'v.businessId')
    .select(['v.businessId', 'v.scopes', 'v.note', 'v.expiresAt', 'b.companyName'])
    .where('v.id', '=', id)
    .where('b.deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb.val(outcome !== 'ending' && outcome !== 'expired'),
        eb.not(
          eb.exists(
            eb
              .selectFrom('verifications as later')
              .select('later.id')
              .whereRef('later.businessId', '=', 'v.businessId')
              .where('later.state', '=', 'approved')
              .whereRef('later.expiresAt', '>', 'v.expiresAt'),
          ),
        ),
      ]),
    )
    .executeTakeFirst();
  if (news === undefined) return;
  const { businessId: businessID, companyName } = news;
  const expiresAt = withEnd.includes(outcome) ? (news.expiresAt?.toISOString() ?? null) : null;
  const note = withNote.includes(outcome) ? news.note : null;
  const scopes = outcome === 'approved' ? news.scopes : [];
  const managers = await trx
    .selectFrom('businessMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['u.id', 'u.email', 'u.firstName', 'u.locale'])
    .where('m.businessId', '=', businessID)
    .where('m.role', '<>', 'member')
    .where(mayAct('u'))
    .orderBy('u.id')
    .execute();
  for (const { id: userID, email, firstName, locale } of managers) {
    await notifyPerson(trx, {
      kind: 'verification',
      userID,
      businessID,
      about: { type: 'verification', id },
      key: `verification:${businessID}`,
      data: { outcome, expiresAt },
    });
    await queueMail(trx, {
      to: email,
      template: 'verification-news',
      locale,
      data: { firstName, businessID, companyName, outcome, scopes, expiresAt, note },
      dedupeKey: `verification-news:${id}:${outcome}:${now.getTime()}:${userID}`,
    });
  }
}
