import { makeUser, testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../credentials/passwords.ts';
import { browser, type TestSite, testSite } from '../testing/site.ts';

const password = 'correct horse battery';
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const safari = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605' };
let site: TestSite;
let passwordHash: string;
beforeAll(async () => {
  site = await testSite();
  passwordHash = await hashPassword(password, 10);
}, 60_000);
afterAll(() => site?.close());

let people = 0;
async function someone(createdAt = new Date(Date.now() - 2 * 60 * 60_000)) {
  people += 1;
  const email = `device${people}@people.example`;
  return { email, userID: await makeUser(site.database.db, { email, passwordHash, createdAt }) };
}
interface Mail {
  readonly template: string;
  readonly device?: string;
  readonly network?: string;
  readonly at?: string;
}
const mailsTo = async (email: string): Promise<Mail[]> =>
  (
    await site.database.db
      .selectFrom('outboxEmails')
      .select(['template', 'data'])
      .where('toAddress', '=', email)
      .orderBy('id')
      .execute()
  ).map(({ template, data }) => ({ template, ...data }));
const newsOf = (userID: string) =>
  site.database.db
    .selectFrom('notifications')
    .select(['kind', 'data', 'resourceId', 'readAt'])
    .where('userId', '=', userID)
    .orderBy('createdAt')
    .execute();
const visitor = (remoteAddress: string) => {
  const page = browser(site.app, testSites.accounts, remoteAddress);
  return async (email: string, word = password, device = firefox) => {
    await page.open('/login?prompt=login');
    return (await page.send('/login', { email, password: word }, device)).statusCode;
  };
};
const jsonLogin = (email: string, remoteAddress: string) =>
  site.app.inject({ method: 'POST', url: '/login', payload: { email, password }, remoteAddress, headers: safari });

describe('a login from a browser that is new to the account', () => {
  it('is mailed to the owner, with browser, network and time, and not again from the same browser', async () => {
    const { email } = await someone();
    const logIn = visitor('203.0.113.9');
    expect(await logIn(email)).toBe(303);
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d/);
    const mail = { template: 'new-device', device: 'Firefox on Linux', network: '203.0.113.0/24', at };
    expect(await mailsTo(email)).toMatchObject([mail]);
    // Known by its mark, whatever it calls itself.
    expect(await logIn(email, password, safari)).toBe(303);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is mailed for a program that logs in as JSON, and for each other browser or network', async () => {
    const { email } = await someone();
    expect(await visitor('203.0.113.9')(email)).toBe(303);
    expect((await jsonLogin(email, '203.0.113.9')).statusCode).toBe(200);
    expect(await visitor('198.51.100.9')(email)).toBe(303);
    const devices = (await mailsTo(email)).map((mail) => [mail.device, mail.network]);
    expect(devices).toEqual([
      ['Firefox on Linux', '203.0.113.0/24'],
      ['Safari on iOS', '203.0.113.0/24'],
      ['Firefox on Linux', '198.51.100.0/24'],
    ]);
  });

  it('is mailed once a day for private windows of the same kind in the same network', async () => {
    const { email } = await someone();
    for (let n = 1; n < 4; n += 1) expect(await visitor(`203.0.113.${n}`)(email)).toBe(303);
    const days = new Set((await mailsTo(email)).map((mail) => mail.at?.slice(0, 10)));
    // Two if the test runs over midnight.
    expect(await mailsTo(email)).toHaveLength(days.size);
  });

  it('is mailed also where somebody planted the mark of another browser before, or copied it', async () => {
    const cookie = `wbn-device-${new URL(testSites.accounts).port}`;
    const [thief, victim] = [await someone(), await someone()];
    const [page, own] = [browser(site.app, testSites.accounts), browser(site.app, testSites.accounts)];
    const logIn = async (visit: typeof page, { email }: typeof thief, device = firefox) => {
      await visit.open('/login?prompt=login');
      expect((await visit.send('/login', { email, password }, device)).statusCode).toBe(303);
    };
    const count = async () => (await mailsTo(victim.email)).length;
    await logIn(page, thief);
    const planted = String(page.cookies.get(cookie));
    own.cookies.set(cookie, planted);
    await logIn(own, victim);
    expect([await count(), own.cookies.get(cookie) === planted]).toEqual([1, false]);
    // The thief has learned the password.
    await logIn(page, victim, safari);
    expect(await count()).toBe(2);
    // A mark that was copied is worth nothing after the owner's next login, which is known all the same, like that of a colleague there.
    const copied = String(own.cookies.get(cookie));
    await logIn(own, thief);
    await logIn(own, victim, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' });
    expect(await count()).toBe(2);
    page.cookies.set(cookie, copied);
    await logIn(page, victim, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' });
    expect(await count()).toBe(3);
    page.cookies.set(cookie, 'x'.repeat(43));
    await logIn(page, victim, { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15) Firefox/140.0' });
    expect([await count(), page.cookies.get(cookie) === 'x'.repeat(43)]).toEqual([4, false]);
  });

  it('is a notification beside each mail, and one that was read is not told again by a private window', async () => {
    const { email, userID } = await someone();
    const { db } = site.database;
    expect(await visitor('203.0.113.9')(email)).toBe(303);
    const first = { kind: 'new-device', data: { title: 'Firefox on Linux' }, resourceId: userID };
    expect(await newsOf(userID)).toMatchObject([first]);
    const event = db.selectFrom('events').select('kind').where('topic', '=', `user:${userID}`);
    expect(await event.execute()).toEqual([{ kind: 'notification' }]);
    await db.updateTable('notifications').set({ readAt: new Date() }).where('userId', '=', userID).execute();
    expect(await visitor('203.0.113.10')(email)).toBe(303);
    expect((await jsonLogin(email, '203.0.113.9')).statusCode).toBe(200);
    const news = await newsOf(userID);
    expect(news.at(-1)).toMatchObject({ data: { title: 'Safari on iOS' }, readAt: null });
    const mails = await mailsTo(email);
    expect(news).toHaveLength(mails.length);
    // More mails if the test runs over midnight.
    expect(news.filter(({ readAt }) => readAt === null)).toHaveLength(mails.length - 1);
  });

  it('is mailed neither for a wrong password nor in the first hour of an account', async () => {
    const { email } = await someone();
    expect(await visitor('203.0.113.9')(email, 'wrong password')).toBe(401);
    expect(await mailsTo(email)).toEqual([]);
    const fresh = await someone(new Date());
    expect(await visitor('203.0.113.9')(fresh.email)).toBe(303);
    expect([await mailsTo(fresh.email), await newsOf(fresh.userID)]).toEqual([[], []]);
  });
});
