import type { PaymentRow } from '@wbn/database';
import type { Db, Trx } from '../db.ts';
import { fail } from '../fail.ts';
import type { Charge } from '../payments/provider.ts';
import { announceRefusal } from './announce-year.ts';

async function lockPayment(trx: Trx, purchaseID: string): Promise<PaymentRow> {
  const row = await trx.selectFrom('payments').selectAll().where('id', '=', purchaseID).forUpdate().executeTakeFirst();
  return row ?? fail('NotFound');
}

/**
 * Records the provider's answer. A charge counts as paid only after a verified event (accept-event.ts); until then the purchase stays
 * pending. Settled payments do not change.
 */
export async function noteCharge(trx: Trx, charge: Charge, reason?: string): Promise<PaymentRow> {
  const payment = await lockPayment(trx, charge.purchaseID);
  if (payment.state !== 'pending' && payment.state !== 'requires_action') return payment;
  const state = charge.state === 'succeeded' ? 'pending' : charge.state;
  const ended = state === 'failed' || state === 'cancelled';
  if (ended) await closeYear(trx, payment, state);
  if (state === 'failed') await announceRefusal(trx, payment);
  return trx
    .updateTable('payments')
    .set({
      state,
      providerPaymentId: charge.id,
      confirmationUrl: state === 'requires_action' ? charge.confirmationUrl : null,
      failureCode: ended ? (reason ?? charge.failure) : null,
      ...(ended && { settledAt: new Date() }),
    })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Closes the unpaid year, so that the buyer can try again. */
export async function closeYear(trx: Trx, payment: PaymentRow, state: 'failed' | 'cancelled'): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ state })
    .where('id', '=', payment.subscriptionId)
    .where('state', '=', 'pending')
    .execute();
}

/** For an order that did not arrive or that the provider refused: no charge will follow. */
export const giveUp = (db: Db, id: string, failureCode: 'not_sent' | 'refused'): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, id);
    if (payment.state !== 'pending' || payment.providerPaymentId !== null) return;
    await closeYear(trx, payment, 'failed');
    if (failureCode === 'refused') await announceRefusal(trx, payment);
    await trx
      .updateTable('payments')
      .set({ state: 'failed', failureCode, settledAt: new Date() })
      .where('id', '=', id)
      .execute();
  });
