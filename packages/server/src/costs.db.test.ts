import { type CallName, calls } from '@wbn/contract';
import { shapes } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from './testing/api.ts';
import { aBusiness, aPerson, draft } from './testing/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ limits: 'on' });
}, 60_000);
afterAll(() => api?.stop());

const left = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['ratelimit-remaining']);

/** Stops the refilling of a person's bucket, so that a slow machine adds no tokens between two calls. */
const freeze = (bucket: string, tokens?: number) =>
  api.db
    .updateTable('rateLimitBuckets')
    .set({ updatedAt: sql<Date>`clock_timestamp() + interval '1 hour'`, ...(tokens !== undefined && { tokens }) })
    .where('bucket', '=', bucket)
    .executeTakeFirstOrThrow();

describe('a call is counted by what it costs', () => {
  it.each(['/search/business', '/search/product', '/user/search'])(
    '%s by how far behind its page lies',
    async (url) => {
      const person = await aPerson(api);
      const near = left(await person.ask(url, { body: { textQuery: 'x' } }));
      const far = left(await person.ask(url, { body: { textQuery: 'x', skip: 9_995 } }));
      // The token of the first search may have come back meanwhile.
      expect([near - 10, near - 9]).toContain(far);
      // So much was taken at once that the database has counted it.
      expect((await freeze(`search:user:${person.id}`, near - 10)).numUpdatedRows).toBe(1n);
      const statuses = [];
      for (let n = 0; n < 6; n += 1) statuses.push((await person.ask(url, { body: { skip: 9_995 } })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
      expect((await person.ask(url, { body: { textQuery: 'x' } })).status).toBe(200);
    },
  );

  it.each([
    ['a new business', 'found', '/business/profile/create'],
    ['a report', 'report', '/moderation/report'],
  ])('%s by a bucket of its own, which fills in a day', async (_, name, url) => {
    const person = await aPerson(api);
    const business = await aBusiness(person);
    const body =
      name === 'found'
        ? { ...draft, companyName: 'One more' }
        : { resourceType: 'business', resourceID: business, reason: 'spam' };
    expect((await person.ask(url, { body })).status).toBe(200);
    await freeze(`${name}:user:${person.id}`, 1);
    expect((await person.ask(url, { body })).status).toBe(200);
    expect((await person.ask(url, { body })).status).toBe(429);
  });

  it('a list of products by its rows', async () => {
    const owner = await aPerson(api);
    const businessID = await aBusiness(owner);
    const rows = Array.from({ length: 50 }, (_, n) => ({ externalID: `A${n}`, name: `Valve ${n}` }));
    const one = await owner.ask('/product/import', { body: { businessID, rows: rows.slice(0, 1) } });
    expect((await freeze(`write:user:${owner.id}`)).numUpdatedRows).toBe(1n);
    const many = await owner.ask('/product/import', { body: { businessID, rows } });
    expect([one.status, many.status]).toEqual([200, 200]);
    expect(left(many)).toBe(left(one) - 6);
  });

  // Read from the contract, so that a new purpose of uploads is in it.
  const grants = (Object.keys(calls) as CallName[]).filter(
    (name) => shapes.userUploadRequest.body === (shapes[name] as { body?: unknown }).body,
  );
  it.each(grants)('uploads by their bytes: 100 MB of one person in a day, by %s too', async (name) => {
    const person = await aPerson(api);
    const grant = () => person.ask(`/${calls[name].path}`, { body: { contentType: 'image/png', fileSize: 512_000 } });
    expect((await grant()).status).toBe(200);
    const { tokens } = await api.db
      .selectFrom('rateLimitBuckets')
      .select('tokens')
      .where('bucket', '=', `uploadBytes:user:${person.id}`)
      .executeTakeFirstOrThrow();
    expect(tokens).toBe(100_000 - 512);
    await api.db
      .updateTable('rateLimitBuckets')
      .set({ tokens: 500 })
      .where('bucket', '=', `uploadBytes:user:${person.id}`)
      .execute();
    const refused = await grant();
    expect(refused).toMatchObject({ status: 429, json: { name: 'TooManyRequests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await api.db.selectFrom('uploads').select('id').where('ownerUserId', '=', person.id).execute()).toHaveLength(
      1,
    );
  });
});
