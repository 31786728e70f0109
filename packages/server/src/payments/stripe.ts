import type Stripe from 'stripe';
import {
  BadSignature,
  type Charge,
  type ChargeEvent,
  type ChargeState,
  type Order,
  type PaymentProvider,
  ProviderRefused,
  ProviderSilent,
} from './provider.ts';
import { assertRecentSignature, tolerance } from './signature.ts';

export interface StripeOptions {
  readonly kind: 'stripe';
  readonly secretKey: string;
  readonly publicKey: string;
  readonly webhookSecret: string;
  /** Replaces Stripe's API address, e.g. by a test double. */
  readonly api?: URL | undefined;
}

/** Stripe.js must be loaded from this address: Stripe forbids hosting it elsewhere. */
export const stripeForm = 'https://js.stripe.com/v3/';

const states: Readonly<Record<string, ChargeState>> = {
  succeeded: 'succeeded',
  processing: 'pending',
  requires_action: 'requires_action',
  requires_capture: 'pending',
  requires_confirmation: 'pending',
  // The confirmation failed: this intent has no further events.
  requires_payment_method: 'failed',
  canceled: 'cancelled',
};

/** The SDK's error type; '' for errors that are not the SDK's. */
const typeOf = (error: unknown): string => (error as { type?: string } | null)?.type ?? '';

const idOf = (one: string | { id: string } | null): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null);

function chargeOf(intent: Stripe.PaymentIntent): Charge {
  const { metadata, last_payment_error: error } = intent;
  return {
    id: intent.id,
    purchaseID: metadata.purchaseID ?? '',
    businessID: metadata.businessID ?? '',
    amount: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    state: states[intent.status] ?? 'pending',
    confirmationUrl: intent.next_action?.redirect_to_url?.url ?? null,
    failure: error === null ? null : error.code === 'processing_error' ? 'error' : 'declined',
    customer: idOf(intent.customer),
    paymentMethod: idOf(intent.payment_method),
  };
}

const handledEvents = new Set(
  ['succeeded', 'payment_failed', 'canceled', 'requires_action'].map((what) => `payment_intent.${what}`),
);
const eventOf = ({ id, type, data }: Stripe.Event): ChargeEvent | null =>
  handledEvents.has(type) ? { id, type, charge: chargeOf(data.object as Stripe.PaymentIntent) } : null;

/** Card payments by Stripe: this server confirms PaymentIntents; banks ask for confirmation on their own page. */
export function stripeProvider({ secretKey, publicKey, webhookSecret, api }: StripeOptions): PaymentProvider {
  const open = async (): Promise<Stripe> => {
    // Stripe has two hundred modules: load them with the first purchase, to keep the start of other processes fast.
    const { default: Client } = await import('stripe');
    return new Client(secretKey, {
      timeout: 7_000,
      // A repeat carries the same idempotency key.
      maxNetworkRetries: 1,
      telemetry: false,
      ...(api && { host: api.hostname, port: api.port, protocol: api.protocol === 'http:' ? 'http' : 'https' }),
    });
  };
  let opened: Promise<Stripe> | undefined;
  const client = () => (opened ??= open());
  const silentWhenUnknown = (error: unknown): never => {
    const unknown = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'].includes(typeOf(error));
    const Kind = unknown ? ProviderSilent : ProviderRefused;
    throw new Kind((error as Error).message, { cause: error });
  };

  /** Cards are stored with a customer for the renewal of the next year. */
  const customerFor = async ({ customer, email, purchaseID, businessID }: Order): Promise<string> =>
    customer ??
    (
      await (
        await client()
      ).customers.create({ email, metadata: { businessID } }, { idempotencyKey: `customer-${purchaseID}` })
    ).id;

  const charge = async (order: Order): Promise<Charge> => {
    const { purchaseID, businessID, amount, currency, description, paymentMethod, returnUrl } = order;
    const { paymentIntents } = await client();
    const intent = await paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        description,
        customer: await customerFor(order),
        payment_method: paymentMethod,
        allowed_payment_method_types: ['card'],
        confirm: true,
        metadata: { purchaseID, businessID },
        ...(order.customer === undefined
          ? { return_url: returnUrl, setup_future_usage: 'off_session' }
          : { off_session: true }),
      },
      { idempotencyKey: purchaseID },
    );
    return chargeOf(intent);
  };

  return {
    name: 'stripe',
    publicKey,
    form: stripeForm,
    charge: (order) =>
      charge(order).catch((error: unknown) => {
        // A refused card is a normal answer that carries the intent.
        const { payment_intent: intent } = error as Stripe.errors.StripeCardError;
        return typeOf(error) === 'StripeCardError' && intent ? chargeOf(intent) : silentWhenUnknown(error);
      }),
    async find({ id, createdAt, chargeID }) {
      const { paymentIntents: intents } = await client();
      if (chargeID !== null) return chargeOf(await intents.retrieve(chargeID).catch(silentWhenUnknown));
      const made = Math.floor(createdAt.getTime() / 1000);
      // Lists instead of searching: Stripe's search index lags behind.
      for await (const intent of intents.list({ created: { gte: made - 60, lte: made + 600 }, limit: 100 })) {
        if (intent.metadata.purchaseID === id) return chargeOf(intent);
      }
      return null;
    },
    async cancel(chargeID) {
      const { paymentIntents: intents } = await client();
      try {
        return chargeOf(await intents.cancel(chargeID));
      } catch {
        return chargeOf(await intents.retrieve(chargeID).catch(silentWhenUnknown));
      }
    },
    async refund(chargeID) {
      const stripe = await client();
      await stripe.refunds.create({ payment_intent: chargeID }, { idempotencyKey: `refund-${chargeID}` });
    },
    async eventsOf(chargeID, since) {
      const stripe = await client();
      const found: ChargeEvent[] = [];
      const created = { gte: Math.floor(since.getTime() / 1000) - 60 };
      for await (const event of stripe.events.list({ types: [...handledEvents], created, limit: 100 })) {
        const told = eventOf(event);
        if (told?.charge.id === chargeID) found.push(told);
      }
      return found;
    },
    async readEvent(body, headers, now) {
      const header = headers['stripe-signature'];
      if (typeof header !== 'string') throw new BadSignature('there is no signature');
      assertRecentSignature(/(?:^|,)t=(\d+)/.exec(header)?.[1] ?? '', now);
      const stripe = await client();
      try {
        return eventOf(
          stripe.webhooks.constructEvent(body, header, webhookSecret, tolerance, undefined, now.getTime()),
        );
      } catch (cause) {
        throw new BadSignature('Stripe did not sign this', { cause });
      }
    },
  };
}
