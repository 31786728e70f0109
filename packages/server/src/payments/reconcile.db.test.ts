import type { ChildProcess } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPaymentSandbox, type PaymentSandbox } from '@wbn/payment-sandbox';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { forkApi } from '../testing/fork-api.ts';
import { aBusiness, aPerson, type Person } from '../testing/world.ts';
import type { PaymentOptions } from './open-provider.ts';

/** The API is killed between the provider's charge and its own record of it. Webhooks go to a closed port. */
let api: TestApi;
let owner: Person;
let sandbox: PaymentSandbox;
let payments: PaymentOptions & { kind: 'sandbox' };
let children: ChildProcess[];
/** The fate of an order on its way to the provider. */
let way: 'through' | 'charged, then silence' | 'lost';
let arrived: () => void;

const provider = createServer((request: IncomingMessage, response: ServerResponse) => {
  if (way === 'through' || !request.url?.startsWith('/v1/')) return sandbox.handler(request, response);
  // Until then, no query about charges gets an answer: a long-running process would reconcile before the next kill.
  if (request.method !== 'POST' || request.url !== '/v1/charges') return response.writeHead(503).end();
  if (way === 'lost') return arrived();
  // The sandbox charges, but its answer is dropped.
  const { end } = response;
  response.end = (() => {
    arrived();
    return response;
  }) as typeof end;
  sandbox.handler(request, response);
});

const listen = async (): Promise<string> => {
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  children = [];
  api = await startApi();
  owner = await aPerson(api, 'Omar');
  const origin = await listen();
  const secrets = { secretKey: 'the key of the shop', webhookSecret: 'what the sandbox signs with' };
  payments = { kind: 'sandbox', origin, publicKey: 'pk_sandbox', ...secrets };
  sandbox = createPaymentSandbox({ origin, shops: [origin], webhookUrl: 'http://127.0.0.1:9/nobody', ...secrets });
}, 60_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  sandbox.close();
  provider.closeAllConnections();
  provider.close();
  await api?.stop();
});

async function start(ahead: number): ReturnType<typeof forkApi> {
  const forked = await forkApi(api, { payments }, ahead);
  children.push(forked.child);
  return forked;
}

async function enter(): Promise<string> {
  const { origin } = payments;
  const answer = await fetch(`${origin}/methods`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ number: '4242424242424242', expiry: '12/39', cvc: '123', name: 'Omar' }),
  });
  return ((await answer.json()) as { method: string }).method;
}

const buy = async (address: string, businessID: string, paymentMethod: string, key: string) =>
  fetch(`${address}/subscription/subscribe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      authorization: `Bearer ${owner.token}`,
    },
    body: JSON.stringify({ paymentMethod, businessID, planId: 'gold-yearly', email: 'owner@mail.example' }),
  });

const read = async (business: string) => (await owner.ask(`/business/${business}/membership`)).json.data;
const chargesOf = (business: string) =>
  [...sandbox.book.charges.values()].filter(({ businessID }) => businessID === business);

/**
 * Buys for each business at once, with one card, and kills the API when every order has reached the provider.
 * @returns the card's name
 */
async function buyAndDie(businesses: readonly string[], keyOf: (business: string) => string): Promise<string> {
  const { child, address } = await start(0);
  const method = await enter();
  let missing = businesses.length;
  const there = new Promise<void>((done) => {
    arrived = () => {
      missing -= 1;
      if (missing === 0) done();
    };
  });
  const asked = businesses.map((business) => buy(address, business, method, keyOf(business)).catch(() => 'cut off'));
  await there;
  child.kill('SIGKILL');
  expect(await Promise.all(asked)).toEqual(businesses.map(() => 'cut off'));
  return method;
}

const [kills, atOnce] = [5, 10];

describe('after a kill between the charge and its note', () => {
  it(`the reconciler ends with exactly one charge and the tier that was paid (${kills * atOnce} purchases cut off)`, async () => {
    const businesses = await Promise.all(Array.from({ length: kills * atOnce }, () => aBusiness(owner)));
    way = 'charged, then silence';
    let method = '';
    for (let kill = 0; kill < kills; kill += 1) {
      method = await buyAndDie(businesses.slice(kill * atOnce, (kill + 1) * atOnce), (business) => `key-${business}`);
    }
    for (const business of businesses) {
      expect(chargesOf(business)).toHaveLength(1);
      expect(await read(business)).toMatchObject({ subscription: 'standard', purchase: { status: 'pending' } });
    }
    way = 'through';
    const { child, address } = await start(20_000);
    for (const business of businesses) {
      await vi.waitFor(async () => expect((await read(business)).subscription).toBe('gold'), { timeout: 20_000 });
    }
    const last = businesses.at(-1) ?? '';
    // The buyer's page repeats the call with the same key.
    await vi.waitFor(
      async () => {
        const again = await buy(address, last, method, `key-${last}`);
        expect(again.status).toBe(200);
        expect(((await again.json()) as { data: object }).data).toMatchObject({ status: 'paid' });
      },
      { timeout: 30_000, interval: 500 },
    );
    for (const business of businesses) {
      expect(chargesOf(business)).toMatchObject([{ state: 'succeeded', amount: 185_000 }]);
      expect(await read(business)).toMatchObject({ purchase: { status: 'paid' }, receipts: [{ amount: 185_000 }] });
    }
    expect(sandbox.book.charges.size).toBe(businesses.length);
    child.kill('SIGKILL');
  }, 120_000);

  it('an order that never arrived is given up after its time, and the next one is the only charge', async () => {
    const business = await aBusiness(owner);
    way = 'lost';
    await buyAndDie([business], () => 'lost');
    way = 'through';
    const { child, address } = await start(130_000);
    await vi.waitFor(async () => expect((await read(business)).purchase.status).toBe('failed'), { timeout: 20_000 });
    expect(chargesOf(business)).toHaveLength(0);
    expect((await buy(address, business, await enter(), 'another')).status).toBe(200);
    expect(chargesOf(business)).toHaveLength(1);
    child.kill('SIGKILL');
  }, 90_000);
});
