import { sql } from '@wbn/database';
import type { TestApi } from '@wbn/server/testing';

/** Tables that a refused request may change: rate limits, stored answers, key usage, the trail with its line for each privileged call. */
const beside = new Set(['rate_limit_buckets', 'idempotency_keys', 'partner_key_usage', 'auth_trail']);

/** A checksum of the whole database: a write of any column of any row changes it. */
export async function digestOf({ db }: Pick<TestApi, 'db'>): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'search\\_%' order by 1`.execute(
    db,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables.rows.filter((table) => !beside.has(table.name))) {
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${sql.table(name)} t`.execute(
      db,
    );
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}

/** Every database column in a client's spelling. */
export async function columnsOf({ db }: Pick<TestApi, 'db'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct column_name as name from information_schema.columns where table_schema = 'public'`.execute(db);
  return rows.map(({ name }) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()));
}
