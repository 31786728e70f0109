import { createHash } from 'node:crypto';
import { partnerScopes } from '@wbn/contract';
import { sealSecret, signUnsubscription } from '@wbn/http';
import { makePartnerKey, makeUser, testKeys, testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from './credentials/passwords.ts';
import { accountCookie } from './testing/account-cookie.ts';
import { appCode } from './testing/app-code.ts';
import { type TestProvider, testClient, testProvider } from './testing/identity-provider.ts';
import { notedVisits } from './testing/noted-visits.ts';
import { passkeyDevice } from './testing/passkey-device.ts';
import { routesOf } from './testing/routes-of.ts';
import { type TestSite, testSite } from './testing/site.ts';

/**
 * The account site with one connection in all. A page that holds it and asks for a second one waits for itself, and under load many such pages wait for
 * each other. Limits are on, because they are counted in the database too.
 */

const slow = 120_000;
const password = 'correct horse battery';
const partner = 'https://partner.example';
const codeVerifier = 'v'.repeat(43);
const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
let site: TestSite;
let provider: TestProvider;
let passwordHash: string;
let publishableKey: string;
let visits: ReturnType<typeof notedVisits>;
const visitor = () => visits.visitor();
const post: typeof visits.post = (...asked) => visits.post(...asked);
beforeAll(async () => {
  site = await testSite({ limits: 'on' }, { poolSize: 1 });
  await site.app.ready();
  visits = notedVisits(site);
  provider = await testProvider({ redirectAddress: `${testSites.accounts}/login/business/callback` });
  passwordHash = await hashPassword(password, 10);
  ({ publishableKey } = await makePartnerKey(site.database.db, { origins: [partner] }));
}, slow);
afterAll(async () => {
  await provider?.close();
  await site?.close();
});

let people = 0;
async function someone(changes: Parameters<typeof makeUser>[1] = {}) {
  people += 1;
  const email = `person${people}@people.example`;
  const user = { email, passwordHash, emailVerifiedAt: new Date(), createdAt: new Date(Date.now() - 86_400_000) };
  return { email, userID: await makeUser(site.database.db, { ...user, ...changes }) };
}
/** A person in a browser that is logged in. */
async function loggedIn(changes: Parameters<typeof makeUser>[1] = {}) {
  const person = await someone(changes);
  const visit = visitor();
  const { name, value } = await accountCookie(site.database.db, person.userID, testSites.accounts);
  visit.cookies.set(name, value);
  return { ...person, visit };
}
/** The token in the newest mail of a template to an address. */
async function tokenFor(email: string, template: string): Promise<string> {
  const mail = site.database.db.selectFrom('outboxEmails').select('data').where('template', '=', template);
  const newest = mail.where('toAddress', '=', email).orderBy('id', 'desc').limit(1);
  // Some mails are written after the page that asks for them was answered.
  await expect.poll(() => newest.executeTakeFirst(), { timeout: 10_000 }).toBeDefined();
  const { data } = await newest.executeTakeFirstOrThrow();
  return (data as { token: string }).token;
}
const recoveryCodes = (page: string) => [...page.matchAll(/<li><code>([\w-]+)<\/code>/g)].map(([, code]) => code);

it('a person registers by page and as a program, and confirms the address', { timeout: slow }, async () => {
  const visit = visitor();
  const email = 'new@people.example';
  await visit.open('/');
  await visit.open('/register');
  await visit.send('/register', { firstName: 'Ana', lastName: 'Perez', email, password });
  const token = await tokenFor(email, 'verify-email');
  await visit.open(`/verify-email?token=${token}`);
  await visit.send('/verify-email');
  await visit.open('/account');
  const program = { firstName: 'Bea', lastName: 'Perez', email: 'program@people.example', password };
  await post('/register', { ...program, continue: `${testSites.portal}/` });
  const other = await loggedIn({ emailVerifiedAt: null });
  await other.visit.open('/account');
  await other.visit.send('/account/verify');
  await other.visit.open(`/verify-email?token=${await tokenFor(other.email, 'verify-email')}`);
  await other.visit.send('/verify-email');
});

it('a person logs in and out by page, and allows a partner what it may do', { timeout: slow }, async () => {
  const { email } = await someone();
  const visit = visitor();
  const query = new URLSearchParams({ continue: `${partner}/p`, codeChallenge });
  await visit.open('/login');
  await visit.send('/login', { email, password });
  await visit.open(`/login?${query}`, { referer: `${partner}/` });
  const { location } = (await visit.send('/consent', { decision: 'allow', 'scope.profile': 'yes' })).headers;
  const token = new URLSearchParams(new URL(String(location)).hash.slice(1)).get('wbn_code') ?? '';
  await post('/get-session', { token, codeVerifier }, { origin: partner, 'x-wbn-key': publishableKey });
  await visit.open('/connected-sites');
  await visit.send('/connected-sites', { origin: partner, decision: 'change' });
  await visit.send('/connected-sites', { origin: partner });
  await visit.open('/logout');
  await visit.send('/logout');
});

it('a program logs in for the page of a partner whose key nobody asked for lately, renews and ends the session', {
  timeout: slow,
}, async () => {
  const { email, userID } = await someone();
  const origin = 'https://seldom.example';
  const { publishableKey: key } = await makePartnerKey(site.database.db, { origins: [origin] });
  const scopes = ['read', 'profile'];
  await site.database.db
    .insertInto('consents')
    .values({ userId: userID, origin, scopes, askedScopes: [...partnerScopes] })
    .execute();
  const { data } = (await post('/login', { email, password, continue: `${origin}/`, codeChallenge })).json();
  const headers = { origin, 'x-wbn-key': key };
  const session = (await post('/get-session', { token: data.token, codeVerifier }, headers)).json().data;
  const renewed = (
    await post('/refresh-token', undefined, { ...headers, 'x-refresh-token': session.refreshToken })
  ).json();
  await post('/logout', undefined, { ...headers, 'x-refresh-token': renewed.data.refreshToken });
});

it('a person changes address and password, and takes the change back', { timeout: slow }, async () => {
  const { email, visit } = await loggedIn();
  const changeTo = async (to: string) => {
    await visit.open('/account/email');
    await visit.send('/account/email', { current: password, email: to });
    return tokenFor(to, 'email-change');
  };
  await visit.open(`/confirm-email?token=${await changeTo('refused@people.example')}`);
  await visit.send('/confirm-email/refuse');
  await visit.open(`/confirm-email?token=${await changeTo('changed@people.example')}`);
  await visit.send('/confirm-email');
  await visit.open('/.well-known/change-password');
  await visit.open('/account/password');
  await visit.send('/account/password', { current: password, password: `${password} 2` });
  await visit.open(`/undo-email?token=${await tokenFor(email, 'email-changed')}`);
  await visit.send('/undo-email');
  await visit.open('/forgot-password');
  await visit.send('/forgot-password', { email });
  await visit.open(`/reset-password?token=${await tokenFor(email, 'password-reset')}`);
  await visit.send('/reset-password', { password: `${password} 3` });
});

it('a person turns two-step login on, uses it and turns it off', { timeout: slow }, async () => {
  const { email, userID, visit } = await loggedIn();
  const path = '/account/second-factor';
  await visit.open(path);
  await visit.send(`${path}/setup`);
  const secret = /secret=([A-Z2-7]+)/.exec((await visit.open(`${path}/setup`)).body)?.[1] ?? '';
  await visit.send(`${path}/confirm`, { current: password, code: appCode(secret) });
  const { body } = await visit.send(`${path}/codes`);
  const [first = '', second = '', third = ''] = recoveryCodes(body);
  const device = passkeyDevice(testSites.accounts);
  const added = device.make((await visit.open(`${path}/passkey`)).body);
  await visit.send(`${path}/passkey`, { passkey: added });
  const other = visitor();
  const answer = device.use((await other.open('/login')).body);
  await other.send('/login/passkey', { passkey: answer });
  const again = visitor();
  await again.open('/login');
  await again.send('/login', { email, password });
  await again.open('/login/second-step');
  await again.send('/login/second-step', { code: first });
  await again.open('/confirm');
  await again.send('/confirm', { current: password, code: second });
  await post('/login', { email, password, code: third });
  const passkeys = site.database.db.selectFrom('passkeys').select('id').where('userId', '=', userID);
  const { id: passkeyID } = await passkeys.executeTakeFirstOrThrow();
  await visit.open(path);
  await visit.send(`${path}/passkeys/remove`, { passkeyID });
  const [fresh = ''] = recoveryCodes((await visit.send(`${path}/codes`)).body);
  await visit.send(`${path}/off`, { current: password, code: fresh });
});

it('a person logs in by the provider of a business, with a new account and with one that they link', {
  timeout: slow,
}, async () => {
  const { db } = site.database;
  const domain = 'company.example';
  const business = {
    companyName: 'Company',
    shortDescription: 'Valves',
    businessTypeCode: '1',
    industryId: '1',
    countryCode: 'SA',
  };
  const { id: businessId } = await db
    .insertInto('businesses')
    .values(business)
    .returning('id')
    .executeTakeFirstOrThrow();
  const secret = sealSecret(testKeys, `wbn provider ${businessId}`, testClient.clientSecret);
  const connection = { businessId, issuer: provider.issuer, clientId: testClient.clientID, joins: true, ...secret };
  const { id } = await db.insertInto('signInProviders').values(connection).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('signInDomains').values({ businessId, domain, token: 'x', provedAt: new Date() }).execute();
  const signIn = async (visit: ReturnType<typeof visitor>, email: string) => {
    provider.person = email;
    provider.people.set(email, { email, email_verified: true, given_name: 'Ana', family_name: 'Perez' });
    await visit.open('/login/business');
    const { body } = await visit.send('/login/business', { email });
    const link = /href="(\/login\/business\/start[^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { location } = (await visit.open(link, { 'sec-fetch-site': 'same-origin' })).headers;
    const { pathname, search } = await provider.visit(String(location));
    return visit.open(`${pathname}${search}`);
  };
  await signIn(visitor(), `new@${domain}`);
  const { visit } = await loggedIn({ email: `known@${domain}` });
  await signIn(visit, `known@${domain}`);
  await visit.open('/login/business/link');
  await visit.send('/login/business/link');
  await visit.open('/account/sessions');
  await visit.send('/account/sessions/unlink', { provider: id });
});

it('a person reads their data, ends logins, ends mails and deletes the account', { timeout: slow }, async () => {
  const { userID, visit } = await loggedIn();
  await visit.open('/account/data');
  await visit.send('/account/data', { current: password });
  const { id: session } = await site.database.db
    .selectFrom('accountSessions')
    .select('id')
    .where('userId', '=', userID)
    .executeTakeFirstOrThrow();
  await visit.open('/account/sessions');
  await visit.send('/account/sessions', { session });
  const token = signUnsubscription(testKeys, { userID, mails: 'digest' });
  await visit.open(`/unsubscribe?token=${token}`);
  await visit.send(`/unsubscribe?token=${token}`);
  const other = await loggedIn();
  await other.visit.open('/account/sessions');
  await other.visit.send('/account/sessions/end-all');
  const last = await loggedIn();
  await last.visit.open('/account/delete');
  await last.visit.send('/account/delete', { current: password });
});

it('no page, form or call of the account site is left out', () => {
  const { app } = site;
  const wanted = [
    ...routesOf(app, { method: 'GET' }).map((url) => `GET ${url}`),
    ...routesOf(app, { method: 'POST', constraints: { media: 'form' } }).map((url) => `FORM ${url}`),
    ...['/login', '/register', '/get-session', '/refresh-token', '/logout'].map((url) => `CALL ${url}`),
  ];
  expect(wanted.filter((one) => !visits.reached.has(one))).toEqual([]);
});
