import { sql } from '@wbn/database';
import { allWebhooks, rowOfBusiness, stoppedAt } from '@wbn/database/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Context } from '../context.ts';
import { ProviderRefused } from '../payments/provider.ts';
import type { TestApi } from '../testing/api.ts';
import { cards, openShop, type Shop } from '../testing/shop.ts';
import { aBusiness, aMember, aPerson, type Person } from '../testing/world.ts';
import { renewDue } from './renew.ts';

let shop: Shop;
let owner: Person;
beforeAll(async () => {
  shop = await openShop();
  owner = await aPerson(shop.api, 'Omar');
}, 60_000);
afterAll(() => shop?.stop());

const read = async (business: string, reader = owner) =>
  (await reader.ask(`/business/${business}/membership`)).json.data;
const wait = { timeout: 15_000 };

/** A gold business at the start of its paid year. */
async function gold(payer = owner): Promise<string> {
  const business = await aBusiness(payer);
  await shop.buy(payer, business, await shop.enter(cards.good));
  await vi.waitFor(async () => expect((await read(business, payer)).subscription).toBe('gold'), wait);
  return business;
}

/** Moves the end of a business's paid year to so many milliseconds from now. */
async function endIn(business: string, milliseconds: number): Promise<void> {
  const periodEnd = new Date(Date.now() + milliseconds);
  await shop.api.db.updateTable('subscriptions').set({ periodEnd }).where('businessId', '=', business).execute();
}

const day = 86_400_000;
const cancel = (business: string) =>
  owner.ask(`/business/${business}/membership`, { method: 'PUT', body: { renews: false } });
const yearsOf = (business: string) =>
  shop.api.db
    .selectFrom('subscriptions')
    .select(['state', 'cancelAtPeriodEnd'])
    .where('businessId', '=', business)
    .orderBy('periodStart')
    .execute();

