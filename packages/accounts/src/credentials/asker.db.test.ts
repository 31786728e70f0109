import { makeUser, testOptions } from '@wbn/http/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsOf } from '../context.ts';
import { createAccounts } from '../create-accounts.ts';
import { signedIn } from '../routes/signed-in.ts';
import { browser, type TestSite, testSite } from '../testing/site.ts';
import { admitLogin } from './admit-login.ts';
import { currentAsker } from './asker.ts';
import { hashPassword } from './passwords.ts';

const slow = 60_000;
const password = 'correct horse battery';
let site: TestSite;
beforeAll(async () => {
  site = await testSite({ limits: 'on' });
}, slow);
afterAll(() => site?.close());

it('a browser in which the person logged in before has its turn before strangers, and so has a logged-in person', async () => {
  const email = 'known@people.example';
  const userID = await makeUser(site.database.db, { email, passwordHash: await hashPassword(password, 10) });
  const visitor = browser(site.app);
  await visitor.open('/login');
  expect((await visitor.send('/login', { email, password })).statusCode).toBe(303);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const app = createAccounts(testOptions(site.database.db, { limits: 'on' }));
  app.get('/asks', async (request, reply) => {
    const attempt = { email, code: undefined, locale: 'en', isCounted: true };
    await admitLogin(accountsOf(app.wbn), request, reply, attempt);
    return { userID: currentAsker().userID ?? null };
  });
  const page = signedIn(accountsOf(app.wbn), 'sessions', async ({ reply }) =>
    reply.send({ userID: currentAsker().userID ?? null }),
  );
  app.get('/own', page);
  const ask = async (url: string, headers: Record<string, string>) => (await app.inject({ url, headers })).json();
  expect(await ask('/asks', {})).toEqual({ userID: null });
  expect(await ask('/asks', { cookie })).toEqual({ userID });
  expect(await ask('/own', { cookie })).toEqual({ userID });
  await app.close();
});
