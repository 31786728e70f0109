import { createHash, randomUUID } from 'node:crypto';
import { paidYear, plans, purchasesOfOneBusiness, type Tier, tiers, upgradeCost } from '@wbn/contract';
import { isUniqueViolation, type PaidTier, type PaymentRow, sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import { lockOwner } from '../businesses/lock-role.ts';
import type { Context } from '../context.ts';
import type { Db, Trx } from '../db.ts';
import { fail } from '../fail.ts';
import { creditOf } from './upgrade-credit.ts';

export interface Wanted {
  readonly businessID: string;
  readonly tier: PaidTier;
  readonly email: string;
  /** The membership that the buyer's page showed. */
  readonly shown?: Tier | undefined;
  /** The cents that the page offered to charge. */
  readonly amount?: number | undefined;
}

const rank = (tier: Tier): number => tiers.indexOf(tier);

/** The key of a purchase attempt: derived from caller and Idempotency-Key, otherwise random. */
const attemptOf = (intent: string | undefined): string =>
  intent === undefined ? randomUUID() : createHash('sha256').update(intent).digest('hex');

/**
 * Records the purchase before the provider is called, so that the reconciler finds it after a crash. The business's row is locked, so that
 * only one of several simultaneous buyers succeeds.
 * @throws UpgradeRefused, Conflict while another purchase is running or if the page was stale, TooManyRequests
 */
export async function openPurchase(context: Context, viewer: Viewer, wanted: Wanted): Promise<PaymentRow> {
  const { db, payments, intent } = context;
  const idempotencyKey = attemptOf(intent);
  return db
    .transaction()
    .execute(async (trx) => {
      await lockOwner(trx, viewer, wanted.businessID);
      const business = await lockBusiness(trx, wanted.businessID);
      if (business.deletedAt !== null) fail('NotFound');
      const before = await trx
        .selectFrom('payments')
        .selectAll()
        .where('idempotencyKey', '=', idempotencyKey)
        .executeTakeFirst();
      if (before) return assertSamePurchase(before, wanted);
      // Another tab bought something meanwhile: refuse a step that the page did not show.
      if (wanted.shown !== undefined && wanted.shown !== business.subscription) fail('Conflict');
      if (rank(wanted.tier) <= rank(business.subscription)) fail('UpgradeRefused');
      await assertNoOpenPurchase(trx, wanted.businessID);
      if (context.limits) await assertPurchaseLimit(trx, wanted.businessID);
      const { planId, price } = plans[wanted.tier];
      const amountCents = upgradeCost(price, await creditOf(trx, wanted.businessID, context.now()));
      // At midnight the credit shrinks: charge nothing but the amount that the page showed.
      if (wanted.amount !== undefined && wanted.amount !== amountCents) fail('Conflict');
      const provider = payments?.name ?? fail('PurchasesOff');
      const shared = { businessId: wanted.businessID, planId, tier: wanted.tier, provider };
      const year = await trx
        .insertInto('subscriptions')
        .values({ ...shared, ...paidYear(context.now()), createdBy: viewer.userID })
        .returning('id')
        .executeTakeFirstOrThrow();
      return trx
        .insertInto('payments')
        .values({
          ...shared,
          subscriptionId: year.id,
          userId: viewer.userID,
          amountCents,
          creditCents: price - amountCents,
          idempotencyKey,
          receiptEmail: wanted.email,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'payments_open_key') || isUniqueViolation(error, 'subscriptions_period_key')) {
        fail('Conflict');
      }
      throw error;
    });
}

/** Lock the business before any change of its payments. Also finds removed businesses: their years end and their refunds are due. */
export const lockBusiness = (trx: Trx, id: string): Promise<{ subscription: Tier; deletedAt: Date | null }> =>
  trx
    .selectFrom('businesses')
    .select(['subscription', 'deletedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

function assertSamePurchase(before: PaymentRow, { businessID, tier }: Wanted): PaymentRow {
  if (before.businessId !== businessID || before.tier !== tier) fail('IdempotencyMismatch');
  return before;
}

async function assertNoOpenPurchase(trx: Db, businessID: string): Promise<void> {
  const open = await trx
    .selectFrom('payments')
    .select('id')
    .where('businessId', '=', businessID)
    .where('state', 'in', ['pending', 'requires_action'])
    .executeTakeFirst();
  if (open) fail('Conflict');
}

/** Counted from the rows: a stolen account could be used to test stolen cards. */
async function assertPurchaseLimit(trx: Db, businessID: string): Promise<void> {
  const { burst, seconds } = purchasesOfOneBusiness;
  const { tried } = await trx
    .selectFrom('payments')
    .select((select) => select.fn.countAll<number>().as('tried'))
    .where('businessId', '=', businessID)
    .where('kind', '=', 'purchase')
    .where('createdAt', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .executeTakeFirstOrThrow();
  if (tried >= burst) fail('TooManyRequests', { retryAfter: seconds / burst });
}