it('a year that ends soon is renewed once, and its tier goes on when that was paid', async () => {
  const business = await gold();
  await endIn(business, day);
  await shop.lookThroughBooks();
  await shop.lookThroughBooks();
  await vi.waitFor(async () => expect((await read(business)).receipts).toHaveLength(2), wait);
  const membership = await read(business);
  expect(membership).toMatchObject({ subscription: 'gold', renews: true });
  expect(Date.parse(membership.paidUntil)).toBeGreaterThan(Date.now() + 365 * day);
  expect(shop.chargesOf(business).map(({ amount, state }) => [amount, state])).toEqual([
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

it('the end of the renewal is confirmed to each owner by a mail with the last paid day, once a day at most', async () => {
  const business = await gold();
  const told = async () => {
    const { rows } = await sql<{ data: Record<string, unknown> }>`
      select data from outbox_emails where template = 'membership-news' and data->>'news' = 'cancelled'
        and data->>'businessID' = ${business}`.execute(shop.api.db);
    return rows.map(({ data }) => data);
  };
  await cancel(business);
  await cancel(business);
  const { paidUntil } = await read(business);
  expect(await told()).toMatchObject([{ tier: 'gold', paidUntil }]);
  await owner.ask(`/business/${business}/membership`, { method: 'PUT', body: { renews: true } });
  expect(await told()).toHaveLength(1);
  await cancel(business);
  expect(await told()).toHaveLength(1);
});

it('a year that was cancelled is not renewed, and its tier ends with it', async () => {
  const business = await gold();
  // Before the year is due, because the shop also reconciles by itself.
  await cancel(business);
  await endIn(business, day);
  await shop.lookThroughBooks();
  expect(shop.chargesOf(business)).toHaveLength(1);
  expect((await read(business)).subscription).toBe('gold');
  await endIn(business, -1000);
  await shop.lookThroughBooks();
  expect(await read(business)).toMatchObject({ subscription: 'standard', paidUntil: null, renews: false });
  // A membership that has ended can be bought again.
  await shop.api.db
    .updateTable('subscriptions')
    .set({ periodStart: new Date(0) })
    .where('businessId', '=', business)
    .execute();
  expect((await shop.buy(owner, business, await shop.enter(cards.good))).status).toBe(200);
});

it('a year that is cancelled after it was found due is not charged', async () => {
  const business = await gold();
  await endIn(business, day);
  await stoppedAt(shop.api.db, rowOfBusiness(business), shop.lookThroughBooks, () => cancel(business));
  await shop.lookThroughBooks();
  expect(shop.chargesOf(business)).toHaveLength(1);
  expect(await read(business)).toMatchObject({ subscription: 'gold', renews: false });
});

it('a year that is cancelled while the next is being charged makes that one the last', async () => {
  const business = await gold();
  await endIn(business, day);
  await stoppedAt(shop.api.db, allWebhooks, shop.lookThroughBooks, () => cancel(business));
  await vi.waitFor(async () => expect((await read(business)).receipts).toHaveLength(2), wait);
  expect(await read(business)).toMatchObject({ subscription: 'gold', renews: false });
});

it('the years of a business that was removed end without another charge, and hold up nobody else', async () => {
  const [removed, other] = [await gold(), await gold()];
  const remove = { deletedAt: new Date() };
  await shop.api.db.updateTable('businesses').set(remove).where('id', '=', removed).execute();
  await endIn(removed, day);
  await shop.lookThroughBooks();
  expect(shop.chargesOf(removed)).toHaveLength(1);
  await endIn(removed, -1000);
  await endIn(other, -1000);
  await shop.lookThroughBooks();
  expect(await yearsOf(removed)).toMatchObject([{ state: 'expired' }]);
  expect(await read(other)).toMatchObject({ subscription: 'standard' });
});

describe('a payer who is no longer an owner is not charged again, and the card is forgotten', () => {
  const rowOf = (business: string) =>
    shop.api.db
      .selectFrom('subscriptions')
      .select(['cancelAtPeriodEnd', 'providerMethodId', 'providerCustomerId'])
      .where('businessId', '=', business)
      .where('state', '=', 'active')
      .executeTakeFirstOrThrow();
  const forgotten = { cancelAtPeriodEnd: true, providerMethodId: null, providerCustomerId: null };

  it.each<[string, (business: string, payer: Person, other: Person) => Promise<unknown>]>([
    ['leaves', (id, payer) => payer.ask(`/business/${id}/members/me`, { method: 'DELETE' })],
    ['is removed', (id, payer, other) => other.ask(`/business/${id}/members/${payer.id}`, { method: 'DELETE' })],
    [
      'steps down',
      (id, payer, other) =>
        other.ask(`/business/${id}/members/${payer.id}`, { method: 'PUT', body: { role: 'member' } }),
    ],
  ])('if the payer %s', async (_, end) => {
    const payer = await aPerson(shop.api, 'Pavel');
    const business = await gold(payer);
    const other = await aMember(shop.api, business, 'owner');
    expect((await rowOf(business)).providerMethodId).not.toBeNull();
    await end(business, payer, other);
    expect(await rowOf(business)).toEqual(forgotten);
    await endIn(business, day);
    await shop.lookThroughBooks();
    expect(shop.chargesOf(business)).toHaveLength(1);
    const read = async () => (await other.ask(`/business/${business}/membership`)).json.data;
    expect(await read()).toMatchObject({ subscription: 'gold', renews: false });
    const resume = { method: 'PUT', body: { renews: true } } as const;
    expect((await other.ask(`/business/${business}/membership`, resume)).status).toBe(409);
    const acts = (await other.ask(`/business/${business}/audit?kind=membership`)).json.data.items;
    expect(acts.map(({ action }: { action: string }) => action)).toContain('membership.cancelled');
  });

  it('if the payer leaves after the year was found due', async () => {
    const payer = await aPerson(shop.api, 'Pavel');
    const business = await gold(payer);
    await aMember(shop.api, business, 'owner');
    await endIn(business, day);
    const leave = (trx: TestApi['db']) =>
      trx.deleteFrom('businessMembers').where('businessId', '=', business).where('userId', '=', payer.id).execute();
    await stoppedAt(shop.api.db, rowOfBusiness(business), shop.lookThroughBooks, leave);
    expect(shop.chargesOf(business)).toHaveLength(1);
  });

  it('if the payer leaves while the card is being charged', async () => {
    const payer = await aPerson(shop.api, 'Pavel');
    const business = await aBusiness(payer);
    const other = await aMember(shop.api, business, 'owner');
    const buy = async () => shop.buy(payer, business, await shop.enter(cards.good));
    const leave = (trx: TestApi['db']) =>
      trx.deleteFrom('businessMembers').where('businessId', '=', business).where('userId', '=', payer.id).execute();
    await stoppedAt(shop.api.db, allWebhooks, buy, leave);
    const read = async () => (await other.ask(`/business/${business}/membership`)).json.data;
    await vi.waitFor(async () => expect((await read()).subscription).toBe('gold'), wait);
    expect(await rowOf(business)).toEqual(forgotten);
  });
});

it('a card that is refused today keeps nobody else from being renewed', async () => {
  const businesses = [await gold(), await gold()];
  // Rows of another provider, so that the shop's own reconciliation does not touch them.
  const due = { provider: 'stripe', periodEnd: new Date(Date.now() + day) } as const;
  await shop.api.db.updateTable('subscriptions').set(due).where('businessId', 'in', businesses).execute();
  const asked: string[] = [];
  const charge = async ({ businessID }: { businessID: string }) => {
    asked.push(businessID);
    throw new ProviderRefused('declined');
  };
  const { db } = shop.api;
  const context = { db, now: () => new Date(), sites: {}, payments: { name: 'stripe', charge } } as unknown as Context;
  const failures: unknown[] = [];
  for (let round = 0; round < 3; round += 1) await renewDue(context, (error) => failures.push(error), 1);
  expect(failures).toEqual([]);
  expect(asked.sort()).toEqual(businesses.sort());
});

describe('owners hear by mail', () => {
  /** The news about a business's paid years, by the first name of the reader. */
  const newsOf = async (business: string) =>
    (
      await shop.api.db
        .selectFrom('outboxEmails')
        .select('data')
        .where('template', '=', 'membership-news')
        .orderBy('id')
        .execute()
    )
      .filter(({ data }) => data.businessID === business)
      .map(({ data }) => `${data.firstName}: ${data.news}`)
      .sort();

  it('once that a year renews soon, once that it was cancelled in its last days, and that it has ended', async () => {
    const business = await gold();
    await aMember(shop.api, business, 'owner');
    await aMember(shop.api, business, 'admin');
    await endIn(business, 20 * day);
    await shop.lookThroughBooks();
    expect(await newsOf(business)).toEqual([]);
    await endIn(business, 13 * day);
    await shop.lookThroughBooks();
    await shop.lookThroughBooks();
    const both = (news: string) => ['Omar', 'owner'].map((name) => `${name}: ${news}`);
    expect(await newsOf(business)).toEqual(both('renewing'));
    await cancel(business);
    await shop.lookThroughBooks();
    await shop.lookThroughBooks();
    expect(await newsOf(business)).toEqual([...both('cancelled'), ...both('renewing')].sort());
    await endIn(business, -1000);
    await shop.lookThroughBooks();
    await shop.lookThroughBooks();
    expect(await newsOf(business)).toEqual([...both('cancelled'), ...both('ended'), ...both('renewing')].sort());
  });

  it('once more that a year ends soon if it was cancelled long before, or before they became owners', async () => {
    const [early, late] = [await gold(), await gold()];
    await endIn(early, 200 * day);
    await cancel(early);
    await sql`update outbox_emails set dedupe_key = left(dedupe_key, -10) || to_char(now() - interval '180 days', 'YYYY-MM-DD')
      where data->>'businessID' = ${early} and data->>'news' = 'cancelled'`.execute(shop.api.db);
    await endIn(late, day);
    await cancel(late);
    for (const business of [early, late]) {
      await endIn(business, 13 * day);
      await aMember(shop.api, business, 'owner');
      await shop.lookThroughBooks();
      await shop.lookThroughBooks();
    }
    expect(await newsOf(early)).toEqual(['Omar: cancelled', 'Omar: ending', 'owner: ending']);
    expect(await newsOf(late)).toEqual(['Omar: cancelled', 'owner: ending']);
  });

  it.each([
    ['the order', () => Promise.reject(new ProviderRefused('declined'))],
    [
      'the charge',
      async ({ purchaseID }: { purchaseID: string }) => ({
        id: `ch-${purchaseID}`,
        purchaseID,
        state: 'failed',
        failure: 'card_declined',
      }),
    ],
  ])('once that the card was refused, however often it is tried, when the bank refuses %s', async (_, charge) => {
    const business = await gold();
    const periodEnd = new Date(Date.now() + 2.5 * day);
    await shop.api.db
      .updateTable('subscriptions')
      .set({ provider: 'stripe', periodEnd })
      .where('businessId', '=', business)
      .execute();
    for (const later of [0, day, 2 * day]) {
      const now = () => new Date(Date.now() + later);
      const payments = { name: 'stripe', charge };
      const context = { db: shop.api.db, now, sites: {}, payments } as unknown as Context;
      await renewDue(context, (error) => expect(error).toBeUndefined());
    }
    expect((await yearsOf(business)).map(({ state }) => state)).toEqual(['active', 'failed', 'failed', 'failed']);
    expect((await newsOf(business)).filter((news) => news.endsWith('refused'))).toEqual(['Omar: refused']);
  });

  it('nothing about the years of a business that was removed, nor about a purchase that was refused', async () => {
    const [removed, tried] = [await gold(), await aBusiness(owner)];
    await shop.api.db.updateTable('businesses').set({ deletedAt: new Date() }).where('id', '=', removed).execute();
    await endIn(removed, -1000);
    await shop.lookThroughBooks();
    await shop.buy(owner, tried, await shop.enter(cards.declined));
    expect([...(await newsOf(removed)), ...(await newsOf(tried))]).toEqual([]);
  });
});
