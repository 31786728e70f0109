import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, aPerson, aProduct, aThread, type Person } from '../testing/world.ts';
import { visibilityCounts } from './visibility-counts.ts';
import { forgetOldCounts } from './watch-visibility.ts';

let api: TestApi;
let buyer: Person;
beforeAll(async () => {
  api = await startApi();
  buyer = await aPerson(api, 'Bea');
}, 60_000);
afterAll(() => api?.stop());

async function aPlace(companyName: string) {
  const owner = await aPerson(api, 'Owner');
  const business = await aBusiness(owner, { companyName });
  return { owner, business };
}
const figures = async ({ owner, business }: { owner: Person; business: string }, days = 7) =>
  (await owner.ask(`/business/${business}/figures?days=${days}`)).json.data;
const visit = (resourceID: string) => ({ body: { resourceID } });

describe('views', () => {
  it('are counted for visitors and strangers, never for own members, of the page and of products', async () => {
    const place = await aPlace('Vanadium House');
    const product = await aProduct(api, place.business, 'Vanadium bar');
    const members = await Promise.all((['admin', 'member'] as const).map((role) => aMember(api, place.business, role)));
    for (const resource of [place.business, product]) {
      for (const own of [place.owner, ...members]) expect((await own.ask('/visits', visit(resource))).status).toBe(200);
      expect((await api.ask('/visits', visit(resource))).status).toBe(200);
      expect((await buyer.ask('/visits', visit(resource))).status).toBe(200);
    }
    // Pages that a server renders read the business without a session: reading alone counts nothing.
    for (let n = 0; n < 3; n += 1) await api.ask(`/business/profile/${place.business}`);
    await api.ask(`/product/${product}`);
    const { now, points } = await figures(place);
    expect(now).toMatchObject({ views: 2, productViews: 2 });
    expect(points.at(-1)).toMatchObject({ views: 2, productViews: 2 });
  });

  it('of one visitor count once an hour for each page, however often they are reported', async () => {
    const place = await aPlace('Scandium House');
    const product = await aProduct(api, place.business, 'Scandium bar');
    const from = (address: string) => ({
      headers: { 'x-wbn-internal': 'the internal key of these tests', 'x-forwarded-for': address },
    });
    for (let n = 0; n < 20; n += 1) {
      for (const resource of [place.business, product]) {
        for (const address of ['10.9.9.9', '2001:db8::1', `2001:db8::${n + 2}`])
          expect((await api.ask('/visits', { ...visit(resource), ...from(address) })).status).toBe(200);
        expect((await buyer.ask('/visits', visit(resource))).status).toBe(200);
      }
    }
    await expect.poll(async () => (await figures(place)).now).toMatchObject({ views: 3, productViews: 3 });
  });

  it('of something unknown, removed or hidden are refused', async () => {
    const place = await aPlace('Hidden House');
    const draft = await aProduct(api, place.business, 'Draft');
    await api.db.updateTable('products').set({ state: 'draft' }).where('id', '=', draft).execute();
    const gone = await aPlace('Gone House');
    await api.db.updateTable('businesses').set({ deletedAt: new Date() }).where('id', '=', gone.business).execute();
    for (const id of [draft, gone.business, buyer.id, crypto.randomUUID()])
      expect((await api.ask('/visits', visit(id))).status, id).toBe(404);
  });
});

describe('searches', () => {
  const found = (person: Person | undefined, url: string, textQuery: string) =>
    api.ask(url, { body: { textQuery, size: 20 }, ...(person && { as: person.token }) });

  it('that found a business count once each, however many of its products they show', async () => {
    const place = await aPlace('Niobium Castings');
    for (let n = 0; n < 3; n += 1)
      await place.owner.ask('/product', { body: { businessID: place.business, name: `Hafnium plug ${n}` } });
    expect((await found(buyer, '/search/product', 'hafnium plug')).json.data.results).toHaveLength(3);
    await found(undefined, '/search/business', 'niobium castings');
    await found(place.owner, '/search/business', 'niobium castings');
    await found(place.owner, '/search/product', 'hafnium plug');
    expect((await figures(place)).now.searches).toBe(2);
    // The home page only counts all companies.
    await api.ask('/search/business', { body: { skip: 0, size: 50 } });
    expect((await figures(place)).now.searches).toBe(2);
  });
});

