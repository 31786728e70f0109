import { isUuid } from '@wbn/contract';
import { assertOwns } from '../businesses/roles.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { drawnReceipt } from './receipt/drawn-receipts.ts';
import type { Seller, Tax } from './seller.ts';

/** As `activate` wrote it; rows of earlier releases have less. */
interface Billing
  extends Partial<Record<'companyName' | 'countryCode' | 'email' | 'periodStart' | 'periodEnd', string>> {
  readonly vatNumber?: string | null;
  readonly seller?: Seller;
  readonly tax?: Tax;
}

export const readReceipt: Handler<'readReceipt'> = async (
  { params: { id, receiptID }, gone, locale, spend, viewer },
  { db },
) => {
  await assertOwns(db, viewer, id);
  if (!isUuid(receiptID)) fail('NotFound');
  const row = await db
    .selectFrom('invoices as i')
    .innerJoin('payments as p', 'p.id', 'i.paymentId')
    .select(['i.number', 'i.amountCents', 'i.currency', 'i.billing', 'i.issuedAt', 'p.tier', 'p.creditCents'])
    .where('i.id', '=', receiptID)
    .where('i.businessId', '=', id)
    .executeTakeFirst();
  if (row === undefined) fail('NotFound');
  const billing = row.billing as Billing;
  const { companyName, countryCode, email, periodStart, periodEnd, seller, tax, vatNumber } = billing;
  const pdf = await drawnReceipt({
    id: receiptID.toLowerCase(),
    personID: viewer.userID,
    locale,
    spend,
    gone: gone(),
    facts: {
      number: row.number,
      issuedAt: row.issuedAt,
      tier: row.tier,
      amountCents: row.amountCents,
      creditCents: row.creditCents,
      currency: row.currency,
      vatNumber: vatNumber ?? null,
      seller: seller ?? null,
      tax: tax ?? null,
      companyName: companyName ?? '',
      country: countryCode ?? '',
      email: email ?? '',
      periodStart: new Date(periodStart ?? 0),
      periodEnd: new Date(periodEnd ?? 0),
    },
  });
  return { name: `${row.number}.pdf`, pdf };
};
