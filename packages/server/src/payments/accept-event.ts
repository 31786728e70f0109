import { isUuid } from '@wbn/contract';
import { jsonb, type PaymentRow, sql } from '@wbn/database';
import type { Context } from '../context.ts';
import type { Trx } from '../db.ts';
import { activate } from '../membership/activate.ts';
import { noteCharge } from '../membership/note-charge.ts';
import type { ChargeEvent } from './provider.ts';

export type Acceptance = 'done' | 'repeat' | 'refused';

/**
 * Handles an event that certainly comes from the provider: a webhook with a valid signature, or its own list of events. Handles each event
 * id once. Checks amount, currency and business against the recorded purchase.
 */
export const acceptEvent = (context: Context, provider: string, event: ChargeEvent): Promise<Acceptance> =>
  context.db.transaction().execute(async (trx) => {
    if (!(await isNew(trx, provider, event))) return 'repeat';
    const payment = await lockedPayment(trx, provider, event);
    const complaint = payment === null ? 'no such purchase' : complaintAbout(event, payment);
    if (payment === null || complaint !== null) {
      await note(trx, provider, event, { error: complaint });
      return 'refused';
    }
    if (event.charge.state !== 'succeeded') await noteCharge(trx, event.charge);
    else if (payment.state !== 'succeeded' && payment.state !== 'refunded') {
      await activate(trx, context, payment, event.charge);
    }
    await note(trx, provider, event, { error: null, processedAt: context.now() });
    return 'done';
  });

/** A concurrent duplicate waits here until the first is done. A refused event is checked again. */
async function isNew(trx: Trx, provider: string, event: ChargeEvent): Promise<boolean> {
  const { id: eventId, type } = event;
  const { processedAt } = await trx
    .insertInto('webhookEvents')
    .values({ provider, eventId, type, payload: jsonb(event), attempts: 1 })
    .onConflict((conflict) =>
      conflict.constraint('webhook_events_pkey').doUpdateSet({ attempts: sql<number>`webhook_events.attempts + 1` }),
    )
    .returning('processedAt')
    .executeTakeFirstOrThrow();
  return processedAt === null;
}

/** Lock the business, then the payment: all code that holds both uses this order. */
async function lockedPayment(trx: Trx, provider: string, { charge }: ChargeEvent): Promise<PaymentRow | null> {
  if (!isUuid(charge.purchaseID)) return null;
  const of = trx.selectFrom('payments').where('id', '=', charge.purchaseID).where('provider', '=', provider);
  const found = await of.select('businessId').executeTakeFirst();
  if (found === undefined) return null;
  await trx.selectFrom('businesses').select('id').where('id', '=', found.businessId).forUpdate().execute();
  return (await of.selectAll().forUpdate().executeTakeFirst()) ?? null;
}

function complaintAbout({ charge }: ChargeEvent, payment: PaymentRow): string | null {
  if (charge.amount !== payment.amountCents) return 'another amount';
  if (charge.currency !== payment.currency) return 'another currency';
  if (charge.businessID !== payment.businessId) return 'another business';
  if (payment.providerPaymentId !== null && payment.providerPaymentId !== charge.id) return 'another charge';
  return null;
}

const note = (trx: Trx, provider: string, event: ChargeEvent, what: { error: string | null; processedAt?: Date }) =>
  trx.updateTable('webhookEvents').set(what).where('provider', '=', provider).where('eventId', '=', event.id).execute();
