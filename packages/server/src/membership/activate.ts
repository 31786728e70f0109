import { tiers } from '@wbn/contract';
import { jsonb, type PaymentRow, queueMail, sql } from '@wbn/database';
import type { Context } from '../context.ts';
import type { Trx } from '../db.ts';
import type { Charge } from '../payments/provider.ts';
import { closeYear } from './note-charge.ts';
import { isOwnedBy } from './payer.ts';
import { type Tax, taxOf } from './seller.ts';
import { writeTier } from './write-tier.ts';

/**
 * Starts a paid year: the only place that raises a tier. Runs with the business's row locked, after a verified event says that the charge
 * succeeded. A charge that cannot be used is refunded.
 */
export async function activate(trx: Trx, context: Context, payment: PaymentRow, charge: Charge): Promise<void> {
  const business = await trx
    .selectFrom('businesses')
    .select(['companyName', 'subscription', 'countryCode', 'deletedAt', 'vatNumber', 'verified'])
    .where('id', '=', payment.businessId)
    .executeTakeFirstOrThrow();
  const rises = tiers.indexOf(payment.tier) > tiers.indexOf(business.subscription);
  const isRenewal = payment.kind === 'renewal';
  const goesOn = isRenewal && payment.tier === business.subscription;
  if (business.deletedAt !== null || !(rises || goesOn)) return oweRefund(trx, payment, charge);

  const before = await trx
    .updateTable('subscriptions')
    .set({ state: isRenewal ? 'renewed' : 'replaced' })
    .where('businessId', '=', payment.businessId)
    .where('state', 'in', ['active', 'past_due'])
    .returning('cancelAtPeriodEnd')
    .executeTakeFirst();
  // The days that a renewal left of the year before are credited as well.
  if (!isRenewal) {
    await trx
      .updateTable('subscriptions')
      .set({ state: 'replaced' })
      .where('businessId', '=', payment.businessId)
      .where('state', '=', 'renewed')
      .where('periodEnd', '>', context.now())
      .execute();
  }
  // The buyer may have left while this year was being charged.
  const mayRenew = await isOwnedBy(trx, payment.businessId, payment.userId);
  const card = { providerCustomerId: charge.customer, providerMethodId: charge.paymentMethod };
  const year = await trx
    .updateTable('subscriptions')
    .set({ state: 'active', ...(mayRenew ? card : { providerCustomerId: null, providerMethodId: null }) })
    // The membership was cancelled while this year was being charged: it is the last year.
    .set({ cancelAtPeriodEnd: !mayRenew || (isRenewal && (before?.cancelAtPeriodEnd ?? false)) })
    .where('id', '=', payment.subscriptionId)
    .returning(['id', 'periodStart', 'periodEnd'])
    .executeTakeFirstOrThrow();
  await pay(trx, payment, charge, 'succeeded', context.now());
  await writeTier(trx, context, payment.businessId, payment.tier, year.periodEnd, {
    action: isRenewal ? 'membership.renewed' : 'membership.bought',
    actorUserId: payment.userId,
  });
  const text = `${payment.tier} ${year.periodStart.toISOString().slice(0, 10)} ${year.periodEnd.toISOString().slice(0, 10)}`;
  const tax = context.seller && taxOf(payment.amountCents, business.countryCode, context.seller);
  const invoice = await trx
    .insertInto('invoices')
    .values({
      number: sql<string>`'WBN-' || to_char(now() at time zone 'utc', 'YYYY') || '-' || lpad(nextval('invoice_numbers')::text, 6, '0')`,
      businessId: payment.businessId,
      paymentId: payment.id,
      subscriptionId: year.id,
      amountCents: payment.amountCents,
      currency: payment.currency,
      // Copies profile and seller, because a receipt must not change when they do.
      billing: jsonb({
        companyName: business.companyName,
        countryCode: business.countryCode,
        email: payment.receiptEmail,
        vatNumber: business.vatNumber,
        ...(tax && { seller: context.seller, tax }),
        periodStart: year.periodStart.toISOString(),
        periodEnd: year.periodEnd.toISOString(),
      }),
      lines: jsonb(linesOf(payment, text)),
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await mailReceipt(trx, payment, {
    ...invoice,
    companyName: business.companyName,
    isVerified: business.verified,
    paidUntil: year.periodEnd,
    tax,
  });
}

/** The price of the year and its credit. */
const linesOf = ({ amountCents, creditCents }: PaymentRow, text: string) => [
  { text, amountCents: amountCents + creditCents },
  ...(creditCents > 0 ? [{ text: 'credit', amountCents: -creditCents }] : []),
];

interface Receipt {
  readonly id: string;
  readonly number: string;
  readonly companyName: string;
  readonly isVerified: boolean;
  readonly paidUntil: Date;
  /** Null where the network names no seller. */
  readonly tax: Tax | null;
}

/** Mails the buyer's address a link to the page with the PDF receipt. */
async function mailReceipt(trx: Trx, payment: PaymentRow, receipt: Receipt): Promise<void> {
  if (payment.receiptEmail === null) return;
  const buyer = trx.selectFrom('users').select('locale');
  const { locale } = (await buyer.where('id', '=', payment.userId).executeTakeFirst()) ?? {};
  await queueMail(trx, {
    to: payment.receiptEmail,
    template: 'receipt',
    locale: locale ?? null,
    data: {
      companyName: receipt.companyName,
      isVerified: receipt.isVerified,
      businessID: payment.businessId,
      tier: payment.tier,
      number: receipt.number,
      amountCents: payment.amountCents,
      currency: payment.currency,
      paidUntil: receipt.paidUntil.toISOString(),
      ...(receipt.tax && { tax: receipt.tax }),
    },
    dedupeKey: `receipt:${receipt.id}`,
  });
}

/** A double purchase, or a removed business: the reconciler refunds it (state refunded, not yet settled). */
async function oweRefund(trx: Trx, payment: PaymentRow, charge: Charge): Promise<void> {
  await closeYear(trx, payment, 'cancelled');
  await pay(trx, payment, charge, 'refunded', null);
}

const pay = (trx: Trx, { id }: PaymentRow, charge: Charge, state: 'succeeded' | 'refunded', settledAt: Date | null) =>
  trx
    .updateTable('payments')
    .set({ state, providerPaymentId: charge.id, confirmationUrl: null, failureCode: null, settledAt })
    .where('id', '=', id)
    .execute();
