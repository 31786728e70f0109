import { type Call, calls, policyReportPath } from '@wbn/contract';
import { sql } from '@wbn/database';
import { addressPrefix } from '@wbn/http';
import { makeUser, signIn, testOptions, testSites } from '@wbn/http/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccounts } from '../create-accounts.ts';
import { accountName } from '../credentials/account-name.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { hashOf, makeSecret } from '../sessions/secrets.ts';
import { routesOf } from '../testing/routes-of.ts';
import { browser, call, type TestSite, testSite } from '../testing/site.ts';
import { loginHistory } from './login-history.ts';
import { pruneTrail } from './record-trail.ts';

const slow = 60_000;
const password = 'correct horse battery';
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
}, slow);
afterAll(() => site?.close());

const linesOf = (account: string) =>
  site.database.db
    .selectFrom('authTrail')
    .selectAll()
    .where('account', '=', accountName(account))
    .orderBy('id')
    .execute();
const figures = async () => site.app.wbn.metrics.registry.metrics();

const asForm = { method: 'POST', constraints: { media: 'form' } } as const;
/** All paths of forms and calls of the site. */
function postsOf(app: FastifyInstance): string[] {
  const forms = routesOf(app, asForm);
  const own = Object.values<Call>(calls).filter(({ host, method }) => host === 'accounts' && method === 'POST');
  return [...new Set([...forms, ...own.map((one) => `/${one.path}`)])];
}

