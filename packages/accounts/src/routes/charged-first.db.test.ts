import { limits } from '@wbn/contract';
import { makeUser, testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../credentials/passwords.ts';
import { routesOf } from '../testing/routes-of.ts';
import { browser, type TestSite, testSite } from '../testing/site.ts';

const password = 'correct horse battery';
let site: TestSite;
beforeAll(async () => {
  site = await testSite({ limits: 'on' });
}, 60_000);
afterAll(() => site?.close());

it('every form is counted, also one of another site: it could come any number of times', async () => {
  await site.app.ready();
  const forms = routesOf(site.app, { method: 'POST', constraints: { media: 'form' } });
  expect(forms.length).toBeGreaterThan(20);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' };
  const counted = async (url: string) => {
    const answered = await site.app.inject({ method: 'POST', url, payload: 'email=owner@people.example', headers });
    return answered.headers.ratelimit !== undefined;
  };
  const not = [];
  for (const url of forms) if (!(await counted(url))) not.push(url);
  expect(not).toEqual([]);
});

it('strangers at an address use up nothing of a logged-in person there, nor of a browser that is known', async () => {
  const email = 'office@people.example';
  await makeUser(site.database.db, { email, passwordHash: await hashPassword(password, 10) });
  const remoteAddress = '203.0.113.40';
  const page = browser(site.app, testSites.accounts, remoteAddress);
  await page.open('/login');
  expect((await page.send('/login', { email, password })).statusCode).toBe(303);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  let refused = 0;
  for (let n = 0; n < 70; n += 1) {
    const told = await site.app.inject({ method: 'POST', url: '/logout', payload: 'a=b', headers, remoteAddress });
    refused += Number(told.statusCode === 429);
  }
  expect(refused).toBeGreaterThan(0);
  await page.open('/logout');
  const byPerson = await page.send('/logout', {});
  expect([byPerson.statusCode, byPerson.headers['ratelimit-limit']]).toEqual([303, String(limits.write.user.burst)]);
  // The login has ended: the browser is known by its mark.
  await page.open('/login');
  expect((await page.send('/login', { email, password })).statusCode).toBe(303);
}, 60_000);

it.each(['/verify-email', '/confirm-email', '/undo-email', '/reset-password'])(
  'a wrong link at %s is counted as a login',
  async (url) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answered = await site.app.inject({ method: 'POST', url, payload: 'token=wrong', headers });
    expect(answered.headers['ratelimit-policy']).toMatch(/^"login";/);
  },
);

it('a page that does not exist is counted, for browsers and for programs', async () => {
  for (const accept of ['text/html', 'application/json']) {
    const answered = await site.app.inject({ url: '/no-such-page', headers: { accept } });
    expect([answered.statusCode, answered.headers.ratelimit]).toEqual([404, expect.any(String)]);
  }
});

it('a login form over the limit says when to come again', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = () =>
    site.app.inject({ method: 'POST', url: '/login', payload: 'email=x', headers, remoteAddress: '203.0.113.41' });
  let answered = await send();
  for (let n = 0; n < limits.write.anonymous.burst && answered.statusCode !== 429; n += 1) answered = await send();
  expect(answered.statusCode).toBe(429);
  expect(Number(answered.headers['retry-after'])).toBeGreaterThan(0);
});
