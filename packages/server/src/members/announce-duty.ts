import { notifyPerson, queueMail } from '@wbn/database';
import type { Trx } from '../db.ts';
import { membersWithoutSecondFactor } from './members-without-second-factor.ts';

/**
 * Tells members without two-step login that a business requires it, by notification and by mail in their language, in the transaction of
 * the change.
 */
export async function announceDuty(trx: Trx, businessID: string, dueAt: Date): Promise<void> {
  const members = await membersWithoutSecondFactor(trx, businessID)
    .innerJoin('businesses as b', 'b.id', 'm.businessId')
    .select(['u.id', 'u.email', 'u.firstName', 'u.locale', 'b.companyName'])
    .execute();
  const due = dueAt.toISOString();
  for (const { companyName, email, firstName, id: userID, locale } of members) {
    await notifyPerson(trx, {
      kind: 'second-factor',
      userID,
      businessID,
      about: { type: 'business', id: businessID },
      key: `second-factor:${businessID}`,
      data: { dueAt: due },
    });
    await queueMail(trx, {
      to: email,
      template: 'second-factor-required',
      locale,
      data: { firstName, companyName, dueAt: due },
      dedupeKey: `second-factor-required:${businessID}:${due}:${userID}`,
    });
  }
}
