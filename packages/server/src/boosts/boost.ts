import { plans } from '@wbn/contract';
import type { Boost } from '@wbn/contract/shapes';
import { type Row, sql, type Tier } from '@wbn/database';
import type { Db } from '../db.ts';

/** Days that a boost runs. */
export const boostDays = 3;

export const boostOf = (row: Row<'boosts'>, now: Date): Boost => ({
  boostID: row.id,
  productID: row.productId,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  running: row.startsAt <= now && now < row.endsAt,
  impressions: row.impressions,
  clicks: row.clicks,
});

/** How many boosts the membership of a business gives in a month, and how many of this one are left. */
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
