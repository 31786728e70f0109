import { sql } from '@wbn/database';
import type { TestApi } from '@wbn/server/testing';

/** Tables that everybody writes while they use the network, or that are about nobody. */
export const sharedTables = {
  events: 'news of public things, and trimmed',
  resource_counters: 'numbers per resource',
  visibility_hours: 'numbers per resource and hour',
  business_days: 'numbers per business and day',
  search_choice: 'which result was opened',
  search_log: 'searched words without the person',
  search_own_network: 'hashes of networks of a business',
  feed_items: 'posts by time, written later',
  outbox_emails: 'mails that the server sends about news',
  idempotency_keys: 'answers by caller',
  rate_limit_buckets: 'numbers per caller',
} as const;

type Row = Readonly<Record<string, unknown>>;

/** Names of all tables, without the search index, which follows them later under the same ids. */
async function tableNames({ db }: TestApi): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
      and table_name not like 'search\\_document%' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** All rows of all tables that hold one of the ids. */
export async function rowsOf(api: TestApi, ids: readonly string[]): Promise<Readonly<Record<string, readonly Row[]>>> {
  const names = (await tableNames(api)).filter((name) => !(name in sharedTables));
  const one = (name: string) => sql<{ name: string; row: Row }>`
    select ${sql.lit(name)} as name, to_jsonb(t) as row from ${sql.table(name)} t
    where t::text ~ ${sql.lit(ids.join('|'))}`;
  const { rows } = await sql<{ name: string; row: Row }>`${sql.join(names.map(one), sql` union all `)}`.execute(api.db);
  return Object.fromEntries(
    names.map((name) => [name, rows.filter((found) => found.name === name).map(({ row }) => row)]),
  );
}

/** Tables whose rows have an id of their own that a call could take. */
export async function tablesWithIds({ db }: TestApi): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'id' and c.data_type = 'uuid'
      and table_name not like 'search\\_document%'
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Columns that others move without changing what the owner wrote. */
const moving = /count|updated_at|_seen|score|search_/;

/** A row as a text to compare. */
export const rowText = (row: Row): string =>
  JSON.stringify(Object.fromEntries(Object.entries(row).filter(([column]) => !moving.test(column))));
