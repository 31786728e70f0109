import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reindexAll } from '../index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, aPerson, aProduct, draft, type Person } from '../testing/world.ts';

let api: TestApi;
let owner: Person;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api);
}, 60_000);
afterAll(() => api?.stop());

const create = (body: object) => owner.ask('/business/profile/create', { body });
const search = async (body: object) => (await api.ask('/search/business', { body })).json.data;
const namesOf = (data: { results: { businessProfile: { general: { companyName: string } } }[] }) =>
  data.results.map(({ businessProfile }) => businessProfile.general.companyName);

describe('a new business', () => {
  it.each(['companyName', 'categories', 'businessType', 'country', 'shortDescription', 'state'])(
    'R-168 is not made without %s',
    async (field) => {
      const { [field as keyof typeof draft]: _, ...rest } = draft;
      const before = (await owner.ask('/business/profile/my-list')).json.data.length;
      expect(await create(rest)).toMatchObject({ status: 400, json: { name: 'IncompleteBusiness', fields: [field] } });
      expect((await owner.ask('/business/profile/my-list')).json.data).toHaveLength(before);
    },
  );

  it('needs no state where the country has none, and no state of another country', async () => {
    const { state: _, ...rest } = draft;
    expect((await create({ ...rest, country: 'EC' })).status).toBe(200);
    expect((await create({ ...draft, country: 'US' })).json.fields).toEqual(['state']);
  });

  it('takes each category as <industry>.<category>, all of one industry', async () => {
    for (const categories of [['0001'], ['0001.99'], ['0001.01', '0002.01'], ['x'], ['0001.01.01']]) {
      expect((await create({ ...draft, categories })).json.fields).toEqual(['categories']);
    }
    const id = await aBusiness(owner, { categories: ['0003.0003.02', '0003.01'] });
    const { general } = (await api.ask(`/business/profile/${id}`)).json.data;
    expect(general.industry.id).toBe('0003');
    expect(general.categories.map((category: { id: string }) => category.id)).toEqual(['0003.02', '0003.01']);
  });

  it('R-378 is standard and not verified, whatever is sent', async () => {
    const { businessID: id } = (await create({ ...draft, verified: true, subscription: 'platinum' })).json.data;
    const response = await owner.ask(`/business/profile/${id}`);
    expect(response.json.data).toMatchObject({
      verified: false,
      subscription: 'standard',
      general: { verified: false },
    });
    expect(response.json.session).toEqual({ role: 'owner' });
    expect((await api.ask(`/business/profile/${id}`)).json.session).toBeNull();
  });

  it('is found at once, by words of its name, description, category and place', async () => {
    await aBusiness(owner, {
      companyName: 'Qasr Turbines',
      shortDescription: 'Steam turbines',
      categories: ['0003.01'],
    });
    for (const textQuery of ['qasr', 'steam turbine', 'Riyadh turbines', 'turbinse qasr']) {
      expect(namesOf(await search({ textQuery })), textQuery).toContain('Qasr Turbines');
    }
    // Texts are in English, but readers in other languages type places and trades in theirs.
    for (const textQuery of ['السعودية', 'energía solar', 'طاقة شمسية', '太阳能', 'Arabia Saudita']) {
      expect(namesOf(await search({ textQuery })), textQuery).toContain('Qasr Turbines');
    }
    // Stop words of other languages find nothing: with them a Spanish query would find everything.
    expect((await search({ textQuery: 'de' })).total_results).toBe(0);
    // Fewer than ten documents have all of these words, so the search accepts documents with some of them and says so.
    expect(await search({ textQuery: 'qasr blimp' })).toMatchObject({ relaxed: true, total_results: 1 });
    expect(await search({ textQuery: 'qasr' })).not.toHaveProperty('relaxed');
    expect(namesOf(await search({ textQuery: 'qasr', businessType: 'DI' }))).toEqual([]);
    expect(namesOf(await search({ textQuery: 'qasr', businessType: 'MA', country: 'sa' }))).toEqual(['Qasr Turbines']);
    expect((await search({ textQuery: 'qasr', country: 'CL' })).total_results).toBe(0);
    expect(namesOf(await search({ textQuery: 'qasr', country: 'global' }))).toEqual(['Qasr Turbines']);
  });
});

