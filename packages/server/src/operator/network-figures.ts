import type { HealthItem } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Db } from '../db.ts';
import { waitingNow } from './waiting.ts';

export type FigureKey = HealthItem['key'];
type Row = Readonly<Record<FigureKey, string | number | null>>;
export type NetworkFigures = Readonly<Record<FigureKey, number | null>>;

/**
 * Figures of queues, regular jobs, search index and storage. They are read from the database, so they are those of the whole network. A regular
 * job that no longer runs shows in the work that it leaves undone.
 */
export async function networkFigures(db: Db): Promise<NetworkFigures> {
  const { rows } = await sql<Row>`
    select
      (select count(*) from outbox_emails where state in ('queued', 'sending')) as "mailsWaiting",
      (select extract(epoch from now() - min(next_attempt_at)) from outbox_emails
        where state in ('queued', 'sending') and next_attempt_at <= now()) as "mailsOldest",
      (select count(*) from outbox_emails where state = 'failed' and created_at > now() - interval '7 days') as "mailsFailed",
      (select count(*) from webhook_events where processed_at is null and received_at < now() - interval '5 minutes')
        as "paymentEventsWaiting",
      ${waitingNow.verifications} as "verificationsWaiting",
      ${waitingNow.reports} as "reportsWaiting",
      ${waitingNow.enquiries} as "enquiriesWaiting",
      (select count(*) from verifications where state = 'approved' and expires_at < now() - interval '10 minutes')
        as "verificationsOverdue",
      (select count(*) from saved_searches where alerts <> 'off' and next_at < now() - interval '1 hour') as "alertsOverdue",
      (select extract(epoch from now() - min(created_at)) from events) as "eventsOldest",
      (select (select last_value from search_change) - min(change) from search_scope) as "indexChanges",
      (select sum(documents) from search_scope where scope in ('business', 'product', 'user')) as "indexDocuments",
      pg_database_size(current_database()) as "databaseBytes",
      (select coalesce(sum(file_size), 0) from uploads where state in ('ready', 'used')) as "filesBytes"`.execute(db);
  const entries = Object.entries(rows[0] as Row);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, value === null ? null : Math.round(Number(value))]),
  ) as NetworkFigures;
}
