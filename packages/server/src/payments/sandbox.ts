import { type Charge, type ChargeEvent, type PaymentProvider, ProviderRefused, ProviderSilent } from './provider.ts';
import { verifySignature } from './signature.ts';

export interface SandboxOptions {
  readonly kind: 'sandbox';
  /** The sandbox's origin, reachable from browsers and from this server. */
  readonly origin: string;
  readonly publicKey: string;
  /** Authorises our orders. */
  readonly secretKey: string;
  /** Signs its webhooks. */
  readonly webhookSecret: string;
}

const timeout = 7_000;

/** The provider of demonstrations and tests (packages/payment-sandbox): it moves no money. */
export function sandboxProvider({ origin, publicKey, secretKey, webhookSecret }: SandboxOptions): PaymentProvider {
  const ask = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${origin}/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    }).catch((cause: unknown) => {
      throw new ProviderSilent('the sandbox does not answer', { cause });
    });
    if (answer.status >= 500) throw new ProviderSilent(`the sandbox answers ${answer.status}`);
    if (!answer.ok) throw new ProviderRefused(`the sandbox refuses ${method} ${path}: ${answer.status}`);
    return (await answer.json()) as Answer;
  };
  return {
    name: 'sandbox',
    publicKey,
    form: `${origin}/fields`,
    charge: (order) => ask<Charge>('POST', 'charges', order),
    find: async ({ id }) => (await ask<{ charge: Charge | null }>('GET', `charges?purchaseID=${id}`)).charge,
    cancel: (id) => ask<Charge>('POST', `charges/${id}/cancel`),
    refund: (id) => ask('POST', `charges/${id}/refund`),
    eventsOf: async (id) => (await ask<{ events: ChargeEvent[] }>('GET', `charges/${id}/events`)).events,
    async readEvent(body, headers, now) {
      verifySignature(body, headers['wbn-signature'], webhookSecret, now);
      return JSON.parse(body.toString('utf8')) as ChargeEvent;
    },
  };
}
