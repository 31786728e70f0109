import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { webhookPath } from '../payments/webhook.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { cards, openShop, type Shop } from '../testing/shop.ts';
import { type StripeDouble, startStripeDouble } from '../testing/stripe-double.ts';
import { aBusiness, aPerson, type Person } from '../testing/world.ts';

let clock: Date;
const now = () => clock;
const bought = '2024-05-10T12:00:00Z';
/** A year of gold, bought above, has 181 of 365 days left: 91740 cents. */
const middle = '2024-11-10T12:00:00Z';
beforeEach(() => {
  clock = new Date(bought);
});
const wait = { timeout: 15_000 };

describe('an upgrade', () => {
  let shop: Shop;
  let owner: Person;
  beforeAll(async () => {
    shop = await openShop({ now });
    owner = await aPerson(shop.api, 'Omar');
  }, 60_000);
  afterAll(() => shop?.stop());

  const read = async (business: string) => (await owner.ask(`/business/${business}/membership`)).json.data;
  const buy = async (business: string, tier: string, more: { key?: string; amount?: number; card?: string } = {}) =>
    shop.buy(owner, business, await shop.enter(more.card ?? cards.good), { planId: `${tier}-yearly`, ...more });
  const has = (business: string, tier: string) =>
    vi.waitFor(async () => expect((await read(business)).subscription).toBe(tier), wait);
  const gold = async () => {
    const business = await aBusiness(owner);
    await buy(business, 'gold');
    await has(business, 'gold');
    return business;
  };
  const charged = (business: string) =>
    shop.chargesOf(business).flatMap(({ amount, state }) => (state === 'succeeded' ? [amount] : []));

  it('costs its price without the unused days of the year before, begins a whole year, and has both on its receipt', async () => {
    const business = await gold();
    expect(await read(business)).toMatchObject({ credit: 185_000 });
    clock = new Date(middle);
    expect(await read(business)).toMatchObject({ credit: 91_740 });
    expect((await buy(business, 'premium', { amount: 173_260 })).status).toBe(200);
    await has(business, 'premium');
    expect(charged(business)).toEqual([185_000, 173_260]);
    const membership = await read(business);
    expect(membership).toMatchObject({ paidUntil: '2025-11-11T00:00:00.000Z', renews: true });
    expect(membership.receipts.map(({ amount }: { amount: number }) => amount).sort()).toEqual([173_260, 185_000]);
    const invoices = shop.api.db.selectFrom('invoices').select(['amountCents', 'lines']).orderBy('issuedAt', 'desc');
    expect(await invoices.where('businessId', '=', business).executeTakeFirst()).toEqual({
      amountCents: 173_260,
      lines: [
        { text: 'premium 2024-11-10 2025-11-11', amountCents: 265_000 },
        { text: 'credit', amountCents: -91_740 },
      ],
    });
    for (const { receiptID } of membership.receipts) {
      const { json } = await owner.ask(`/business/${business}/membership/receipts/${receiptID}?locale=ar`);
      expect(Buffer.from(json.data.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('credits what the year was worth, credit included, and no day twice', async () => {
    const business = await gold();
    clock = new Date(middle);
    await buy(business, 'premium');
    await has(business, 'premium');
    expect(await read(business)).toMatchObject({ credit: 265_000 });
    await buy(business, 'platinum', { amount: 100_000 });
    await has(business, 'platinum');
    expect(charged(business)).toEqual([185_000, 173_260, 100_000]);
  });

  it('credits the last days of a year and the renewed one that has not begun, once', async () => {
    const business = await gold();
    clock = new Date('2025-05-08T12:00:00Z');
    await shop.lookThroughBooks();
    await vi.waitFor(async () => expect((await read(business)).receipts).toHaveLength(2), wait);
    // Two days of the first year: 1014 cents.
    expect(await read(business)).toMatchObject({ credit: 186_014 });
    await buy(business, 'premium', { amount: 78_986 });
    await has(business, 'premium');
    expect(await read(business)).toMatchObject({ credit: 265_000, paidUntil: '2026-05-09T00:00:00.000Z' });
    // The next year has its full price.
    clock = new Date('2026-05-08T12:00:00Z');
    await shop.lookThroughBooks();
    await vi.waitFor(() => expect(charged(business)).toEqual([185_000, 185_000, 78_986, 265_000]), wait);
  });

  it('of another amount than the page showed is refused, and charges nothing', async () => {
    const business = await gold();
    clock = new Date(middle);
    const { credit } = await read(business);
    clock = new Date('2024-11-11T00:00:00Z');
    expect(await buy(business, 'premium', { amount: 265_000 - credit })).toMatchObject({
      status: 409,
      json: { name: 'Conflict' },
    });
    expect(charged(business)).toEqual([185_000]);
    expect((await buy(business, 'premium', { amount: 265_000 - (await read(business)).credit })).status).toBe(200);
  });

  it('that is sent again with its key is one charge, of the amount of the first', async () => {
    const business = await gold();
    clock = new Date(middle);
    const method = await shop.enter(cards.good);
    const more = { planId: 'premium-yearly', key: `upgrade-${business}` };
    const [first, second] = await Promise.all([
      shop.buy(owner, business, method, more),
      shop.buy(owner, business, method, more),
    ]);
    expect(second.json).toEqual(first.json);
    clock = new Date('2024-11-12T12:00:00Z');
    expect((await shop.buy(owner, business, method, more)).json).toEqual(first.json);
    await has(business, 'premium');
    expect(charged(business)).toEqual([185_000, 173_260]);
  });

  it('that the bank declines leaves membership and credit as they were', async () => {
    const business = await gold();
    clock = new Date(middle);
    expect((await buy(business, 'premium', { card: cards.declined })).json.name).toBe('CardDeclined');
    expect(await read(business)).toMatchObject({ subscription: 'gold', credit: 91_740 });
    await buy(business, 'premium', { amount: 173_260 });
    await has(business, 'premium');
  });

  it('of a membership that nobody paid for costs its full price', async () => {
    const business = await aBusiness(owner);
    await shop.api.db.updateTable('businesses').set({ subscription: 'gold' }).where('id', '=', business).execute();
    expect(await read(business)).toMatchObject({ credit: 0 });
    await buy(business, 'premium', { amount: 265_000 });
    await has(business, 'premium');
    expect(charged(business)).toEqual([265_000]);
  });
});

describe('an upgrade by Stripe', () => {
  const webhookSecret = 'whsec_of_these_tests';
  let double: StripeDouble;
  let api: TestApi;
  let owner: Person;
  beforeAll(async () => {
    double = await startStripeDouble();
    const secrets = { secretKey: 'sk_test_of_these_tests', publicKey: 'pk_test_of_these_tests', webhookSecret };
    api = await startApi({ payments: { kind: 'stripe', ...secrets, api: double.address }, now });
    owner = await aPerson(api, 'Omar');
  }, 60_000);
  afterAll(async () => {
    await api?.stop();
    double?.stop();
  });

  it('is one intent of the amount without the credit, and a paid event of the full price is refused', async () => {
    const business = await aBusiness(owner);
    const buy = async (tier: string) => {
      const body = {
        paymentMethod: 'pm_card_visa',
        businessID: business,
        planId: `${tier}-yearly`,
        email: 'owner@mail.example',
      };
      const { purchaseID } = (await owner.ask('/subscription/subscribe', { body })).json.data;
      const [intent] = [...double.intents.values()].filter(
        ({ metadata }) => (metadata as { purchaseID: string }).purchaseID === purchaseID,
      );
      return intent!;
    };
    const pay = async (id: string, cents: number) => {
      const change = { status: 'succeeded', amount_received: cents };
      const event = double.happen(id, 'payment_intent.succeeded', change);
      const { body, header } = double.signed(event, webhookSecret, Math.floor(clock.getTime() / 1000));
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header };
      return (await api.app.inject({ method: 'POST', url: webhookPath, payload: body, headers })).statusCode;
    };
    const read = async () => (await owner.ask(`/business/${business}/membership`)).json.data;
    expect(await pay((await buy('gold')).id, 185_000)).toBe(200);
    clock = new Date(middle);
    const intent = await buy('premium');
    expect(intent).toMatchObject({ amount: 173_260, currency: 'usd' });
    expect(await pay(intent.id, 265_000)).toBe(400);
    expect(await read()).toMatchObject({ subscription: 'gold', credit: 91_740 });
    expect(await pay(intent.id, 173_260)).toBe(200);
    expect(await read()).toMatchObject({ subscription: 'premium', credit: 265_000 });
  });
});
