import type { Membership } from '@wbn/contract/shapes';
import { assertOwns } from '../businesses/roles.ts';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { purchaseOf } from './purchase.ts';
import { creditOf } from './upgrade-credit.ts';

export const readMembership: Handler<'readMembership'> = async ({ params: { id }, viewer }, { db, now }) => {
  await assertOwns(db, viewer, id);
  return membershipOf(db, id, now());
};

/** Receipts in the list: enough for ten years. */
const maximum = 20;

export async function membershipOf(db: Db, id: string, now: Date): Promise<Membership> {
  const [business, year, purchase, receipts, credit] = await Promise.all([
    db
      .selectFrom('businesses')
      .select(['id', 'companyName', 'subscription', 'verified', 'paidUntil', 'vatNumber'])
      .where('id', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('subscriptions')
      .select(['cancelAtPeriodEnd', 'providerMethodId'])
      .where('businessId', '=', id)
      .where('state', '=', 'active')
      .executeTakeFirst(),
    db
      .selectFrom('payments')
      .selectAll()
      .where('businessId', '=', id)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('invoices as i')
      .innerJoin('payments as p', 'p.id', 'i.paymentId')
      .select(['i.id', 'i.number', 'p.tier', 'i.amountCents', 'i.issuedAt'])
      .where('i.businessId', '=', id)
      .orderBy('i.issuedAt', 'desc')
      .limit(maximum)
      .execute(),
    creditOf(db, id, now),
  ]);
  if (business === undefined) fail('NotFound');
  return {
    businessID: business.id,
    companyName: business.companyName,
    subscription: business.subscription,
    verified: business.verified,
    paidUntil: business.paidUntil?.toISOString() ?? null,
    renews: year !== undefined && !year.cancelAtPeriodEnd && year.providerMethodId !== null,
    credit,
    vatNumber: business.vatNumber,
    purchase: purchase ? purchaseOf(purchase) : null,
    receipts: receipts.map((row) => ({
      receiptID: row.id,
      number: row.number,
      subscription: row.tier,
      amount: row.amountCents,
      issuedAt: row.issuedAt.toISOString(),
    })),
  };
}
