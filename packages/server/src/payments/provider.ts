/** The port to whoever charges cards. Two adapters: sandbox.ts and stripe.ts. Amounts are in the currency's smallest unit. */

export interface Order {
  /** Ours. The provider sees it as the key of the request: sent twice, it charges once. */
  readonly purchaseID: string;
  readonly businessID: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  /** The buyer's, for the provider's books. The receipt is mailed by us. */
  readonly email: string;
  readonly paymentMethod: string;
  /** Where the bank's page leads back to. */
  readonly returnUrl: string;
  /** Of an earlier charge: set for a renewal, at which nobody sits before a screen. */
  readonly customer?: string | undefined;
}

export type ChargeState = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'cancelled';

/** What the provider knows of an order, with what we told it. */
export interface Charge {
  readonly id: string;
  readonly purchaseID: string;
  readonly businessID: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: ChargeState;
  /** While `requires_action`: the bank's page. */
  readonly confirmationUrl: string | null;
  readonly failure: Failure | null;
  readonly customer: string | null;
  readonly paymentMethod: string | null;
}

/** `declined`: by the bank, another card may do. `error`: on the way there. */
export type Failure = 'declined' | 'error';

/** A change of a charge. The id is the provider's and unique. */
export interface ChargeEvent {
  readonly id: string;
  readonly type: string;
  readonly charge: Charge;
}

export interface PaymentProvider {
  readonly name: string;
  /** What the card form is opened with. */
  readonly publicKey: string;
  /** Where the card form comes from. */
  readonly form: string;
  /** @throws ProviderSilent when it is not known whether the order arrived, ProviderRefused when it was taken for none */
  charge(order: Order): Promise<Charge>;
  /** Null when no such order ever arrived. */
  find(purchase: {
    readonly id: string;
    readonly createdAt: Date;
    readonly chargeID: string | null;
  }): Promise<Charge | null>;
  /** A charge that succeeded in the meantime stays what it is. */
  cancel(chargeID: string): Promise<Charge>;
  refund(chargeID: string): Promise<void>;
  /** All events of a charge, asked of the provider itself: for webhooks that never came. */
  eventsOf(chargeID: string, since: Date): Promise<ChargeEvent[]>;
  /**
   * What a webhook says, its signature verified over the very bytes; null for kinds that do not concern us.
   * @throws BadSignature
   */
  readEvent(
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): Promise<ChargeEvent | null>;
}

export class ProviderSilent extends Error {}
export class ProviderRefused extends Error {}
export class BadSignature extends Error {}
