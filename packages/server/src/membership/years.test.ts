import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createServer } from '../server.ts';
import { optionsFor } from '../testing/api.ts';
import { cards, openShop, type Shop } from '../testing/shop.ts';
import { aBusiness, aPerson, type Person } from '../testing/world.ts';

let shop: Shop;
let owner: Person;
beforeAll(async () => {
  shop = await openShop();
  owner = await aPerson(shop.api, 'Omar');
}, 60_000);
afterAll(() => shop?.stop());

const read = async (business: string) => (await owner.ask(`/business/${business}/membership`)).json.data;
const chargesOf = (business: string) =>
  [...shop.sandbox.book.charges.values()].filter(({ businessID }) => businessID === business);
const wait = { timeout: 15_000 };

/** A gold business with its paid year before it. */
async function gold(): Promise<string> {
  const business = await aBusiness(owner);
  await shop.buy(owner, business, await shop.enter(cards.good));
  await vi.waitFor(async () => expect((await read(business)).subscription).toBe('gold'), wait);
  return business;
}

/** Moves the end of a business's paid year to so many milliseconds from now. */
async function endIn(business: string, milliseconds: number): Promise<void> {
  const periodEnd = new Date(Date.now() + milliseconds);
  await shop.api.db.updateTable('subscriptions').set({ periodEnd }).where('businessId', '=', business).execute();
}

/** Another process of the API begins: it looks through the books at its start. */
async function lookThroughBooks(): Promise<void> {
  const { origin } = new URL(shop.sandboxOrigin);
  const secrets = { secretKey: 'the key of the shop', webhookSecret: 'what the sandbox signs with' };
  const payments = { kind: 'sandbox', origin, publicKey: 'pk_sandbox', ...secrets } as const;
  const app = createServer({ ...optionsFor(shop.api.db, shop.api.folder), payments });
  await app.listen({ port: 0, host: '127.0.0.1' });
  // Closing waits for the look that the start began.
  await app.close();
}

const day = 86_400_000;

it('a year that ends soon is renewed once, and its tier goes on when that was paid', async () => {
  const business = await gold();
  await endIn(business, day);
  await lookThroughBooks();
  await lookThroughBooks();
  await vi.waitFor(async () => expect((await read(business)).receipts).toHaveLength(2), wait);
  const membership = await read(business);
  expect(membership).toMatchObject({ subscription: 'gold', renews: true });
  expect(Date.parse(membership.paidUntil)).toBeGreaterThan(Date.now() + 365 * day);
  expect(chargesOf(business).map(({ amount, state }) => [amount, state])).toEqual([
    [185_000, 'succeeded'],
    [185_000, 'succeeded'],
  ]);
  const years = await shop.api.db
    .selectFrom('subscriptions')
    .select('state')
    .where('businessId', '=', business)
    .orderBy('periodStart')
    .execute();
  expect(years).toEqual([{ state: 'renewed' }, { state: 'active' }]);
});

it('a year that was cancelled is not renewed, and its tier ends with it', async () => {
  const business = await gold();
  // Before the year is due: the shop looks through its books by itself, too.
  await owner.ask(`/business/${business}/membership`, { method: 'PUT', body: { renews: false } });
  await endIn(business, day);
  await lookThroughBooks();
  expect(chargesOf(business)).toHaveLength(1);
  expect((await read(business)).subscription).toBe('gold');
  await endIn(business, -1000);
  await lookThroughBooks();
  expect(await read(business)).toMatchObject({ subscription: 'standard', paidUntil: null, renews: false });
  // What has ended may be bought again.
  await shop.api.db
    .updateTable('subscriptions')
    .set({ periodStart: new Date(0) })
    .where('businessId', '=', business)
    .execute();
  expect((await shop.buy(owner, business, await shop.enter(cards.good))).status).toBe(200);
});
