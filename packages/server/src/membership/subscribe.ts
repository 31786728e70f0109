import { plans, tiers } from '@wbn/contract';
import type { Purchase } from '@wbn/contract/shapes';
import type { PaidTier, PaymentRow } from '@wbn/database';
import { assertOwns } from '../businesses/roles.ts';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { type Order, ProviderRefused, ProviderSilent } from '../payments/provider.ts';
import { giveUp, noteCharge } from './note-charge.ts';
import { openPurchase } from './open-purchase.ts';
import { purchaseOf } from './purchase.ts';

/**
 * Starts the purchase of a year of a higher membership. The tier rises when the provider's signed webhook confirms the payment. The steps
 * are: record, charge, record the answer; the reconciler repairs a crash between any two.
 */
export const subscribe: Handler<'subscribe'> = async ({ body, query, viewer }, context) => {
  const { db, payments } = context;
  await assertOwns(db, viewer, body.businessID);
  const tier = tiers.find((one) => plans[one].planId === body.planId);
  if (tier === undefined) fail('ValidationError', { fields: ['planId'] });
  if (tier === 'standard') fail('UpgradeRefused');
  if (payments === null) fail('PurchasesOff');
  const wanted = { businessID: body.businessID, tier, email: body.email, ...query };
  const opened = await openPurchase(context, viewer, wanted);
  // An earlier attempt with the same key opened it: return its known state.
  if (opened.state !== 'pending' || opened.providerPaymentId !== null) return answerOf(opened);
  const order = orderOf(opened, tier, body.paymentMethod, context);
  const charge = await payments.charge(order).catch(async (cause: unknown) => {
    // The order may or may not have arrived: the buyer waits, and the reconciler finds out.
    if (cause instanceof ProviderSilent) return null;
    if (!(cause instanceof ProviderRefused)) throw cause;
    await giveUp(db, opened.id, 'refused');
    return fail('PaymentFailed', { cause });
  });
  if (charge === null) return purchaseOf(opened);
  const noted = await db.transaction().execute((trx) => noteCharge(trx, charge));
  return answerOf(noted);
};

function answerOf(payment: PaymentRow): Purchase {
  if (payment.state === 'failed') fail(payment.failureCode === 'declined' ? 'CardDeclined' : 'PaymentFailed');
  return purchaseOf(payment);
}

const orderOf = (payment: PaymentRow, tier: PaidTier, paymentMethod: string, { sites }: Context): Order => ({
  purchaseID: payment.id,
  businessID: payment.businessId,
  amount: payment.amountCents,
  currency: payment.currency,
  description: `WBN ${tier} membership, one year`,
  email: payment.receiptEmail ?? '',
  paymentMethod,
  returnUrl: `${sites.portal}/business/${payment.businessId}/membership`,
});
