import { sql } from '@wbn/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { aBusiness, aPerson, aProduct, type Person } from '../../testing/world.ts';
import { ourLexicon } from '../understanding/lexicon.ts';
import { createLearned, type Learned } from './learned.ts';
import { loggedWords } from './logged-words.ts';
import { createSearchLog, type SearchLog } from './search-log.ts';
import { visitorMarks } from './visitor-marks.ts';
import { pruneSearchLog } from './watch-search-log.ts';

let api: TestApi;
let owner: Person;
let businesses: string[];
let log: SearchLog;
let learned: Learned;
const marks = visitorMarks('a secret');

beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api);
  businesses = [];
  for (const companyName of ['Alpha Zeolite', 'Beta Zeolite', 'Gamma Zeolite'])
    businesses.push(await aBusiness(owner, { companyName }));
}, 60_000);
afterAll(() => api?.stop());
beforeEach(async () => {
  await sql`truncate search_log, search_choice, search_own_network`.execute(api.db);
  log = createSearchLog(api.db, marks, () => new Date());
  learned = createLearned(api.db, async () => ourLexicon);
});

const address = (n: number) => `10.${n}.1.7`;
const text = 'Zeolite  supplier';
const shown = (total = 3) => ({ kind: 'business', text, total, skipped: 0, shown: businesses }) as const;
/** A visitor of that network searches and opens a result. */
const visit = (n: number, id: string, userID?: string) => {
  const visitor = { address: address(n), userID };
  log.searched(visitor, shown());
  log.chose(visitor, { act: 'open', id, businessID: id });
};
const choices = async () => {
  await log.write();
  return api.db.selectFrom('searchChoice').selectAll().execute();
};
const order = async () => {
  await log.write();
  await learned.refresh();
  const hits = businesses.map((id, index) => ({ id, score: 1 - index / 100 }));
  return learned.reorder('business', 'zeolite supplier', hits).map(({ id }) => businesses.indexOf(id));
};

describe('the log of searches', () => {
  it('holds the words, what was shown and what was chosen, and nobody’s address, account or mail', async () => {
    visit(1, businesses[1]!, owner.id);
    for (const words of ['call +966 55 123 4567', 'lina@mail.example', 'https://x.example', ' ', 'a'.repeat(81)])
      log.searched({ address: address(2) }, { ...shown(), text: words });
    log.searched(null, shown());
    await choices();
    const { rows } = await sql<{ all: string }>`
      select jsonb_build_array((select jsonb_agg(to_jsonb(l)) from search_log l),
        (select jsonb_agg(to_jsonb(c)) from search_choice c))::text as all`.execute(api.db);
    expect(rows[0]?.all).toContain('"words": "zeolite supplier"');
    expect(rows[0]?.all).not.toMatch(/966|mail\.example|10\.1\.1/);
    expect(rows[0]?.all).not.toContain(owner.id);
    expect(await api.db.selectFrom('searchLog').select('words').execute()).toHaveLength(1);
    expect(loggedWords('ISO 9001 DN50 valve 24V')).toBe('iso 9001 dn50 valve 24v');
  });

  it('links a choice only to a search of the same visitor that showed it shortly before', async () => {
    log.chose({ address: address(1) }, { act: 'open', id: businesses[0]!, businessID: businesses[0]! });
    log.searched({ address: address(2) }, shown());
    log.chose({ address: address(3) }, { act: 'open', id: businesses[0]!, businessID: businesses[0]! });
    log.chose({ address: address(2) }, { act: 'open', id: owner.id, businessID: owner.id });
    expect(await choices()).toEqual([]);
    await sql`update search_log set at = at - interval '31 minutes'`.execute(api.db);
    log.chose({ address: address(2) }, { act: 'open', id: businesses[0]!, businessID: businesses[0]! });
    expect(await choices()).toEqual([]);
  });

  it('forgets after an hour who a search belonged to, and after 90 days all of it', async () => {
    visit(1, businesses[0]!);
    log.chose({ address: address(9) }, { act: 'open', id: businesses[0]!, businessID: businesses[0]!, isOwn: true });
    await choices();
    const tables = ['search_log', 'search_choice', 'search_own_network'];
    const age = async (interval: string) => {
      for (const table of tables)
        await sql`update ${sql.table(table)} set at = now() - ${interval}::interval`.execute(api.db);
      await pruneSearchLog(api.db);
      const counts = tables.map(async (table) => {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(api.db);
        return rows[0]?.n;
      });
      return Promise.all(counts);
    };
    expect(await age('1 hour')).toEqual([1, 1, 1]);
    expect(await api.db.selectFrom('searchLog').select('visitor').execute()).toEqual([{ visitor: null }]);
    expect(await age('89 days')).toEqual([1, 1, 1]);
    expect(await age('91 days')).toEqual([0, 0, 0]);
  });

  it('is written by the calls themselves, and a result that people open moves up for the next searcher', async () => {
    const search = (headers: Record<string, string>) =>
      api.ask('/search/business', { body: { textQuery: text, businessType: 'MA' }, headers });
    // biome-ignore lint/suspicious/noExplicitAny: an answer
    const idsOf = ({ json }: any) => json.data.results.map((one: any) => one.businessProfile.businessID) as string[];
    const before = idsOf(await search({}));
    const last = before.at(-1)!;
    const key = 'the internal key of these tests';
    for (let n = 1; n <= 4; n += 1) {
      const headers = { 'x-wbn-internal': key, 'x-forwarded-for': address(n) };
      await search(headers);
      await api.ask(`/business/profile/${last}`, { headers });
    }
    await expect
      .poll(async () => (await api.db.selectFrom('searchChoice').select('resourceId').execute()).length, {
        timeout: 20_000,
      })
      .toBe(4);
    await learned.refresh();
    const hits = before.map((id, index) => ({ id, score: 1 - index / 100 }));
    expect(learned.reorder('business', text, hits)[0]?.id).toBe(last);
  }, 30_000);
});