describe('the trail of authentication', () => {
  it(
    'has each login, also a refused one, with hashed account, network, device and outcome, and tells nobody more',
    async () => {
      const email = 'trailed@people.example';
      const userID = await makeUser(site.database.db, { email, passwordHash: await hashPassword(password, 10) });
      const page = browser(site.app, testSites.accounts, '203.0.113.77');
      const device = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
      await page.open('/login');
      await page.send('/login', { email, password: 'CANARY wrong' }, device);
      // A line is written after its answer: the next one must not overtake it.
      await expect.poll(async () => (await linesOf(email)).length).toBe(1);
      await page.send('/login', { email: email.toUpperCase(), password }, device);
      await expect.poll(async () => (await linesOf(email)).length).toBe(2);
      const [refused, taken] = await linesOf(email);
      const where = { event: '/login', addressPrefix: '203.0.113.0/24', userAgentLabel: 'Firefox on Linux' };
      expect(refused).toMatchObject({ ...where, outcome: 'refused', status: 401, userId: null });
      expect(taken).toMatchObject({ ...where, outcome: 'ok', status: 303, userId: userID });
      const { rows } = await sql`select to_jsonb(t) as line from auth_trail t`.execute(site.database.db);
      for (const secret of [email, 'CANARY', password, '203.0.113.77'])
        expect(JSON.stringify(rows)).not.toContain(secret);
      const { body } = await page.open('/account/sessions');
      expect(body).toMatch(/Recent logins[\s\S]*Logged in[\s\S]*Refused[\s\S]*203\.0\.113\.0\/24/);
      expect(await figures()).toMatch(/wbn_auth_total\{event="\/login",outcome="refused",app="[^"]+"\} 1/);
    },
    slow,
  );

  it('shows the owner each login, however many refused or foreign forms follow', { timeout: slow }, async () => {
    const { db } = site.database;
    const email = 'pushed@people.example';
    const userID = await makeUser(db, { email, passwordHash: await hashPassword(password, 10) });
    const page = browser(site.app, testSites.accounts, '203.0.113.78');
    await page.open('/login');
    await page.send('/login', { email, password });
    await expect.poll(async () => (await linesOf(email)).length).toBe(1);
    const line = { event: '/login', account: accountName(email), userId: null, addressPrefix: '198.51.100.0/24' };
    const lines = (status: number) =>
      Array.from({ length: 30 }, () => ({ ...line, outcome: 'refused' as const, status }));
    await db.insertInto('authTrail').values(lines(401)).execute();
    await site.app.inject({
      method: 'POST',
      url: '/login',
      payload: new URLSearchParams({ email, password: 'x' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' },
    });
    await expect.poll(async () => (await linesOf(email)).length).toBe(32);
    const history = await loginHistory(db, { email, userID });
    expect(history.map(({ isRefused }) => isRefused)).toEqual([...Array(10).fill(true), false]);
    expect(history.at(-1)?.addressPrefix).toBe('203.0.113.0/24');
    expect(new Set(history.slice(0, 10).map(({ addressPrefix }) => addressPrefix))).toEqual(
      new Set(['198.51.100.0/24']),
    );
  });

  it('has every form and call of the site that changes something, also one that is refused', async () => {
    const urls = postsOf(site.app);
    const forms = routesOf(site.app, asForm);
    expect(forms).toEqual(expect.arrayContaining(['/login/second-step', '/login/passkey', '/login/business/link']));
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const url of forms) await site.app.inject({ method: 'POST', url, payload: 'x=y', headers: form });
    for (const url of urls.filter((one) => !forms.includes(one)))
      await site.app.inject({ method: 'POST', url, payload: {} });
    const named = async () =>
      new Set((await site.database.db.selectFrom('authTrail').select('event').execute()).map(({ event }) => event));
    for (const url of urls) {
      await expect.poll(async () => (await named()).has(url), { message: url }).toBe(true);
    }
  });

  it('names the person whose refresh token was used again, and counts it', async () => {
    const { db } = site.database;
    const userID = await makeUser(db);
    const { sessionID } = await signIn(db, userID);
    const token = makeSecret();
    const times = { createdAt: new Date(Date.now() - 120_000), rotatedAt: new Date(Date.now() - 60_000) };
    const expiresAt = new Date(Date.now() + 86_400_000);
    await db
      .insertInto('refreshTokens')
      .values({ sessionId: sessionID, tokenHash: hashOf(token), expiresAt, ...times })
      .execute();
    await call(site.app, '/refresh-token', undefined, { 'x-refresh-token': token });
    const lines = () => db.selectFrom('authTrail').select(['event', 'outcome']).where('userId', '=', userID).execute();
    await expect.poll(lines).toEqual([{ event: '/refresh-token', outcome: 'refused' }]);
    expect(await figures()).toMatch(/wbn_refresh_reused_total\{app="[^"]+"\} 1/);
  });

  it('has no line for an attempt that a limit refused, which is counted instead', { timeout: slow }, async () => {
    const limited = createAccounts(testOptions(site.database.db, { limits: 'on' }));
    const email = 'flooded@people.example';
    const payload = { email, password: 'x', continue: `${testSites.portal}/` };
    const statuses: number[] = [];
    const send = async () =>
      (await limited.inject({ method: 'POST', url: '/login', payload, remoteAddress: '203.0.113.90' })).statusCode;
    for (let n = 0; n < 40; n += 1) statuses.push(await send());
    const refused = statuses.filter((status) => status === 429).length;
    expect(refused).toBeGreaterThan(0);
    await expect.poll(async () => (await linesOf(email)).length).toBe(statuses.length - refused);
    expect(await limited.wbn.metrics.registry.metrics()).toContain(
      `wbn_auth_total{event="/login",outcome="limited",app="${limited.wbn.options.name}"} ${refused}`,
    );
    await limited.close();
    expect((await linesOf(email)).map(({ status }) => status)).not.toContain(429);
  });

  it('has a line for nothing that no limit has counted: broken, of no origin, of another site', {
    timeout: slow,
  }, async () => {
    const limited = createAccounts(testOptions(site.database.db, { limits: 'on' }));
    await limited.ready();
    const urls = [...postsOf(limited), policyReportPath];
    const form = 'application/x-www-form-urlencoded';
    const ways: [string, string | Buffer, Record<string, string>][] = [
      ['bytes that are no text', Buffer.from([0xff]), { 'content-type': form }],
      ['a broken JSON', '{', { 'content-type': 'application/json' }],
      ['another type', 'x', { 'content-type': 'text/plain' }],
      ['a report', '{}', { 'content-type': 'application/csp-report' }],
      ['another site', '{}', { 'content-type': 'application/json', origin: 'https://evil.example' }],
      ['a form of another site', 'x=y', { 'content-type': form, origin: 'https://evil.example' }],
      ['no origin and nothing in it', '', {}],
    ];
    expect(urls.length).toBeGreaterThan(20);
    let addresses = 0;
    const counted = new Set<string>();
    const uncounted: string[] = [];
    for (const url of urls) {
      for (const [way, payload, headers] of ways) {
        addresses += 1;
        const remoteAddress = `198.18.${Math.floor(addresses / 250)}.${addresses % 250}`;
        const told = await limited.inject({ method: 'POST', url, payload, headers, remoteAddress });
        if (told.headers.ratelimit === undefined) uncounted.push(`${url}: ${way}`);
        else counted.add(String(told.headers['x-request-id']));
      }
    }
    await limited.close();
    const lines = await site.database.db.selectFrom('authTrail').select(['requestId', 'addressPrefix']).execute();
    const written = lines.filter(({ addressPrefix }) => addressPrefix?.startsWith('198.18.'));
    expect(written.length).toBeGreaterThan(urls.length);
    expect(written.filter(({ requestId }) => !counted.has(requestId ?? ''))).toEqual([]);
    // Reports of browsers have a limit of their own, and leave no line.
    expect(uncounted.filter((one) => !one.startsWith(policyReportPath))).toEqual([]);
  });

  it('is kept for 90 days', async () => {
    const { db } = site.database;
    const add = (days: number) =>
      sql`insert into auth_trail (at, event, outcome, status) values (now() - make_interval(days => ${days}), ${`day ${days}`}, 'ok', 200)`.execute(
        db,
      );
    await add(89);
    await add(91);
    await pruneTrail({ db });
    const left = await db.selectFrom('authTrail').select('event').where('event', 'like', 'day %').execute();
    expect(left).toEqual([{ event: 'day 89' }]);
  });
});

it.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
])('of %s the trail keeps %s', (address, prefix) => expect(addressPrefix(address)).toBe(prefix));