describe('a removed business', () => {
  it('answers 410 with its products, and is in no list', async () => {
    const id = await aBusiness(owner, { companyName: 'Short Lived' });
    const product = await aProduct(api, id);
    await api.db.updateTable('businesses').set({ deletedAt: new Date() }).where('id', '=', id).execute();
    expect(await api.ask(`/business/profile/${id}`)).toMatchObject({ status: 410, json: { name: 'Gone' } });
    expect((await api.ask(`/product/${product}`)).status).toBe(410);
    expect((await api.ask(`/product/by-business?bid=${id}`)).status).toBe(404);
    expect((await owner.ask(`/social/follow/${id}/summary`)).status).toBe(410);
    const mine = (await owner.ask('/business/profile/my-list')).json.data;
    expect(mine.map((card: { businessID: string }) => card.businessID)).not.toContain(id);
    expect(namesOf(await search({ textQuery: 'short lived' }))).not.toContain('Short Lived');
  });
});

describe('lists of businesses', () => {
  it('my-list has every role, list-business of a user only what they own', async () => {
    const id = await aBusiness(owner);
    const admin = await aMember(api, id, 'admin');
    const mine = (await admin.ask('/business/profile/my-list')).json.data;
    expect(mine).toMatchObject([{ businessID: id, session: { role: 'admin' } }]);
    expect((await api.ask(`/business/profile/list-business?userID=${admin.id}`)).json.data).toEqual([]);
    expect((await owner.ask('/business/profile/list-business?userID=me')).json.data.length).toBeGreaterThan(0);
    const suspended = await aMember(api, id, 'owner');
    await api.db.updateTable('users').set({ suspendedAt: new Date() }).where('id', '=', suspended.id).execute();
    expect((await api.ask(`/business/profile/list-business?userID=${suspended.id}`)).status).toBe(404);
    expect((await api.ask('/business/profile/list-business?userID=me')).status).toBe(404);
  });

  it('R-090 the latest are three of each of the four types of the home page, newest first', async () => {
    for (const businessType of ['MA', 'DI', 'EX', 'CO', 'GO']) {
      for (let index = 0; index < 4; index += 1)
        await aBusiness(owner, { businessType, companyName: `${businessType} ${index}` });
    }
    const latest = (await api.ask('/search/business/last-registered')).json.data;
    expect(latest.map((card: { general: { companyName: string } }) => card.general.companyName)).toEqual(
      ['MA', 'DI', 'EX', 'CO'].flatMap((type) => [3, 2, 1].map((at) => `${type} ${at}`)),
    );
  });

  it('the latest name one owner once, however many businesses they register', async () => {
    const others = await Promise.all([1, 2, 3].map(() => aPerson(api)));
    for (const other of others) await aBusiness(other, { businessType: 'CO', companyName: `Of ${other.id}` });
    const greedy = await aPerson(api);
    for (let index = 0; index < 6; index += 1)
      await aBusiness(greedy, { businessType: 'CO', companyName: `Greedy ${index}` });
    const latest = (await api.ask('/search/business/last-registered')).json.data;
    const names = latest.map((card: { general: { companyName: string } }) => card.general.companyName).slice(-3);
    expect(names).toEqual(['Greedy 5', `Of ${others[2]?.id}`, `Of ${others[1]?.id}`]);
  });

  it('are paged by skip and size, with the whole count', async () => {
    for (let index = 0; index < 7; index += 1)
      await aBusiness(owner, { companyName: `Zephyr Kites ${index}`, businessType: 'RE' });
    const first = await search({ textQuery: 'zephyr kites', businessType: 'RE' });
    const second = await search({ textQuery: 'zephyr kites', businessType: 'RE', skip: 5 });
    expect(first).toMatchObject({ total_results: 7, total_is_exact: true });
    expect(new Set([...namesOf(first), ...namesOf(second)]).size).toBe(7);
    expect(await search({ textQuery: 'zephyr', size: 51 })).toBeUndefined();
  });
});

describe('the index', () => {
  it('made anew from the tables finds what was written past it', async () => {
    const id = await aBusiness(owner);
    await api.db
      .insertInto('products')
      .values({ businessId: id, name: 'Unobtainium flange', externalId: 'UF-2000/X' })
      .execute();
    const products = async (textQuery: string) =>
      (await api.ask('/search/product', { body: { textQuery } })).json.data.results;
    expect(await products('unobtainium')).toEqual([]);
    await reindexAll(api.db);
    for (const textQuery of ['unobtainium flange', 'uf2000x']) {
      expect(await products(textQuery), textQuery).toMatchObject([
        { name: 'Unobtainium flange', externalID: 'UF-2000/X', businessProfile: { businessID: id } },
      ]);
    }
  });
});
