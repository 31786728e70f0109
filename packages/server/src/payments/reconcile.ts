import type { PaymentRow } from '@wbn/database';
import type { Context } from '../context.ts';
import { giveUp, noteCharge } from '../membership/note-charge.ts';
import { acceptEvent } from './accept-event.ts';
import type { PaymentProvider } from './provider.ts';

/** Milliseconds in which the call itself or the webhook may still finish the purchase. */
const patience = 15_000;
/** Milliseconds after which an order that the provider does not know counts as lost. */
const lost = 120_000;
/** Milliseconds that a bank's confirmation page may stay open. */
const questionLife = 3_600_000;
const maximum = 100;

/**
 * Finishes purchases that a crash or a lost webhook left open between the provider and the database. Every step is safe to repeat, by two
 * processes or after another crash.
 */
export async function reconcile(context: Context, report: (error: unknown) => void): Promise<void> {
  const { db, payments: provider, now } = context;
  if (provider === null) return;
  const unsettled = await db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider.name)
    .where('state', 'in', ['pending', 'requires_action'])
    .where('createdAt', '<', new Date(now().getTime() - patience))
    .orderBy('createdAt')
    .limit(maximum)
    .execute();
  for (const payment of unsettled) await finish(context, provider, payment).catch(report);
  const owed = await db
    .selectFrom('payments')
    .select(['id', 'providerPaymentId'])
    .where('provider', '=', provider.name)
    .where('state', '=', 'refunded')
    .where('settledAt', 'is', null)
    .limit(maximum)
    .execute();
  for (const { id, providerPaymentId } of owed) {
    await giveBack(context, provider, id, providerPaymentId ?? '').catch(report);
  }
}

async function finish(context: Context, provider: PaymentProvider, payment: PaymentRow): Promise<void> {
  const { db, now } = context;
  const { id, createdAt, providerPaymentId: chargeID } = payment;
  const age = now().getTime() - createdAt.getTime();
  const charge = await provider.find({ id, createdAt, chargeID });
  if (charge === null) {
    if (age > lost) await giveUp(db, id, 'not_sent');
    return;
  }
  // Only the provider's own events confirm a success; this fetches those whose webhook did not arrive.
  if (charge.state === 'succeeded') {
    for (const event of await provider.eventsOf(charge.id, createdAt)) await acceptEvent(context, provider.name, event);
    return;
  }
  const isOver = charge.state === 'requires_action' && age > questionLife;
  const latest = isOver ? await provider.cancel(charge.id) : charge;
  const expired = isOver && latest.state === 'cancelled';
  await db
    .transaction()
    .execute((trx) =>
      noteCharge(trx, expired ? { ...latest, state: 'failed' } : latest, expired ? 'expired' : undefined),
    );
}

async function giveBack({ db, now }: Context, provider: PaymentProvider, id: string, chargeID: string): Promise<void> {
  await provider.refund(chargeID);
  await db.updateTable('payments').set({ settledAt: now() }).where('id', '=', id).execute();
}
