/** The port of payment providers, with two adapters: sandbox.ts and stripe.ts. Amounts are in the currency's smallest unit. */

export interface Order {
  /** Our id, also the provider's idempotency key: an order that is sent twice is charged once. */
  readonly purchaseID: string;
  readonly businessID: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  /** The buyer's address, for the provider's records. We mail the receipt ourselves. */
  readonly email: string;
  readonly paymentMethod: string;
  /** The page to which the bank redirects the buyer. */
  readonly returnUrl: string;
  /** The customer of an earlier charge: set for a renewal, which runs without the buyer. */
  readonly customer?: string | undefined;
}

export type ChargeState = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'cancelled';

/** The provider's state of an order, with our metadata. */
export interface Charge {
  readonly id: string;
  readonly purchaseID: string;
  readonly businessID: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: ChargeState;
  /** The bank's page, while the state is `requires_action`. */
  readonly confirmationUrl: string | null;
  readonly failure: Failure | null;
  readonly customer: string | null;
  readonly paymentMethod: string | null;
}

/** `declined`: by the bank, another card may work. `error`: a failure before the bank. */
export type Failure = 'declined' | 'error';

/** A change of a charge. The provider's id is unique. */
export interface ChargeEvent {
  readonly id: string;
  readonly type: string;
  readonly charge: Charge;
}

export interface PaymentProvider {
  readonly name: string;
  /** The public key of the card form. */
  readonly publicKey: string;
  /** The address of the card form's script. */
  readonly form: string;
  /** @throws ProviderSilent if it is unknown whether the order arrived, ProviderRefused if it was refused */
  charge(order: Order): Promise<Charge>;
  /** Null if the provider has no such order. */
  find(purchase: {
    readonly id: string;
    readonly createdAt: Date;
    readonly chargeID: string | null;
  }): Promise<Charge | null>;
  /** A charge that has succeeded meanwhile stays. */
  cancel(chargeID: string): Promise<Charge>;
  refund(chargeID: string): Promise<void>;
  /** All events of a charge from the provider's API, for webhooks that never arrived. */
  eventsOf(chargeID: string, since: Date): Promise<ChargeEvent[]>;
  /**
   * Parses a webhook after verifying the signature of its exact bytes; null for kinds that we ignore.
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