describe('the choices of people', () => {
  it('moves up, the more the more chose it, once at least three networks did', async () => {
    for (let n = 1; n <= 2; n += 1) visit(n, businesses[2]!);
    expect(await order()).toEqual([0, 1, 2]);
    for (let n = 3; n <= 9; n += 1) visit(n, businesses[2]!);
    for (let n = 20; n <= 22; n += 1) visit(n, businesses[1]!);
    expect(await order()).toEqual([2, 1, 0]);
  });

  it('counts one network once, however often it opens a result and with however many accounts', async () => {
    for (let n = 0; n < 50; n += 1) visit(1, businesses[2]!, `account ${n}`);
    expect(await order()).toEqual([0, 1, 2]);
  });

  it('counts one account once, from however many networks', async () => {
    for (let n = 1; n < 50; n += 1) visit(n, businesses[2]!, 'one account');
    expect(await order()).toEqual([0, 1, 2]);
  });

  it('does not count members of the business, nor networks that they have used', async () => {
    for (let n = 1; n < 9; n += 1) {
      const visitor = { address: address(n) };
      log.chose(visitor, { act: 'open', id: businesses[2]!, businessID: businesses[2]!, isOwn: true });
      visit(n, businesses[2]!);
    }
    expect(await choices()).toEqual([]);
    for (let n = 1; n < 9; n += 1) visit(n, businesses[1]!);
    expect(await order()).toEqual([1, 0, 2]);
  });

  it('knows a member by the pages of the business and of its products that they open', async () => {
    const stranger = await aPerson(api);
    const product = await aProduct(api, businesses[1]!, 'Zeolite beads');
    await stranger.ask(`/business/profile/${businesses[2]}`);
    await owner.ask(`/business/profile/${businesses[0]}`);
    await owner.ask(`/product/${product}`);
    const own = async () =>
      (await api.db.selectFrom('searchOwnNetwork').select('businessId').execute()).map(({ businessId }) => businessId);
    await expect.poll(own, { timeout: 30_000 }).toHaveLength(2);
    expect((await own()).sort()).toEqual([businesses[0], businesses[1]].sort());
  }, 60_000);

  it('cannot move a result that fits far less: the gain has a limit', async () => {
    for (let n = 1; n < 200; n += 1) visit(n, businesses[2]!);
    // It moves past results that fit about as well.
    expect((await order())[0]).toBe(2);
    const hits = businesses.map((id, index) => ({ id, score: index === 2 ? 0.4 : 1 }));
    expect(learned.reorder('business', text, hits)[0]?.id).not.toBe(businesses[2]);
  });
});

