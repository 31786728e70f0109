import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { type StripeDouble, startStripeDouble } from '../testing/stripe-double.ts';
import { aBusiness, aPerson, type Person } from '../testing/world.ts';
import type { StripeOptions } from './stripe.ts';
import { stripeProvider } from './stripe.ts';
import { webhookPath } from './webhook.ts';

/** Stripe's own package against a double of the endpoints that we use. Never run against Stripe itself. */
let double: StripeDouble;
let api: TestApi;
let owner: Person;
const webhookSecret = 'whsec_of_these_tests';
const optionsFor = (address: URL): StripeOptions => ({
  kind: 'stripe',
  secretKey: 'sk_test_of_these_tests',
  publicKey: 'pk_test_of_these_tests',
  webhookSecret,
  api: address,
});

beforeAll(async () => {
  double = await startStripeDouble();
  api = await startApi({ payments: optionsFor(double.address) });
  owner = await aPerson(api, 'Omar');
}, 60_000);
afterAll(async () => {
  await api?.stop();
  double?.stop();
});

const buy = (businessID: string, paymentMethod: string, key?: string) =>
  owner.ask('/subscription/subscribe', {
    body: { paymentMethod, businessID, planId: 'gold-yearly', email: 'owner@mail.example' },
    headers: key ? { 'idempotency-key': key } : {},
  });
const read = async (business: string) => (await owner.ask(`/business/${business}/membership`)).json.data;
const intentOf = (business: string) =>
  [...double.intents.values()].find(({ metadata }) => (metadata as { businessID: string }).businessID === business)!;
const tell = async ({ body, header }: { body: string; header: string }) => {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header };
  return (await api.app.inject({ method: 'POST', url: webhookPath, payload: body, headers })).statusCode;
};
const paidEvent = (business: string, change: object = {}) =>
  double.happen(intentOf(business).id, 'payment_intent.succeeded', {
    status: 'succeeded',
    amount_received: 185_000,
    ...change,
  });

it('opens its form with the publishable key, from Stripe alone', async () => {
  const { data } = (await owner.ask('/subscription/setup')).json;
  expect(data).toMatchObject({ publicKey: 'pk_test_of_these_tests', form: 'https://js.stripe.com/v3/' });
});

describe('a purchase by Stripe', () => {
  it('is one confirmed intent under the purchase’s own key, and raises the tier by its webhook alone', async () => {
    const business = await aBusiness(owner);
    const response = await buy(business, 'pm_card_visa');
    expect(response.json.data.status, JSON.stringify(response.json)).toBe('pending');
    const { purchaseID } = response.json.data;
    const order = double.seen.find(
      ({ path, form }) => path === '/v1/payment_intents' && form['metadata[purchaseID]'] === purchaseID,
    );
    expect(order).toMatchObject({
      key: purchaseID,
      form: { amount: '185000', currency: 'usd', confirm: 'true', setup_future_usage: 'off_session' },
    });
    expect((await read(business)).subscription).toBe('standard');
    expect(await tell(double.signed(paidEvent(business), webhookSecret))).toBe(200);
    expect(await read(business)).toMatchObject({ subscription: 'gold', renews: true, purchase: { status: 'paid' } });
  });

  it('that is declined is refused as declined', async () => {
    const business = await aBusiness(owner);
    expect(await buy(business, 'pm_card_declined')).toMatchObject({ status: 402, json: { name: 'CardDeclined' } });
    expect((await read(business)).purchase.status).toBe('failed');
  });

  it('leads to the bank when it asks, and is given up there', async () => {
    const business = await aBusiness(owner);
    const response = await buy(business, 'pm_card_3ds');
    expect(response.json.data).toMatchObject({
      status: 'requires_action',
      confirmation: { url: `https://hooks.example/3ds/${intentOf(business).id}` },
    });
    const given = await owner.ask(`/business/${business}/membership/purchase`, { method: 'DELETE' });
    expect(given.json.data.purchase.status).toBe('cancelled');
    expect(intentOf(business).status).toBe('canceled');
  });
});

describe('a webhook of Stripe’s', () => {
  const seconds = () => Math.floor(Date.now() / 1000);
  it.each<[string, (business: string) => { body: string; header: string }]>([
    ['by another secret', (business) => double.signed(paidEvent(business), 'whsec_another')],
    ['of 301 seconds ago', (business) => double.signed(paidEvent(business), webhookSecret, seconds() - 301)],
    ['of 302 seconds ahead', (business) => double.signed(paidEvent(business), webhookSecret, seconds() + 302)],
    ['of another amount', (business) => double.signed(paidEvent(business, { amount_received: 100 }), webhookSecret)],
    ['of another currency', (business) => double.signed(paidEvent(business, { currency: 'jpy' }), webhookSecret)],
    [
      'written anew',
      (business) => {
        const { body, header } = double.signed(paidEvent(business), webhookSecret);
        return { body: JSON.stringify(JSON.parse(body), null, 1), header };
      },
    ],
  ])('%s is refused', async (_what, make) => {
    const business = await aBusiness(owner);
    await buy(business, 'pm_card_3ds');
    expect(await tell(make(business))).toBe(400);
    expect((await read(business)).subscription).toBe('standard');
  });

  it('about something else is taken and ignored', async () => {
    const event = { id: 'evt_other', object: 'event', type: 'customer.created', data: { object: { id: 'cus_1' } } };
    expect(await tell(double.signed(event, webhookSecret))).toBe(200);
  });
});

describe('the requests of the reconciler to Stripe', () => {
  const provider = () => stripeProvider(optionsFor(double.address));
  it('finds an order by what we wrote on it, and its events by its intent', async () => {
    const business = await aBusiness(owner);
    const { purchaseID } = (await buy(business, 'pm_card_visa')).json.data;
    const since = new Date(Date.now() - 60_000);
    const found = await provider().find({ id: purchaseID, createdAt: since, chargeID: null });
    expect(found).toMatchObject({
      purchaseID,
      businessID: business,
      amount: 185_000,
      currency: 'USD',
      state: 'succeeded',
    });
    const events = await provider().eventsOf(found?.id ?? '', since);
    expect(events.map(({ type }) => type)).toEqual(['payment_intent.succeeded']);
    const unknown = { id: '00000000-0000-4000-8000-000000000000', createdAt: since, chargeID: null };
    expect(await provider().find(unknown)).toBeNull();
  });

  it('charges once for an order that is sent twice', async () => {
    const order = {
      purchaseID: crypto.randomUUID(),
      businessID: crypto.randomUUID(),
      amount: 185_000,
      currency: 'USD',
      description: 'x',
      email: 'owner@mail.example',
      paymentMethod: 'pm_card_visa',
      returnUrl: 'http://localhost:8080/',
    };
    const [first, again] = [await provider().charge(order), await provider().charge(order)];
    expect(again.id).toBe(first.id);
  });
});