describe('the figures', () => {
  const day = (business: string, ago: number, views: number) =>
    sql`insert into business_days (business_id, day, views) values
      (${business}::uuid, (now() at time zone 'UTC')::date - ${ago}::int, ${views})`.execute(api.db);

  it.each([7, 30, 365])('of %i days are compared with as many days before', async (days) => {
    const place = await aPlace(`Period ${days}`);
    for (const [ago, views] of [
      [0, 1],
      [days - 1, 10],
      [days, 100],
      [2 * days - 1, 1000],
      [2 * days, 10_000],
    ] as const)
      await day(place.business, ago, views);
    const { before, now, points, ...rest } = await figures(place, days);
    expect(rest.days).toBe(days);
    expect([now.views, before.views]).toEqual([11, 1100]);
    expect(points.reduce((sum: number, point: { views: number }) => sum + point.views, 0)).toBe(11);
  });

  it('count inquiries of others with their answers, and boosts with what they brought', async () => {
    const place = await aPlace('Answering Works');
    expect((await figures(place)).now).toMatchObject({ inquiries: 0, measured: 0, answered: 0, answerHours: null });
    const [first] = [await aThread(buyer, place.business), await aThread(buyer, place.business)];
    const member = await aMember(api, place.business, 'member');
    await api.db
      .insertInto('inquiries')
      .values({ fromUserId: member.id, toBusinessId: place.business, openedBy: member.id, subject: 'Own' })
      .execute();
    await api.db
      .insertInto('messages')
      .values({ inquiryId: first, side: 'R', content: 'Yes', createdAt: new Date(Date.now() + 5 * 3_600_000) })
      .execute();
    const boost = { businessId: place.business, impressions: 5, clicks: 2, endsAt: new Date(Date.now() + 60_000) };
    await api.db
      .insertInto('boosts')
      .values({ ...boost, startsAt: new Date() })
      .execute();
    const { before, now } = await figures(place);
    expect(now).toMatchObject({
      inquiries: 2,
      measured: 2,
      answered: 1,
      boosts: 1,
      boostImpressions: 5,
      boostClicks: 2,
    });
    expect(now.answerHours).toBeGreaterThanOrEqual(5);
    expect(before).toMatchObject({ inquiries: 0, measured: 0, answerHours: null, boosts: 0, boostClicks: 0 });
  });

  it('survive a write that failed, and those that no report reads are deleted', async () => {
    const place = await aPlace('Patient Works');
    const counts = visibilityCounts(api.db);
    counts.opened(place.business);
    await sql`alter table business_days rename to business_days_away`.execute(api.db);
    await expect(counts.write()).rejects.toThrow(/business_days/);
    await sql`alter table business_days_away rename to business_days`.execute(api.db);
    await counts.write();
    await counts.write();
    expect((await figures(place)).now.views).toBe(1);
    await day(place.business, 732, 1);
    await forgetOldCounts(api.db);
    const { rows } = await sql`select from business_days where business_id = ${place.business}::uuid`.execute(api.db);
    expect(rows).toHaveLength(1);
  });
});

describe('the checklist', () => {
  const listOf = async ({ owner, business }: { owner: Person; business: string }) =>
    (await owner.ask(`/business/${business}/checklist`)).json.data;
  const done = async (place: { owner: Person; business: string }) =>
    (await listOf(place)).steps.flatMap(({ done, step }: { done: boolean; step: string }) => (done ? [step] : []));

  it('names missing steps, and each finished step at once', async () => {
    const place = await aPlace('New Works');
    const { business, owner } = place;
    expect(await done(place)).toEqual([]);
    await owner.ask(`/business/profile/${business}`, {
      method: 'PUT',
      body: { general: { generalDescription: 'Since 1998' }, contactInfo: { website: 'https://new.example' } },
    });
    await aMember(api, business, 'member');
    for (let n = 0; n < 3; n += 1) await aProduct(api, business, `Product ${n}`);
    await owner.ask(`/business/${business}/verification`, {
      body: { scopes: ['identity'], evidence: [{ label: 'Register' }] },
    });
    expect(await done(place)).toEqual(['description', 'contact', 'products', 'verification', 'members']);
    await api.db.updateTable('products').set({ mainImageKey: 'x' }).where('businessId', '=', business).execute();
    expect(await done(place)).toContain('productPictures');
  });

  it('counts inquiries without an answer, not those of own members', async () => {
    const place = await aPlace('Busy Works');
    const [answered] = [await aThread(buyer, place.business), await aThread(buyer, place.business)];
    expect((await listOf(place)).unanswered).toBe(2);
    await api.db.insertInto('messages').values({ inquiryId: answered, side: 'R', content: 'Yes' }).execute();
    expect((await listOf(place)).unanswered).toBe(1);
  });
});
