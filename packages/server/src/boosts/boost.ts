import { plans } from '@wbn/contract';
import type { Boost } from '@wbn/contract/shapes';
import { type RawBuilder, type Row, sql, type Tier } from '@wbn/database';
import type { Db } from '../db.ts';

/**
 * Boosts with the name of the promoted resource, and its impressions and clicks before: the three days that an ended boost keeps, and as many
 * hours as a running one has run. The hour in which it began counts for neither, because it is partly boosted.
 */
export async function boostRows(db: Db, businessId: string, now: Date, boostID: string | null = null) {
  const { rows } = await sql<BoostRow>`
    select b.*, coalesce(p.name, o.company_name) as name,
      case when b.ends_at > ${now}::timestamptz then v.impressions else b.impressions_before end as seen,
      case when b.ends_at > ${now}::timestamptz then v.clicks else b.clicks_before end as clicked
    from boosts b
    join businesses o on o.id = b.business_id
    left join products p on p.id = b.product_id
    cross join lateral (${seenBefore(sql`b`, sql`${now}::timestamptz - b.starts_at`)}) v
    where b.business_id = ${businessId}::uuid and (${boostID}::uuid is null or b.id = ${boostID}::uuid)
    order by b.created_at desc limit 200`.execute(db);
  return rows;
}

/** SQL: impressions and clicks of what a row of `boosts` promotes, in the whole hours of `length` before the hour in which it began. */
export const seenBefore = (boost: RawBuilder<unknown>, length: RawBuilder<unknown>) => sql`
  select coalesce(sum(h.impressions), 0) as impressions, coalesce(sum(h.clicks), 0) as clicks from visibility_hours h
  where h.resource_id = coalesce(${boost}.product_id, ${boost}.business_id)
    and h.hour < date_trunc('hour', ${boost}.starts_at)
    and h.hour >= date_trunc('hour', ${boost}.starts_at) - (${length})`;

type BoostRow = Row<'boosts'> & { name: string; seen: number | null; clicked: number | null };

export const boostOf = (row: BoostRow, now: Date): Boost => ({
  boostID: row.id,
  productID: row.productId,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  name: row.name,
  running: now < row.endsAt,
  impressions: Number(row.impressions),
  clicks: Number(row.clicks),
  before: row.seen === null ? null : { impressions: Number(row.seen), clicks: Number(row.clicked) },
});

/** Boosts per month in the business's membership, and boosts left in this month. */
export async function allowanceOf(db: Db, businessId: string, now: Date) {
  const { subscription, used } = await db
    .selectFrom('businesses as b')
    .select([
      'b.subscription',
      sql<number>`(select count(*)::int from boosts where business_id = b.id
        and created_at >= date_trunc('month', ${now}::timestamptz, 'UTC'))`.as('used'),
    ])
    .where('b.id', '=', businessId)
    .executeTakeFirstOrThrow();
  const perMonth = plans[subscription as Tier].boosts;
  return { perMonth, remaining: Math.max(perMonth - used, 0) };
}
