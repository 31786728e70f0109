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