describe('popular searches', () => {
  it('are suggested from five networks on, only if they find something, and first', async () => {
    const gaskets = { ...shown(), text: 'Gasket  supplier' };
    for (let n = 1; n <= 4; n += 1) log.searched({ address: address(n) }, gaskets);
    for (let n = 1; n <= 9; n += 1) log.searched({ address: address(n) }, { ...shown(0), text: 'gasket nothing' });
    for (let n = 1; n <= 9; n += 1) log.searched({ address: address(1) }, { ...shown(), text: 'gasket mine' });
    await log.write();
    await learned.refresh();
    expect(learned.popular('gask', undefined, 5)).toEqual([]);
    log.searched({ address: address(5) }, gaskets);
    await log.write();
    await learned.refresh();
    expect(learned.popular('Gask', 'business', 5)).toEqual(['gasket supplier']);
    expect(learned.popular('gask', 'product', 5)).toEqual([]);
    expect(learned.popular(' ', undefined, 5)).toEqual(['gasket supplier']);
    expect(learned.popular('', 'product', 5)).toEqual([]);
  });
});

describe('a popular search', () => {
  const suggested = async (words: string) => {
    for (let n = 1; n <= 9; n += 1) log.searched({ address: address(n) }, { ...shown(), text: words });
    await log.write();
    await learned.refresh();
    return learned.popular(words.slice(0, 5), undefined, 5);
  };

  it.each([
    'gasket supplier',
    'gaskets from china',
    'suppliers of gaskets iso 9001',
    'gate valve dn50',
    'o-ring',
    '24v power supply',
    'stainless steel pipe 304',
    'válvulas de bola',
    'مضخات',
    '球阀',
  ])('of words that we know is suggested: %s', async (words) => {
    expect(await suggested(words)).toEqual([words]);
  });

  it.each([
    'alpha gasket',
    'alpha gasket is a fraud do not buy',
    'gaskets not from china',
    'do not buy gaskets',
    'fraud',
    'gasket xyzzy',
    'gasket evil-shop.example',
    'gasket alpha.beta',
    'gasket www.alpha',
    'gasket alpha。beta',
    'gasket alpha com',
    'gasket call wa.me',
    'gasket \u202esupplier',
    'gasket ☎ supplier',
    'gasket <b>supplier',
    'gasket 0 0 1 5 5',
  ])('that others could not have meant is not suggested: %s', async (words) => {
    expect(await suggested(words)).toEqual([]);
  });
});

describe('the report of searches', () => {
  it('lists for operators what was searched most, found nothing, and was never opened', async () => {
    visit(1, businesses[0]!);
    visit(2, businesses[0]!);
    for (let n = 1; n <= 3; n += 1) {
      log.searched({ address: address(10 + n) }, { ...shown(), text: 'unloved' });
      log.searched({ address: address(20 + n) }, { ...shown(0), text: 'missing' });
    }
    await log.write();
    const operator = await aPerson(api, 'Op', { role: 'operator' });
    const { data } = (await operator.ask('/operator/search-report')).json;
    const words = (list: { words: string }[]) => list.map((line) => line.words);
    expect(words(data.frequent)).toEqual(['missing', 'unloved', 'zeolite supplier']);
    expect(data.nothingFound).toEqual([{ kind: 'business', words: 'missing', searches: 3, visitors: 3, choices: 0 }]);
    expect(words(data.neverOpened)).toEqual(['unloved']);
    expect(data.frequent[2]).toMatchObject({ searches: 2, visitors: 2, choices: 2 });
    expect((await owner.ask('/operator/search-report')).status).toBe(403);
  });
});
