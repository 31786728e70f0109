import { plans, renewalDays, yearAfter } from '@wbn/contract';
import { type Row, sql } from '@wbn/database';
import type { Context } from '../context.ts';
import { type PaymentProvider, ProviderRefused, ProviderSilent } from '../payments/provider.ts';
import { giveUp, noteCharge } from './note-charge.ts';
import { lockBusiness } from './open-purchase.ts';
import { isOwnedBy } from './payer.ts';

const day = 86_400_000;

/**
 * Buys the next year of memberships that are not cancelled, with the card of the last purchase. The webhook extends the tier. At most
 * `most` per round.
 */
export async function renewDue(context: Context, report: (error: unknown) => void, maximum = 100): Promise<void> {
  const { db, payments: provider, now } = context;
  if (provider === null) return;
  const due = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('provider', '=', provider.name)
    .where('state', '=', 'active')
    .where('cancelAtPeriodEnd', '=', false)
    .where('providerMethodId', 'is not', null)
    .where('businessId', 'in', (query) => query.selectFrom('businesses').select('id').where('deletedAt', 'is', null))
    .where('periodEnd', '>', now())
    .where('periodEnd', '<', new Date(now().getTime() + renewalDays * day))
    .where(mayTry(now()))
    .orderBy('periodEnd')
    .limit(maximum)
    .execute();
  for (const year of due) await renew(context, provider, year).catch(report);
}

async function renew(context: Context, provider: PaymentProvider, year: Row<'subscriptions'>): Promise<void> {
  const { db, sites } = context;
  const payment = await openRenewal(context, year);
  if (payment === null) return;
  const order = {
    purchaseID: payment.id,
    businessID: year.businessId,
    amount: payment.amountCents,
    currency: payment.currency,
    description: `WBN ${year.tier} membership, one more year`,
    email: payment.receiptEmail ?? '',
    paymentMethod: year.providerMethodId ?? '',
    returnUrl: `${sites.portal}/business/${year.businessId}/membership`,
    customer: year.providerCustomerId ?? '',
  };
  try {
    const charge = await provider.charge(order);
    await db.transaction().execute((trx) => noteCharge(trx, charge));
  } catch (error) {
    if (error instanceof ProviderRefused) await giveUp(db, payment.id, 'refused');
    else if (!(error instanceof ProviderSilent)) throw error;
  }
}

/**
 * Null if today's attempt was made already, another payment is running, the year was cancelled meanwhile, or its payer is no longer an
 * owner: they could neither see nor cancel the charge.
 */
const openRenewal = ({ db, now }: Context, year: Row<'subscriptions'>) =>
  db.transaction().execute(async (trx) => {
    const { deletedAt } = await lockBusiness(trx, year.businessId);
    const due = await trx
      .selectFrom('subscriptions')
      .select('id')
      .where('id', '=', year.id)
      .where('state', '=', 'active')
      .where('cancelAtPeriodEnd', '=', false)
      .where(mayTry(now()))
      .forUpdate()
      .executeTakeFirst();
    if (deletedAt !== null || due === undefined) return null;
    if (!(await isOwnedBy(trx, year.businessId, year.createdBy))) return null;
    const shared = { businessId: year.businessId, planId: year.planId, tier: year.tier, provider: year.provider };
    const next = await trx
      .insertInto('subscriptions')
      .values({
        ...shared,
        periodStart: year.periodEnd,
        periodEnd: yearAfter(year.periodEnd),
        createdBy: year.createdBy,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const last = await trx
      .selectFrom('payments')
      .select('receiptEmail')
      .where('subscriptionId', '=', year.id)
      .where('state', '=', 'succeeded')
      .executeTakeFirst();
    return trx
      .insertInto('payments')
      .values({
        ...shared,
        kind: 'renewal',
        subscriptionId: next.id,
        userId: year.createdBy,
        amountCents: plans[year.tier].price,
        idempotencyKey: attempt(year.id, now()),
        receiptEmail: last?.receiptEmail ?? null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });

const attempt = (year: string, now: Date): string => `renewal:${year}:${dayOf(now)}`;
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** SQL for a row of `subscriptions`: today's attempt (see `attempt`) has not been made, and no other payment is running. */
const mayTry = (now: Date) => sql<boolean>`not exists (
  select from payments p where p.business_id = subscriptions.business_id
    and (p.state in ('pending', 'requires_action') or p.idempotency_key = 'renewal:' || subscriptions.id || ':' || ${dayOf(now)}::text))`;
