import { randomBytes } from 'node:crypto';
import { makeUser } from '@wbn/http/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../credentials/passwords.ts';
import { appCode } from '../testing/app-code.ts';
import { browser, call, type TestSite, testSite } from '../testing/site.ts';

/** Fifty logins at the same moment bring one code, without the limits that would stop most of them. Some find the queue of password checks full. */

const slow = 120_000;
const password = 'correct horse battery';
const page = '/account/second-factor';
let site: TestSite;
let passwordHash: string;
beforeAll(async () => {
  site = await testSite({ limits: 'off' });
  passwordHash = await hashPassword(password, 10);
}, slow);
afterAll(() => site?.close());

const codesIn = (body: string) => [...body.matchAll(/<li><code>([\w-]+)<\/code>/g)].map(([, code = '']) => code);

/** A person with a page that asks for the first code of an app. */
async function someone() {
  const email = `${randomBytes(6).toString('hex')}@people.example`;
  const userID = await makeUser(site.database.db, { email, passwordHash, emailVerifiedAt: new Date() });
  const visit = browser(site.app);
  await visit.open('/login?prompt=login');
  await visit.send('/login', { email, password });
  await visit.open(page);
  await visit.send(`${page}/setup`, {});
  const secret = /secret=([A-Z2-7]+)/.exec((await visit.open(`${page}/setup`)).body)?.[1] ?? '';
  const confirm = () => visit.send(`${page}/confirm`, { current: password, code: appCode(secret) });
  return { confirm, email, secret, userID };
}
async function logIns(email: string, code: string): Promise<Record<string, number>> {
  const tries = Array.from({ length: 50 }, () => call(site.app, '/login', { email, password, code }));
  const counts: Record<string, number> = {};
  for (const answer of await Promise.all(tries)) {
    const { name = 'in' } = answer.json();
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
const mailsTo = (email: string, template: 'recovery-code-used' | 'second-factor-changed') => {
  const { db } = site.database;
  const mails = db.selectFrom('outboxEmails').select('id').where('toAddress', '=', email);
  return mails.where('template', '=', template).execute();
};

it('two-step login is turned on once by fifty forms, with one set of recovery codes and one mail', {
  timeout: slow,
}, async () => {
  const { confirm, email, userID } = await someone();
  const answers = await Promise.all(Array.from({ length: 50 }, confirm));
  expect(answers.filter(({ body }) => codesIn(body).length > 0)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  const codes = site.database.db.selectFrom('recoveryCodes').select('userId').where('userId', '=', userID);
  expect(await codes.execute()).toHaveLength(10);
  expect(await mailsTo(email, 'second-factor-changed')).toHaveLength(1);
});

it('a code of the app logs in once', { timeout: slow }, async () => {
  const { confirm, email, secret, userID } = await someone();
  await confirm();
  // So that the present code can be used without waiting for the next.
  await site.database.db.updateTable('authenticators').set({ lastStep: 0 }).where('userId', '=', userID).execute();
  expect(await logIns(email, appCode(secret))).toMatchObject({ in: 1 });
});

it('a recovery code logs in once, with one mail', { timeout: slow }, async () => {
  const { confirm, email } = await someone();
  const [code = ''] = codesIn((await confirm()).body);
  expect(await logIns(email, code)).toMatchObject({ in: 1 });
  expect(await mailsTo(email, 'recovery-code-used')).toHaveLength(1);
});
