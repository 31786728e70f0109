import { plans } from '@wbn/contract';
import type { Boost } from '@wbn/contract/shapes';
import { type Row, sql, type Tier } from '@wbn/database';
import type { Db } from '../db.ts';

/** Boosts with the name of the promoted resource, and with its impressions and clicks in an equally long period before. */
export async function boostRows(db: Db, businessId: string, now: Date, boostID: string | null = null) {
  const { rows } = await sql<BoostRow>`
    select b.*, coalesce(p.name, o.company_name) as name, coalesce(v.impressions, 0)::int as impressions_before,
      coalesce(v.clicks, 0)::int as clicks_before
    from boosts b
    join businesses o on o.id = b.business_id
    left join products p on p.id = b.product_id
    left join lateral (select sum(h.impressions) as impressions, sum(h.clicks) as clicks from visibility_hours h
      where h.resource_id = coalesce(b.product_id, b.business_id) and h.hour < b.starts_at
        and h.hour >= b.starts_at - (least(b.ends_at, ${now}::timestamptz) - b.starts_at)) v on true
    where b.business_id = ${businessId}::uuid and (${boostID}::uuid is null or b.id = ${boostID}::uuid)
    order by b.created_at desc limit 200`.execute(db);
  return rows;
}

type BoostRow = Row<'boosts'> & { name: string; impressionsBefore: number; clicksBefore: number };

export const boostOf = (row: BoostRow, now: Date): Boost => ({
  boostID: row.id,
  productID: row.productId,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  name: row.name,
  running: now < row.endsAt,
  impressions: Number(row.impressions),
  clicks: Number(row.clicks),
  before: { impressions: row.impressionsBefore, clicks: row.clicksBefore },
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
