import { sql } from '@wbn/database';
import type { Handler } from '../handler.ts';
import { assertOperator } from './assert-operator.ts';
import { listPage } from './list-page.ts';

const month = sql<string>`to_char(p.settled_at at time zone 'UTC', 'YYYY-MM')`;
const paid = sql`filter (where p.state = 'succeeded')`;
const refunded = sql`filter (where p.state = 'refunded')`;

/** Settled payments by month, tier and currency; refunds stand beside them. Sums of different currencies are never added. */
export const listRevenue: Handler<'listRevenue'> = async ({ query, viewer }, { db }) => {
  assertOperator(viewer);
  const { from, tier, until } = query;
  let list = db
    .selectFrom('payments as p')
    .select([month.as('month'), 'p.tier', 'p.currency'])
    .select([
      sql<number>`(count(*) ${paid})::int`.as('payments'),
      sql<string>`coalesce(sum(p.amount_cents) ${paid}, 0)`.as('amount'),
      sql<number>`(count(*) ${refunded})::int`.as('refunds'),
      sql<string>`coalesce(sum(p.amount_cents) ${refunded}, 0)`.as('refunded'),
    ])
    .where('p.state', 'in', ['succeeded', 'refunded'])
    .where('p.settledAt', 'is not', null)
    .groupBy([month, 'p.tier', 'p.currency']);
  if (tier !== undefined) list = list.where('p.tier', '=', tier);
  if (from !== undefined) list = list.where('p.settledAt', '>=', new Date(`${from}T00:00:00Z`));
  if (until !== undefined) list = list.where('p.settledAt', '<=', new Date(`${until}T23:59:59.999Z`));
  const columns = { month, amount: sql`coalesce(sum(p.amount_cents) ${paid}, 0)` };
  const id = sql`p.tier || p.currency`;
  const { rows, total } = await listPage(db, list, query, { columns, usual: '-month', id });
  const items = rows.map(({ amount, currency, month, payments, refunded, refunds, tier }) => ({
    month,
    tier,
    currency,
    payments,
    amountCents: Number(amount),
    refunds,
    refundedCents: Number(refunded),
  }));
  return { items, total };
};
