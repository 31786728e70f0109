import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson, aProduct, type Person } from '../testing/world.ts';
import { mostFolders } from './list-saved.ts';

let api: TestApi;
let owner: Person;
let reader: Person;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api);
  reader = await aPerson(api);
}, 60_000);
afterAll(() => api?.stop());

const save = (resourceType: string, resourceID: string, more = {}) =>
  reader.ask('/user/saved', { body: { resourceType, resourceID, ...more } });
const list = async (query = '') => (await reader.ask(`/user/saved${query}`)).json.data;
const idsOf = (data: { items: { resourceID: string }[] }) => data.items.map(({ resourceID }) => resourceID);

describe('saved things', () => {
  it('are listed newest first with their cards, by kind and folder, for nobody else', async () => {
    const business = await aBusiness(owner);
    const product = await aProduct(api, business);
    await save('business', business);
    await save('product', product, { folder: ' Valves ' });
    const all = await list();
    expect(all.items).toMatchObject([
      { resourceID: product, folder: 'Valves', product: { productID: product }, business: null },
      { resourceID: business, folder: '', business: { businessID: business }, product: null },
    ]);
    expect(all.folders).toEqual([
      { name: '', count: 1 },
      { name: 'Valves', count: 1 },
    ]);
    expect(idsOf(await list('?resourceType=business'))).toEqual([business]);
    expect(idsOf(await list('?folder=Valves'))).toEqual([product]);
    expect((await owner.ask('/user/saved')).json.data.items).toEqual([]);
    expect((await reader.ask(`/user/saved/${product}`)).json.data).toEqual({ saved: true, folder: 'Valves' });
    await save('product', product);
    expect((await reader.ask(`/user/saved/${product}`)).json.data.folder).toBe('Valves');
    expect((await save('product', product, { folder: '' })).json.data.folder).toBe('');
    for (const resourceID of [product, business, business])
      expect((await reader.ask(`/user/saved?resourceID=${resourceID}`, { method: 'DELETE' })).status).toBe(200);
    expect((await list()).items).toEqual([]);
  });

  it('come in pages that neither repeat nor skip, and go when the thing goes', async () => {
    const business = await aBusiness(owner);
    const made: string[] = [];
    for (let index = 0; index < 7; index += 1) made.push(await aProduct(api, business, `P ${index}`));
    await Promise.all(made.map((id) => save('product', id)));
    const seen: string[] = [];
    let nextID: string | null = '';
    while (nextID !== null) {
      const page = (await list(`?size=3&nextID=${nextID}`)) as {
        items: { resourceID: string }[];
        nextID: string | null;
      };
      seen.push(...idsOf(page));
      nextID = page.nextID;
    }
    expect(seen.sort()).toEqual(made.sort());
    // The last page has no cursor.
    expect(await list('?size=7')).toMatchObject({ items: { length: 7 }, nextID: null });
    // Removed items neither count nor take places on a page.
    const [left = '', ...gone] = made;
    await Promise.all(gone.map((id) => owner.ask(`/product/${id}`, { method: 'DELETE' })));
    const page = await list('?size=1');
    expect(idsOf(page)).toEqual([left]);
    expect(page).toMatchObject({ folders: [{ name: '', count: 1 }], nextID: null });
  });

  it('are businesses and products that are there', async () => {
    const business = await aBusiness(owner);
    expect((await save('product', business)).status).toBe(404);
    expect((await save('business', reader.id)).status).toBe(404);
    expect((await save('user', reader.id)).status).toBe(400);
    expect((await list('?nextID=bm9uZQ')) ?? null).toBeNull();
  });
});

it('an answer about saved things names so many folders at most, however many a person made', async () => {
  const collector = await aPerson(api);
  const business = await aBusiness(owner);
  await sql`with made as (insert into products (business_id, name, state)
      select ${business}::uuid, 'Valve ' || n, 'published' from generate_series(1, ${mostFolders + 20}) n returning id)
    insert into saved_items (user_id, resource_type, resource_id, folder)
    select ${collector.id}::uuid, 'product', id, 'Folder ' || row_number() over () from made`.execute(api.db);
  const { data } = (await collector.ask('/user/saved?size=1')).json;
  expect([data.items.length, data.folders.length]).toEqual([1, mostFolders]);
});
