import { queueMail, sql } from '@wbn/database';
import { hasSecondFactorSql } from '@wbn/http';
import type { Trx } from '../db.ts';

/**
 * Tells members without two-step login that a business requires it, by notification and by mail in their language, in the transaction of
 * the change.
 */
export async function announceDuty(trx: Trx, businessID: string, dueAt: Date): Promise<void> {
  const members = await trx
    .selectFrom('businessMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .innerJoin('businesses as b', 'b.id', 'm.businessId')
    .select(['u.id', 'u.email', 'u.firstName', 'u.locale', 'b.companyName'])
    .where('m.businessId', '=', businessID)
    .where('u.deletedAt', 'is', null)
    .where('u.suspendedAt', 'is', null)
    .where(sql<boolean>`not ${hasSecondFactorSql(sql.ref('u.id'))}`)
    .orderBy('u.id')
    .execute();
  const due = dueAt.toISOString();
  for (const { companyName, email, firstName, id: userID, locale } of members) {
    await sql`
      with told as (insert into notifications as n (user_id, business_id, kind, resource_type, resource_id, data, dedupe_key)
        values (${userID}::uuid, ${businessID}::uuid, 'second-factor', 'business', ${businessID}::uuid,
          jsonb_build_object('dueAt', ${due}::text), ${`second-factor:${businessID}`})
        on conflict (user_id, dedupe_key) where dedupe_key is not null do update set
          data = excluded.data, created_at = now(), read_at = null, seen_at = null
        returning user_id)
      insert into events (topic, kind) select 'user:' || user_id, 'notification' from told`.execute(trx);
    await queueMail(trx, {
      to: email,
      template: 'second-factor-required',
      locale,
      data: { firstName, companyName, dueAt: due },
      dedupeKey: `second-factor-required:${businessID}:${due}:${userID}`,
    });
  }
}
