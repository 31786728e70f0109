import { renewalDays } from '@wbn/contract';
import { type MembershipNews, type PaymentRow, queueMail, sql } from '@wbn/database';
import type { Context } from '../context.ts';
import type { Trx } from '../db.ts';
import { mayAct } from '../users/may-act.ts';

const dayMs = 86_400_000;
/** Owners hear so many days before the first charge, or before the end of a year that does not renew. */
const noticeDays = 11;

const keyOf = (yearID: string, news: MembershipNews, userID: string) => `membership-news:${yearID}:${news}:${userID}`;

/**
 * Mails each owner in their language, in the transaction of the change. A year is announced once for each kind of news. Owners of a removed business
 * get no mail.
 */
export async function announceYear(trx: Trx, yearID: string, news: MembershipNews): Promise<void> {
  const owners = await trx
    .selectFrom('subscriptions as s')
    .innerJoin('businesses as b', 'b.id', 's.businessId')
    .innerJoin('businessMembers as m', 'm.businessId', 'b.id')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['u.id', 'u.email', 'u.firstName', 'u.locale', 's.businessId', 's.tier', 's.periodEnd', 'b.companyName'])
    .where('s.id', '=', yearID)
    .where('b.deletedAt', 'is', null)
    .where('m.role', '=', 'owner')
    .where(mayAct('u'))
    .orderBy('u.id')
    .execute();
  for (const { id, email, firstName, locale, businessId: businessID, tier, periodEnd, companyName } of owners) {
    const paidUntil = periodEnd.toISOString();
    await queueMail(trx, {
      to: email,
      template: 'membership-news',
      locale,
      data: { firstName, businessID, companyName, tier, news, paidUntil },
      dedupeKey: keyOf(yearID, news, id),
    });
  }
}

/** Tells owners once that the bank refused a renewal, which is tried again. The buyer of a refused purchase has seen the refusal on the page. */
export async function announceRefusal(trx: Trx, { businessId, kind }: PaymentRow): Promise<void> {
  if (kind !== 'renewal') return;
  const year = await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('businessId', '=', businessId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (year) await announceYear(trx, year.id, 'refused');
}

/** Announces years that renew or end soon. The outbox keeps its keys for longer than the notice, so each owner is told once. */
export async function announceEndingYears({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const until = new Date(now().getTime() + (renewalDays + noticeDays) * dayMs);
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; news: MembershipNews }>`
      select s.id, n.news from subscriptions s
      join businesses b on b.id = s.business_id and b.deleted_at is null
      cross join lateral (select case when s.cancel_at_period_end or s.provider_method_id is null
        then 'ending' else 'renewing' end as news) n
      where s.state = 'active' and s.period_end > ${now()} and s.period_end <= ${until}
        and exists (
          select from business_members m join users u on u.id = m.user_id and ${mayAct('u')}
          where m.business_id = s.business_id and m.role = 'owner' and not exists (
            select from outbox_emails o
            where o.dedupe_key = 'membership-news:' || s.id || ':' || n.news || ':' || m.user_id))
      order by s.period_end limit 100`.execute(trx);
    for (const { id, news } of rows) await announceYear(trx, id, news);
  });
}
