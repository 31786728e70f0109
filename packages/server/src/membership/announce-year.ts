import { renewalDays } from '@wbn/contract';
import { type MembershipNews, type PaymentRow, queueMail, sql } from '@wbn/database';
import type { Context } from '../context.ts';
import type { Trx } from '../db.ts';
import { mayAct } from '../users/may-act.ts';

const dayMs = 86_400_000;
/** Owners hear so many days before the first charge, or before the end of a year that does not renew. */
const noticeDays = 11;

const keyOf = (yearID: string, news: MembershipNews, userID: string) => `membership-news:${yearID}:${news}:${userID}`;

interface Occasion {
  /** For news that can come again. */
  readonly time?: Date;
  /** The owners who hear it; default all. */
  readonly userIDs?: readonly string[];
}

/**
 * Mails each owner in their language, in the transaction of the change. A year is announced once for each kind of news, and once a day (UTC, of `time`)
 * for news that can come again: one owner must not fill the mailboxes of the others. Owners of a removed business get no mail.
 */
export async function announceYear(
  trx: Trx,
  yearID: string,
  news: MembershipNews,
  { time, userIDs }: Occasion = {},
): Promise<void> {
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
    .$if(userIDs !== undefined, (query) => query.where('u.id', 'in', userIDs ?? []))
    .orderBy('u.id')
    .execute();
  for (const { id, email, firstName, locale, businessId: businessID, tier, periodEnd, companyName } of owners) {
    const paidUntil = periodEnd.toISOString();
    await queueMail(trx, {
      to: email,
      template: 'membership-news',
      locale,
      data: { firstName, businessID, companyName, tier, news, paidUntil },
      dedupeKey: [keyOf(yearID, news, id), ...(time ? [time.toISOString().slice(0, 10)] : [])].join(':'),
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

/**
 * Announces years that renew or end soon. The outbox keeps its keys for longer than the notice, so each owner is told once. The mail about a
 * cancellation names the last day, too: one of these last days takes the place of the mail about the end.
 */
export async function announceEndingYears({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const lastDays = (renewalDays + noticeDays) * dayMs;
  const until = new Date(now().getTime() + lastDays);
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; news: MembershipNews; userIDs: string[] }>`
      select s.id, n.news, array_agg(m.user_id) as "userIDs" from subscriptions s
      join businesses b on b.id = s.business_id and b.deleted_at is null
      join business_members m on m.business_id = s.business_id and m.role = 'owner'
      join users u on u.id = m.user_id and ${mayAct('u')}
      cross join lateral (select case when s.cancel_at_period_end or s.provider_method_id is null
        then 'ending' else 'renewing' end as news) n
      where s.state = 'active' and s.period_end > ${now()} and s.period_end <= ${until}
        and not exists (
          select from outbox_emails o
          where o.dedupe_key = 'membership-news:' || s.id || ':' || n.news || ':' || m.user_id)
        and not (n.news = 'ending' and exists (
          select from outbox_emails o
          where o.dedupe_key in (
            select 'membership-news:' || s.id || ':cancelled:' || m.user_id || ':' || to_char(day, 'YYYY-MM-DD')
            from generate_series(
              date_trunc('day', (s.period_end - make_interval(secs => ${lastDays / 1000})) at time zone 'UTC'),
              ${now()}::timestamptz at time zone 'UTC', interval '1 day') as day)))
      group by s.id, n.news order by s.period_end limit 100`.execute(trx);
    for (const { id, news, userIDs } of rows) await announceYear(trx, id, news, { userIDs });
  });
}
