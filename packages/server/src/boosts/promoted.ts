import { sql } from '@wbn/database';
import type { Db } from '../db.ts';

/** The ids among these that a boost promotes now: results mark them as advertising. */
export async function promotedAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select coalesce(product_id, business_id) as id from boosts
    where ends_at > now() and coalesce(product_id, business_id) = any(${[...ids]}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
