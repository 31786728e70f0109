import type { HealthItem } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Handler } from '../handler.ts';
import { assertOperator } from './assert-operator.ts';

type Key = HealthItem['key'];
type Figures = Readonly<Record<Key, string | number | null>>;

/** The unit of each figure, and the value from which on an operator should look after it. */
const meanings: Readonly<Record<Key, { readonly unit: HealthItem['unit']; readonly badFrom?: number }>> = {
  mailsWaiting: { unit: 'count', badFrom: 1_000 },
  mailsOldest: { unit: 'seconds', badFrom: 600 },
  mailsFailed: { unit: 'count', badFrom: 1 },
  paymentEventsWaiting: { unit: 'count', badFrom: 1 },
  verificationsWaiting: { unit: 'count' },
  reportsWaiting: { unit: 'count' },
  enquiriesWaiting: { unit: 'count' },
  verificationsOverdue: { unit: 'count', badFrom: 1 },
  alertsOverdue: { unit: 'count', badFrom: 1 },
  eventsOldest: { unit: 'seconds', badFrom: 2 * 86_400 },
  indexChanges: { unit: 'count', badFrom: 50_000 },
  indexDocuments: { unit: 'count' },
  databaseBytes: { unit: 'bytes' },
  filesBytes: { unit: 'bytes' },
};

/**
 * Figures of queues, regular jobs, search index and storage. They are read from the database, so they are those of the whole network. A regular
 * job that no longer runs shows in the work that it leaves undone.
 */
export const networkHealth: Handler<'networkHealth'> = async ({ viewer }, { db }) => {
  assertOperator(viewer);
  const { rows } = await sql<Figures>`
    select
      (select count(*) from outbox_emails where state in ('queued', 'sending')) as "mailsWaiting",
      (select extract(epoch from now() - min(next_attempt_at)) from outbox_emails
        where state in ('queued', 'sending') and next_attempt_at <= now()) as "mailsOldest",
      (select count(*) from outbox_emails where state = 'failed' and created_at > now() - interval '7 days') as "mailsFailed",
      (select count(*) from webhook_events where processed_at is null and received_at < now() - interval '5 minutes')
        as "paymentEventsWaiting",
      (select count(*) from verifications where state in ('submitted', 'in_review')) as "verificationsWaiting",
      (select count(*) from reports where state = 'open') as "reportsWaiting",
      (select count(*) from enquiries where handled_at is null) as "enquiriesWaiting",
      (select count(*) from verifications where state = 'approved' and expires_at < now() - interval '10 minutes')
        as "verificationsOverdue",
      (select count(*) from saved_searches where alerts <> 'off' and next_at < now() - interval '1 hour') as "alertsOverdue",
      (select extract(epoch from now() - min(created_at)) from events) as "eventsOldest",
      (select (select last_value from search_change) - min(change) from search_scope) as "indexChanges",
      (select sum(documents) from search_scope where scope in ('business', 'product', 'user')) as "indexDocuments",
      pg_database_size(current_database()) as "databaseBytes",
      (select coalesce(sum(file_size), 0) from uploads where state in ('ready', 'used')) as "filesBytes"`.execute(db);
  const figures = rows[0] as Figures;
  return (Object.keys(meanings) as Key[]).map((key) => {
    const { badFrom, unit } = meanings[key];
    const value = figures[key] === null ? null : Math.round(Number(figures[key]));
    return { key, value, unit, isBad: badFrom !== undefined && value !== null && value >= badFrom };
  });
};
