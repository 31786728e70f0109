import { cookieLookUps, limits } from '@wbn/contract';
import { makeUser, testOptions, testSites } from '@wbn/http/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccounts } from '../create-accounts.ts';
import { browser, type TestSite, testSite } from '../testing/site.ts';
import { hashPassword } from './passwords.ts';

const password = 'correct horse battery';
let site: TestSite;
/** The same account site, whose queries are counted. */
let app: FastifyInstance;
let queries = 0;
beforeAll(async () => {
  site = await testSite();
  const counted = site.database.db.withPlugin({
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  app = createAccounts(testOptions(counted, { limits: 'on' }));
}, 60_000);
afterAll(async () => {
  await app?.close();
  await site?.close();
});

it('invented cookies reach the database up to a limit of their address, and make nobody there a stranger', async () => {
  const email = 'known@people.example';
  await makeUser(site.database.db, { email, passwordHash: await hashPassword(password, 10) });
  const remoteAddress = '203.0.113.42';
  const page = browser(app, testSites.accounts, remoteAddress);
  await page.open('/login');
  expect((await page.send('/login', { email, password })).statusCode).toBe(303);
  await page.open('/logout');
  const before = queries;
  const invented = cookieLookUps.burst * 4;
  for (let n = 0; n < invented; n += 1) {
    const cookie = `wbn-account-8082=${String(n).padEnd(43, 'x')}`;
    await app.inject({ url: '/logout', remoteAddress, headers: { cookie } });
  }
  expect(queries - before).toBeLessThan(invented);
  const left = await page.send('/logout', {});
  expect([left.statusCode, left.headers['ratelimit-limit']]).toEqual([303, String(limits.write.user.burst)]);
}, 60_000);

it('cookies of people take nothing of that limit', async () => {
  const email = 'often@people.example';
  await makeUser(site.database.db, { email, passwordHash: await hashPassword(password, 10) });
  const remoteAddress = '203.0.113.43';
  const page = browser(app, testSites.accounts, remoteAddress);
  await page.open('/login');
  expect((await page.send('/login', { email, password })).statusCode).toBe(303);
  await page.open('/logout');
  const name = `cookie:address:${remoteAddress}`;
  const taken = await app.wbn.limiter.take({ name, ...cookieLookUps, isApproximate: true });
  expect(taken.remaining).toBe(cookieLookUps.burst - 1);
});

/** Headers of a request that the page of another site causes. Our cookies stay away from it. */
const fromElsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
const posts = ['/login', '/login/passkey', '/login/business', '/register', '/forgot-password', '/consent', '/logout'];

it.each([
  [
    'its forms',
    async (remoteAddress: string) => {
      const headers = {
        ...fromElsewhere,
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      };
      for (const url of posts)
        for (let n = 0; n < 70; n += 1)
          await app.inject({ method: 'POST', url, remoteAddress, payload: 'x=y', headers });
    },
  ],
  [
    'our pages as its pictures and frames',
    async (remoteAddress: string) => {
      for (const use of ['image', 'iframe', 'script'])
        for (let n = 0; n < 70; n += 1)
          await app.inject({ url: '/login', remoteAddress, headers: { ...fromElsewhere, 'sec-fetch-dest': use } });
    },
  ],
])(
  'a page of another site uses up nothing of its visitor’s address here by %s',
  async (way, flood) => {
    const remoteAddress = way === 'its forms' ? '203.0.113.51' : '203.0.113.52';
    await flood(remoteAddress);
    const page = browser(app, testSites.accounts, remoteAddress);
    for (const url of ['/login', '/register', '/forgot-password'])
      expect((await page.open(url)).statusCode, url).toBe(200);
    const email = `nobody-${crypto.randomUUID()}@people.example`;
    expect((await page.send('/login', { email, password })).statusCode).toBe(401);
    expect((await page.send('/forgot-password', { email })).statusCode).toBe(200);
    // A link of that site is opened as always.
    const opened = { ...fromElsewhere, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
    expect((await app.inject({ url: '/login', remoteAddress, headers: opened })).statusCode).toBe(200);
  },
  60_000,
);

it('each known browser of a person has pages of its own: one of them uses up nothing of the others', async () => {
  const email = 'three-browsers@people.example';
  await makeUser(site.database.db, { email, passwordHash: await hashPassword(password, 10) });
  const remoteAddress = '203.0.113.53';
  const known = async () => {
    const page = browser(app, testSites.accounts, remoteAddress);
    await page.open('/login');
    expect((await page.send('/login', { email, password })).statusCode).toBe(303);
    await page.open('/logout');
    await page.send('/logout', {});
    return page;
  };
  const [own, shared] = [await known(), await known()];
  let status = 0;
  for (let n = 0; n < 400 && status !== 429; n += 1) status = (await shared.open('/login')).statusCode;
  expect(status).toBe(429);
  expect((await own.open('/login')).statusCode).toBe(200);
  expect((await own.send('/login', { email, password })).statusCode).toBe(303);
}, 60_000);

it('wrong passwords in a known browser use up neither its forms nor its passkeys', async () => {
  const email = 'forgetful@people.example';
  await makeUser(site.database.db, { email, passwordHash: await hashPassword(password, 10) });
  const page = browser(app, testSites.accounts, '203.0.113.54');
  await page.open('/login');
  await page.send('/login', { email, password });
  await page.open('/logout');
  await page.send('/logout', {});
  for (let n = 0; n < 5; n += 1) {
    await page.open('/login');
    await page.send('/login', { email, password: `wrong ${n}` });
  }
  await page.open('/login');
  const { headers } = await page.send('/login/passkey', { passkey: '{}' });
  expect(Number(headers['ratelimit-remaining'])).toBeGreaterThan(limits.login.anonymous.burst / 2);
}, 60_000);
