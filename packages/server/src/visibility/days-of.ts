import { sql } from '@wbn/database';
import type { Db } from '../db.ts';
import type { DayCounts } from './periods.ts';

/** SQL: inquiries to businesses from `from` until before `to` (days in UTC). Those of own members do not count. */
export const inquiriesTo = (ids: readonly string[], from: string, to: string) => sql`
  select i.id, i.to_party_id, i.created_at from inquiries i
  where i.to_party_id = any(${[...ids]}::uuid[]) and i.kind = 'inquiry'
    and i.created_at >= ${`${from}T00:00:00Z`}::timestamptz and i.created_at < ${`${to}T00:00:00Z`}::timestamptz
    and not exists (select from business_members m where m.business_id = i.to_party_id and m.user_id = i.opened_by)`;

/** Counts of businesses per day from `from` until before `to`; days without any are left out. */
export async function daysOf(
  db: Db,
  ids: readonly string[],
  from: string,
  to: string,
): Promise<(DayCounts & { readonly businessID: string })[]> {
  const { rows } = await sql<DayCounts & { readonly businessID: string }>`
    select business_id as "businessID", to_char(day, 'YYYY-MM-DD') as day, sum(views)::int as views,
      sum(product_views)::int as product_views, sum(searches)::int as searches, sum(inquiries)::int as inquiries
    from (
      select business_id, day, views, product_views, searches, 0 as inquiries from business_days
      where business_id = any(${[...ids]}::uuid[]) and day >= ${from}::date and day < ${to}::date
      union all
      select to_party_id, (created_at at time zone 'UTC')::date, 0, 0, 0, 1 from (${inquiriesTo(ids, from, to)}) asked) counted
    group by business_id, day order by business_id, day`.execute(db);
  return rows;
}
