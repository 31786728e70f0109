import { isUuid } from '@wbn/contract';
import type { MembershipItem } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Handler } from '../handler.ts';
import { assertOperator } from './assert-operator.ts';
import { containing, listPage } from './list-page.ts';

/** Paid years of all businesses. Attempts to buy that came to nothing are left out. */
export const listMemberships: Handler<'listMemberships'> = async ({ query, viewer }, { db }) => {
  assertOperator(viewer);
  const { q, state, tier } = query;
  let list = db
    .selectFrom('subscriptions as s')
    .innerJoin('businesses as b', 'b.id', 's.businessId')
    .select(['s.id', 's.businessId', 'b.companyName', 's.tier', 's.state', 's.periodStart', 's.periodEnd'])
    .select('s.cancelAtPeriodEnd')
    .where('s.state', 'not in', ['pending', 'failed']);
  if (q !== undefined)
    list = isUuid(q) ? list.where('b.id', '=', q) : list.where('b.companyName', 'ilike', containing(q));
  if (state !== undefined) list = list.where('s.state', '=', state);
  if (tier !== undefined) list = list.where('s.tier', '=', tier);
  const columns = { from: sql`s.period_start`, until: sql`s.period_end`, name: sql`lower(b.company_name)` };
  const { rows, total } = await listPage(db, list, query, { columns, usual: '-from', id: sql`s.id` });
  const items = rows.map((row) => ({
    membershipID: row.id,
    businessID: row.businessId,
    companyName: row.companyName,
    tier: row.tier,
    state: row.state as MembershipItem['state'],
    from: row.periodStart.toISOString(),
    until: row.periodEnd.toISOString(),
    renews: row.state === 'active' && !row.cancelAtPeriodEnd,
  }));
  return { items, total };
};
