import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson } from '../testing/world.ts';
import { importLines } from './import-lines.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api?.stop());

it('the products of an import stand in the order of its lines, over all its batches, until others are newer', async () => {
  const businessID = await aBusiness(await aPerson(api));
  const bring = (names: readonly string[]) => {
    const lines = names.map((name) => JSON.stringify({ type: 'product', externalID: name, name, businessID }));
    return importLines(api.db, stream(lines.join('\n')), { refused: () => {} });
  };
  const listed = async (): Promise<string[]> => {
    const { json } = await api.ask(`/product/by-business?bid=${businessID}`);
    return json.data.data.map(({ name }: { name: string }) => name);
  };
  // More lines than one batch holds. Their ids stand in another order.
  const names = Array.from({ length: 620 }, (_, index) => `Ordered flange ${index}`);
  await bring(names);
  const first = await listed();
  expect(first.length).toBeGreaterThan(0);
  expect(first).toEqual(names.slice(0, first.length));
  // Alerts count from the time at which the batch was written: a long import would be older than the last alert.
  const rows = await api.db
    .selectFrom('products')
    .select(['createdAt', 'firstVisibleAt'])
    .where('businessId', '=', businessID)
    .execute();
  expect(
    rows.filter(({ createdAt, firstVisibleAt }) => firstVisibleAt === null || firstVisibleAt <= createdAt),
  ).toEqual([]);
  await bring(['Later flange', names[0]!]);
  expect((await listed()).slice(0, 2)).toEqual(['Later flange', names[0]]);
});

async function* stream(text: string) {
  yield text;
}
