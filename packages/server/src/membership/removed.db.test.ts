import { sql } from '@wbn/database';
import { allWebhooks, rowOfBusiness, stoppedAt } from '@wbn/database/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TestApi } from '../testing/api.ts';
import { cards, openShop, type Shop } from '../testing/shop.ts';
import { aBusiness, aMember, aPerson, type Person } from '../testing/world.ts';

/** A business is removed, by an operator or with its owner's account, while a purchase is running. */

let shop: Shop;
let owner: Person;
beforeAll(async () => {
  shop = await openShop();
  owner = await aPerson(shop.api, 'Omar');
}, 60_000);
afterAll(() => shop?.stop());
const wait = { timeout: 30_000 };

const remove = (id: string) => (trx: TestApi['db']) =>
  trx.updateTable('businesses').set({ deletedAt: new Date() }).where('id', '=', id).execute();
const paymentsOf = (business: string) =>
  shop.api.db.selectFrom('payments').select(['state', 'settledAt']).where('businessId', '=', business).execute();
const businessOf = (id: string) =>
  shop.api.db.selectFrom('businesses').select('subscription').where('id', '=', id).executeTakeFirstOrThrow();

it('after the charge and before its webhook, gets its money back, once, and no membership', async () => {
  const business = await aBusiness(owner);
  const method = await shop.enter(cards.good);
  const buy = () => shop.buy(owner, business, method, { key: 'leaving' });
  const response = await stoppedAt(shop.api.db, allWebhooks, buy, remove(business));
  expect(response.status).toBe(200);
  await vi.waitFor(async () => expect(await paymentsOf(business)).toMatchObject([{ state: 'refunded' }]), wait);
  await Promise.all([shop.lookThroughBooks(), shop.lookThroughBooks()]);
  await shop.lookThroughBooks();
  expect(shop.chargesOf(business)).toMatchObject([{ state: 'refunded' }]);
  expect(await paymentsOf(business)).toEqual([{ state: 'refunded', settledAt: expect.any(Date) }]);
  expect(await businessOf(business)).toEqual({ subscription: 'standard' });
  const refunds = [...shop.sandbox.book.events.values()].filter(({ charge }) => charge.businessID === business);
  expect(refunds.filter(({ type }) => type === 'charge.refunded')).toHaveLength(1);
});

it('whose owner is removed before the purchase is written down, is charged nothing', async () => {
  const business = await aBusiness(owner);
  const former = await aMember(shop.api, business, 'owner');
  const method = await shop.enter(cards.good);
  const { buying } = await shop.api.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('businessMembers').where('userId', '=', former.id).execute();
    const sent = shop.buy(former, business, method);
    await expect
      .poll(async () => (await sql`select from pg_locks where not granted`.execute(shop.api.db)).rows.length)
      .toBeGreaterThan(0);
    return { buying: sent };
  });
  expect((await buying).status).toBe(403);
  expect([shop.chargesOf(business), await paymentsOf(business)]).toEqual([[], []]);
});

it('before the purchase is written down, is charged nothing', async () => {
  const business = await aBusiness(owner);
  const method = await shop.enter(cards.good);
  const response = await stoppedAt(
    shop.api.db,
    rowOfBusiness(business),
    () => shop.buy(owner, business, method),
    remove(business),
  );
  expect(response).toMatchObject({ status: 404, json: { name: 'NotFound' } });
  expect([shop.chargesOf(business), await paymentsOf(business)]).toEqual([[], []]);
});
