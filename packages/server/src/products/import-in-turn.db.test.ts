import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson } from '../testing/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api?.stop());

it('of many lists for one business one waits for its rows: the others are refused, and hold up nobody', async () => {
  const owner = await aPerson(api);
  const [busy, other] = [await aBusiness(owner), await aBusiness(owner)];
  const list = (businessID: string, n: number) =>
    owner.ask('/product/import', { body: { businessID, rows: [{ externalID: `A${n}`, name: `Valve ${n}` }] } });
  const asked = await api.db.transaction().execute(async (trx) => {
    await trx.selectFrom('businesses').select('id').where('id', '=', busy).forUpdate().execute();
    const lists = Array.from({ length: 30 }, (_, n) => list(n % 2 ? busy : busy.toUpperCase(), n));
    let refused = 0;
    await new Promise<void>((done) => {
      for (const one of lists)
        one.then(({ status }) => {
          if (status === 429) refused += 1;
          if (refused === lists.length - 1) done();
        });
    });
    expect((await list(other, 1)).status).toBe(200);
    return lists;
  });
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { headers, json } of answers.filter(({ status }) => status !== 200))
    expect([json.name, headers['retry-after']]).toEqual(['TooManyRequests', '2']);
  expect((await list(busy, 31)).status).toBe(200);
}, 30_000);
