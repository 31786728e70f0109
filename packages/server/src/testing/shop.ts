import { createServer as createHttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Charge, createPaymentSandbox, type PaymentSandbox } from '@wbn/payment-sandbox';
import { webhookPath } from '../payments/webhook.ts';
import { createServer, type ServerOptions } from '../server.ts';
import { optionsFor, startApi, type TestApi } from './api.ts';
import type { Person } from './world.ts';

export const webhookSecret = 'what the sandbox signs with';
/** Test card numbers. */
export const cards = {
  good: '4242 4242 4242 4242',
  secure: '4000 0027 6000 3184',
  declined: '4000 0000 0000 0002',
  error: '4000 0000 0000 0119',
};

export interface Shop {
  readonly api: TestApi;
  /** The address at which the API listens. */
  readonly origin: string;
  readonly sandbox: PaymentSandbox;
  readonly sandboxOrigin: string;
  /** Submits a card in the provider's form; returns its token. */
  enter(number: string): Promise<string>;
  /** The provider's charges for a business. */
  chargesOf(businessID: string): Charge[];
  /** Buys as the widget does. */
  buy(
    owner: Person,
    businessID: string,
    method: string,
    more?: { planId?: string; key?: string; amount?: number },
  ): ReturnType<Person['ask']>;
  /** Starts another API process, which reconciles at its start. */
  lookThroughBooks(): Promise<void>;
  stop(): Promise<void>;
}

/** The API with the payment sandbox, both on real ports: webhooks arrive over HTTP. Default: on a temporary database. */
export async function openShop(
  change: Partial<ServerOptions> = {},
  startDatabase?: Parameters<typeof startApi>[2],
): Promise<Shop> {
  let handler: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createHttpServer((request, response) => handler(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const sandboxOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const secretKey = 'the key of the shop';
  const payments = {
    kind: 'sandbox',
    origin: sandboxOrigin,
    publicKey: 'pk_sandbox',
    secretKey,
    webhookSecret,
  } as const;
  const api = await startApi({ payments, ...change }, undefined, startDatabase);
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const sandbox = createPaymentSandbox({
    origin: sandboxOrigin,
    shops: ['http://localhost:8080'],
    secretKey,
    webhookUrl: `${address}${webhookPath}`,
    webhookSecret,
    ...(change.now && { now: change.now }),
  });
  handler = sandbox.handler;
  return {
    api,
    origin: address,
    sandbox,
    sandboxOrigin,
    async enter(number) {
      const answer = await fetch(`${sandboxOrigin}/methods`, {
        method: 'POST',
        headers: { origin: sandboxOrigin, 'content-type': 'application/json' },
        body: JSON.stringify({ number, expiry: '12 / 39', cvc: '123', name: 'Omar Haddad' }),
      });
      return ((await answer.json()) as { method: string }).method;
    },
    chargesOf: (business) => [...sandbox.book.charges.values()].filter(({ businessID }) => businessID === business),
    buy: (owner, businessID, paymentMethod, { amount, planId = 'gold-yearly', key } = {}) =>
      owner.ask(`/subscription/subscribe${amount === undefined ? '' : `?amount=${amount}`}`, {
        body: { paymentMethod, businessID, planId, email: 'owner@mail.example' },
        headers: key ? { 'idempotency-key': key } : {},
      }),
    async lookThroughBooks() {
      const app = createServer({ ...optionsFor(api.db, api.folder), payments, ...change });
      await app.listen({ port: 0, host: '127.0.0.1' });
      // Closing waits for the reconciliation that the start began.
      await app.close();
    },
    async stop() {
      sandbox.close();
      await api.stop();
      server.closeAllConnections();
      server.close();
    },
  };
}
