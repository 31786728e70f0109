import { type CallName, calls, limits } from '@wbn/contract';
import { shapes } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from './testing/api.ts';
import { aBusiness, aPerson, aThread, draft } from './testing/world.ts';

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

it('a forged post to the file server is counted', async () => {
  const payload = '--x\r\nContent-Disposition: form-data; name="key"\r\n\r\nmade-up\r\n--x--\r\n';
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const remoteAddress = '198.51.100.77';
  const post = () => api.app.inject({ method: 'POST', url: '/files/upload', payload, headers, remoteAddress });
  const first = await post();
  expect(first.statusCode).toBeGreaterThanOrEqual(400);
  expect(first.headers['ratelimit-policy']).toMatch(/^"refused";/);
  for (let n = 0; n < 60; n += 1) await post();
  expect((await post()).statusCode).toBe(429);
});

describe('a call is counted by what it costs', () => {
  it.each(['/search/business', '/search/product', '/user/search'])(
    '%s by how far behind its page lies',
    async (url) => {
      const person = await aPerson(api);
      // Without words: a name may need a second search in other letters.
      const near = left(await person.ask(url, { body: {} }));
      const far = left(await person.ask(url, { body: { skip: 9_995 } }));
      // The token of the first search may have come back meanwhile.
      expect([near - 10, near - 9]).toContain(far);
      // So much was taken at once that the database has counted it.
      expect((await freeze(`search:user:${person.id}`, near - 10)).numUpdatedRows).toBe(1n);
      const statuses = [];
      for (let n = 0; n < 6; n += 1) statuses.push((await person.ask(url, { body: { skip: 9_995 } })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
      expect((await person.ask(url, { body: {} })).status).toBe(200);
    },
  );

  it('a search by the values of its filters, prices with free limits most of all', async () => {
    const left = async (filters: object) => {
      const person = await aPerson(api);
      const { headers, status } = await person.ask('/search/product', { body: { textQuery: 'valve', filters } });
      return [status, Number(headers['ratelimit-remaining'])];
    };
    const countries = ['SA', 'DE', 'CN', 'IT', 'ES', 'FR', 'US', 'GB', 'AE', 'IN'];
    expect(await left({ country: countries, price: ['USD 10..20'] })).toEqual([200, 58]);
    expect(await left({ country: countries.slice(1), price: ['USD 10..20'] })).toEqual([200, 59]);
    const sub = Array.from({ length: 20 }, (_, at) => `0001.${10 + at}`);
    expect(await left({ country: countries, sub, state: sub })).toEqual([200, 57]);
  });

  it('a search by its words, and one of all kinds by those of each kind', async () => {
    const left = async (url: string, textQuery: string) => {
      const { headers, status } = await (await aPerson(api)).ask(url, { body: { textQuery } });
      return [status, Number(headers['ratelimit-remaining'])];
    };
    const further = async (url: string, few: string, many: string) => {
      const [cheap, dear] = [await left(url, few), await left(url, many)];
      expect([cheap[0], dear[0]]).toEqual([200, 200]);
      return Number(cheap[1]) - Number(dear[1]);
    };
    expect(await left('/search/product', 'valve '.repeat(5))).toEqual([200, 59]);
    // A search of all kinds costs two tokens, however short it is, and this one needs a further search.
    expect(await left('/search/all', 'valve')).toEqual([200, 57]);
    expect(await further('/search/product', 'valve '.repeat(5), 'valve '.repeat(24))).toBe(4);
    expect(await further('/search/all', 'valve '.repeat(5), 'valve '.repeat(24))).toBe(16);
    // Chinese, which has no spaces, and one character that stands for four words.
    expect(await further('/search/all', '阀门'.repeat(5), '阀门'.repeat(24))).toBe(16);
    expect(await further('/search/all', '\ufdfa', '\ufdfa '.repeat(64))).toBeGreaterThan(16);
  });

  it('a search by each further one that it needs, as for a name in other letters', async () => {
    const left = async (textQuery: string) => {
      const body = { textQuery, filters: {} };
      return Number((await (await aPerson(api)).ask('/search/product', { body })).headers['ratelimit-remaining']);
    };
    // Nobody sells at that price, so the goods are searched without it; they are in no language and no letters that we know.
    expect([await left('valve'), await left('valve under 1 usd')]).toEqual([59, 58]);
  });

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

  it('a list that is refused has its tokens after the time that the refusal names', async () => {
    const owner = await aPerson(api);
    const businessID = await aBusiness(owner);
    const rows = Array.from({ length: 50 }, (_, n) => ({ externalID: `A${n}`, name: `Valve ${n}` }));
    const send = () => owner.ask('/product/import', { body: { businessID, rows } });
    expect((await send()).status).toBe(200);
    const bucket = `write:user:${owner.id}`;
    await freeze(bucket, 5);
    const refused = await send();
    expect(refused.status).toBe(429);
    const { burst, seconds } = limits.write.user;
    await freeze(bucket, left(refused) + (Number(refused.headers['retry-after']) * burst) / seconds);
    expect((await send()).status).toBe(200);
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

  it.each([
    ['the number of all public pages', '/search/page-count', 10],
    ['a page of 2,000 names', '/search/page?kind=product', 20],
  ])('%s by the rows that it reads', async (_, url, tokens) => {
    const person = await aPerson(api);
    const before = left(await person.ask('/business/request?ubid=me'));
    const { headers, status } = await person.ask(url);
    expect(status).toBe(200);
    // Tokens may have come back meanwhile.
    expect([tokens - 2, tokens - 1, tokens]).toContain(before - left({ headers }));
  });

  it("a member's home by its searches for suggestions", async () => {
    const person = await aPerson(api);
    const seller = await aPerson(api, 'Seller');
    for (const category of ['0001.01', '0007.01', '0009.01']) {
      const resourceID = await aBusiness(seller, { categories: [category] });
      await person.ask('/social/follow/business', { body: { resourceID } });
    }
    const taken = async () => 60 - left(await person.ask('/search/business', { body: {} }));
    expect((await person.ask('/user/home')).status).toBe(200);
    // Two for three searches without facets, and one for the search that counts; tokens may have come back meanwhile.
    expect([2, 3]).toContain(await taken());
  });

  /** Inquiries of many people to one business. */
  async function manyThreads(business: string, count: number): Promise<string[]> {
    const rows = await sql<{ id: string }>`
      with people as (
        insert into users (email, password_hash, first_name, last_name)
        select 'asker' || n || '-' || ${business} || '@people.example', '', 'Asker', 'No ' || n
          from generate_series(1, ${count}) n returning id)
      insert into inquiries (from_user_id, to_business_id, subject, created_at)
      select id, ${business}::uuid, 'Valves', now() - make_interval(secs => row_number() over ()) from people
      returning id`.execute(api.db);
    return rows.rows.map(({ id }) => id);
  }

  it('lists of conversations by the hundreds of them, and they have pages', async () => {
    const owner = await aPerson(api);
    const business = await aBusiness(owner);
    const threads = await manyThreads(business, 210);
    const read = (more = '') => owner.ask(`/business/request?ubid=${business}${more}`);
    const all = await read();
    expect(all.json.data.map((one: { requestID: string }) => one.requestID)).toEqual(threads);
    expect(left(all)).toBeLessThanOrEqual(1500 - 3);
    const page = await read('&limit=50');
    expect(page.json.data).toHaveLength(50);
    expect(left(all) - left(page)).toBeLessThanOrEqual(1);
    const next = await read(`&limit=200&before=${threads[49]}`);
    expect(next.json.data.map((one: { requestID: string }) => one.requestID)).toEqual(threads.slice(50));
    expect((await read(`&before=${crypto.randomUUID()}`)).json.data).toEqual([]);
    expect((await read('&limit=501')).status).toBe(400);
  });

  it('the desk of a business by the hundreds of its conversations, of which it shows the newest 500', async () => {
    const owner = await aPerson(api);
    const business = await aBusiness(owner);
    const threads = await manyThreads(business, 510);
    await api.db
      .insertInto('conversationLabels')
      .values(threads.map((inquiryId, n) => ({ businessId: business, inquiryId, name: n === 509 ? 'Last' : 'All' })))
      .execute();
    const before = left(await owner.ask(`/business/request?ubid=me`));
    const desk = await owner.ask(`/business/${business}/desk`);
    expect(desk.json.data.threads.map((one: { requestID: string }) => one.requestID)).toEqual(threads.slice(0, 500));
    expect(desk.json.data.labels).toEqual(['All', 'Last']);
    expect(before - left(desk)).toBeGreaterThanOrEqual(5);
  });

  it('messages by the hundreds of them, and they have pages', async () => {
    const buyer = await aPerson(api);
    const business = await aBusiness(await aPerson(api, 'Owner'));
    const rid = await aThread(buyer, business);
    await sql`insert into messages (inquiry_id, sender_user_id, side, content)
      select ${rid}::uuid, ${buyer.id}::uuid, 'S', 'No ' || n from generate_series(2, 250) n`.execute(api.db);
    const read = (more = '') => buyer.ask(`/business/request/${rid}/get-messages?${more}`);
    const first = await read('limit=100');
    const all = await read();
    expect(all.json.data).toHaveLength(250);
    expect(left(first) - left(all)).toBeGreaterThanOrEqual(2);
    const ids = all.json.data.map(({ messageID }: { messageID: string }) => messageID);
    expect(first.json.data.map(({ messageID }: { messageID: string }) => messageID)).toEqual(ids.slice(-100));
    const older = await read(`limit=100&before=${ids[150]}`);
    expect(older.json.data.map(({ messageID }: { messageID: string }) => messageID)).toEqual(ids.slice(50, 150));
    const foreign = await aThread(buyer, await aBusiness(await aPerson(api, 'Other')));
    expect((await buyer.ask(`/business/request/${foreign}/get-messages?before=${ids[150]}`)).json.data).toEqual([]);
    expect((await read('limit=1001')).status).toBe(400);
  });

  it('a new name of a business by its products, whose documents are written anew; other changes write none', async () => {
    const owner = await aPerson(api);
    const business = await aBusiness(owner);
    await sql`insert into products (business_id, name, state) select ${business}::uuid, 'Cobalt valve ' || n, 'published'
      from generate_series(1, 120) n`.execute(api.db);
    const update = (general: object) =>
      owner.ask(`/business/profile/${business}`, { method: 'PUT', body: { general } });
    const plain = await update({ shortDescription: 'Pumps' });
    await freeze(`write:user:${owner.id}`);
    const renamed = await update({ companyName: 'Cobalt Works' });
    expect([plain.status, renamed.status]).toEqual([200, 200]);
    expect(left(plain) - left(renamed)).toBe(3);
    const search = await api.ask('/search/product', { body: { textQuery: 'Cobalt Works valve' } });
    expect(search.json.data.results.length).toBeGreaterThan(0);
    await freeze(`write:user:${owner.id}`, 2);
    expect((await update({ companyName: 'Nickel Works' })).status).toBe(429);
    expect((await api.ask(`/business/profile/${business}`)).json.data.general.companyName).toBe('Cobalt Works');
  });

  it('a new city of a business by the length of its products', async () => {
    const owner = await aPerson(api);
    const business = await aBusiness(owner);
    await sql`insert into products (business_id, name, description, specs, state)
      select ${business}::uuid, 'Cobalt valve ' || n, repeat('x', 30000),
        jsonb_build_array(jsonb_build_object('key', 'Body', 'value', repeat('y', 10000))), 'published'
      from generate_series(1, 10) n`.execute(api.db);
    const update = (body: object) => owner.ask(`/business/profile/${business}`, { method: 'PUT', body });
    const plain = await update({ general: { shortDescription: 'Pumps' } });
    await freeze(`write:user:${owner.id}`);
    const moved = await update({ contactInfo: { city: 'Turin' } });
    expect([plain.status, moved.status]).toEqual([200, 200]);
    expect(left(plain) - left(moved)).toBe(1 + 8);
  });
});

it('a list of whole products is counted by how many it may answer', async () => {
  const owner = await aPerson(api);
  const business = await aBusiness(owner);
  const list = (size: number) => owner.ask(`/product/mine?bid=${business}&size=${size}`);
  const few = left(await list(5));
  expect([few - 11, few - 10]).toContain(left(await list(100)));
});
