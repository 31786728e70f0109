import { sql } from '@wbn/database';
import type { Db } from '../context.ts';
import { emailByDefault } from '../notifications/preferences.ts';

/**
 * Writes the digest of a day for everybody who has unread notifications of kinds they want daily, from the 24 hours before `now`. Asked any
 * number of times by any number of processes, each person gets one a day.
 */
export async function queueDigests(db: Db, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const daily = Object.entries(emailByDefault).flatMap(([kind, when]) => (when === 'daily' ? [kind] : []));
  await sql`
    insert into outbox_emails (to_address, template, locale, data, dedupe_key)
    select u.email, 'daily-digest', u.locale,
      jsonb_build_object('userID', u.id, 'items', jsonb_agg(jsonb_build_object('kind', n.kind, 'count', n.count) order by n.count desc, n.kind)),
      'daily-digest:' || ${day}::text || ':' || u.id
    from (
      select o.user_id, o.kind, sum(coalesce((o.data->>'count')::int, 1))::int as count from notifications o
      left join notification_preferences p on p.user_id = o.user_id and p.kind = o.kind
      where o.read_at is null and o.created_at > ${now}::timestamptz - interval '24 hours'
        and coalesce(p.email, case when o.kind = any(${daily}::text[]) then 'daily' end) = 'daily'
      group by 1, 2) n
    join users u on u.id = n.user_id and u.deleted_at is null and u.suspended_at is null
    group by u.id
    on conflict (dedupe_key) do nothing`.execute(db);
}
