import { sql } from '@wbn/database';
import type { Db } from '../db.ts';
import { emailByDefault } from '../notifications/notification-preferences.ts';
import { mayAct } from '../users/may-act.ts';

/** Days that the first digest covers; also the longest outage after which no notification is missed. */
const reach = 7;
/** A digest ends this many minutes before `now`: a transaction that was still open at its end belongs to the next one. */
const patience = 5;

/**
 * Queues the daily digest of every person with unread notifications of kinds they want daily: those since their last digest, however late
 * that one or this one is. Safe to call often and from several processes: each person gets one digest a day.
 */
export async function queueDigests(db: Db, now: Date): Promise<void> {
  const days = Array.from({ length: reach + 1 }, (_, ago) => dayOf(now, ago));
  const daily = Object.entries(emailByDefault).flatMap(([kind, when]) => (when === 'daily' ? [kind] : []));
  await sql`
    insert into outbox_emails (to_address, template, locale, data, dedupe_key, created_at)
    select u.email, 'daily-digest', u.locale,
      jsonb_build_object('userID', u.id, 'items', jsonb_agg(jsonb_build_object('kind', n.kind, 'count', n.count,
        'business', b.company_name, 'businessID', n.business_id) order by b.company_name nulls first, n.count desc, n.kind)),
      'daily-digest:' || ${days[0]}::text || ':' || u.id, ${now}
    from (
      select o.user_id, o.business_id, o.kind, sum(coalesce((o.data->>'count')::int, 1))::int as count from notifications o
      left join notification_preferences p on p.user_id = o.user_id and p.kind = o.kind
      where o.read_at is null
        and o.created_at > ${now}::timestamptz - make_interval(days => ${reach}, mins => ${patience})
        and o.created_at <= ${now}::timestamptz - make_interval(mins => ${patience})
        and coalesce(p.email, case when o.kind = any(${daily}::text[]) then 'daily' end) = 'daily'
        and not exists (
          select from unnest(${days}::text[]) day join outbox_emails m on m.dedupe_key = 'daily-digest:' || day || ':' || o.user_id
          where o.created_at <= m.created_at - make_interval(mins => ${patience}))
      group by 1, 2, 3) n
    left join businesses b on b.id = n.business_id
    join users u on u.id = n.user_id and ${mayAct('u')}
    group by u.id
    on conflict (dedupe_key) do nothing`.execute(db);
}

const dayOf = (now: Date, ago: number): string => new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
