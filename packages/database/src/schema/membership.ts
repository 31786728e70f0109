import type { Generated } from 'kysely';
import type { Tier } from './businesses.ts';
import type { Id, Json, JsonDefault, Timestamp, TimestampNow, TimestampOrNull } from './columns.ts';

export type PaidTier = Exclude<Tier, 'standard'>;

/** A paid year of a business. At most one is active. */
export interface SubscriptionsTable {
  id: Id;
  businessId: string;
  planId: string;
  tier: PaidTier;
  state: Generated<'pending' | 'active' | 'past_due' | 'replaced' | 'renewed' | 'cancelled' | 'expired' | 'failed'>;
  periodStart: Timestamp;
  periodEnd: Timestamp;
  cancelAtPeriodEnd: Generated<boolean>;
  provider: string;
  providerCustomerId: string | null;
  providerSubscriptionId: string | null;
  /** The provider's id of the card for the renewal. */
  providerMethodId: string | null;
  createdBy: string | null;
  createdAt: TimestampNow;
  updatedAt: TimestampNow;
}

/** One attempt to charge. At most one is open per business, so that parallel buyers charge once. Amounts in the smallest unit. */
export interface PaymentsTable {
  id: Id;
  businessId: string;
  subscriptionId: string | null;
  userId: string | null;
  /** The server starts renewals, for the year after `subscriptionId`. */
  kind: Generated<'purchase' | 'renewal'>;
  planId: string;
  tier: PaidTier;
  amountCents: number;
  /** Credit for the unused days of the membership before; `amountCents` is the price without it. */
  creditCents: Generated<number>;
  currency: Generated<string>;
  state: Generated<'pending' | 'requires_action' | 'succeeded' | 'failed' | 'cancelled' | 'refunded'>;
  provider: string;
  /** Unique per provider if set. */
  providerPaymentId: string | null;
  /** The key sent to the provider, so that a retry after a crash finds the same charge. */
  idempotencyKey: string;
  receiptEmail: string | null;
  /** While `requires_action`: the bank's page. */
  confirmationUrl: string | null;
  failureCode: string | null;
  failureMessage: string | null;
  createdAt: TimestampNow;
  updatedAt: TimestampNow;
  settledAt: TimestampOrNull;
}

/** A verified event of a provider; one row per event id, so that a repeated event acts once. */
export interface WebhookEventsTable {
  provider: string;
  eventId: string;
  type: string;
  payload: Json<unknown>;
  receivedAt: TimestampNow;
  processedAt: TimestampOrNull;
  attempts: Generated<number>;
  error: string | null;
}

export interface InvoicesTable {
  id: Id;
  number: string;
  businessId: string;
  paymentId: string;
  subscriptionId: string | null;
  amountCents: number;
  taxCents: Generated<number>;
  currency: Generated<string>;
  billing: JsonDefault<Record<string, unknown>>;
  lines: JsonDefault<{ text: string; amountCents: number }[]>;
  issuedAt: TimestampNow;
}
