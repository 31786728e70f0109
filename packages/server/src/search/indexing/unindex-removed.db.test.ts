import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { aBusiness, aPerson } from '../../testing/world.ts';
import { removedRows } from './unindex-removed.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api?.stop());

/** The number of these that the index holds. */
async function found(ids: readonly string[]): Promise<number> {
  const documents = await api.db
    .withTables<{ searchDocument: { id: string } }>()
    .selectFrom('searchDocument')
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return documents.length;
}

it('an account and a business that were removed at the account site cannot be found soon after', async () => {
  const owner = await aPerson(api, 'Zubaida', { username: 'zubaida' });
  await owner.ask('/user/profile', { method: 'PUT', body: { firstName: 'Zubaida', lastName: 'Rashid' } });
  const business = await aBusiness(owner, { companyName: 'Qasr Zibdiyya Works' });
  const made = await owner.ask('/product', { body: { businessID: business, name: 'Zibdiyya bowl' } });
  expect(made.status, JSON.stringify(made.json)).toBe(200);
  const all = [owner.id, business, made.json.data.productID];
  expect(await found(all)).toBe(3);
  expect(await removedRows(api.db, 5)).toEqual({ users: [], businesses: [], products: [], posts: [] });
  // The state that the account site leaves.
  const gone = { deletedAt: new Date() };
  await api.db.updateTable('users').set(gone).where('id', '=', owner.id).execute();
  await api.db.updateTable('businesses').set(gone).where('id', '=', business).execute();
  await expect.poll(() => found(all), { timeout: 20_000 }).toBe(0);
}, 40_000);

it('a product that was boosted while it was being removed cannot be found soon after', async () => {
  const owner = await aPerson(api);
  const business = await aBusiness(owner, { companyName: 'Mishkat Works' });
  const { productID } = (await owner.ask('/product', { body: { businessID: business, name: 'Mishkat lamp' } })).json
    .data;
  expect(await found([productID])).toBe(1);
  // The boost has read the product before its removal and writes it to the index afterwards.
  await api.db.updateTable('products').set({ deletedAt: new Date() }).where('id', '=', productID).execute();
  await expect.poll(() => found([productID]), { timeout: 20_000 }).toBe(0);
}, 40_000);
