import { type Database, type Kysely, sql } from '@wbn/database';
import { sealSecret } from '@wbn/http';
import { makeUser, testKeys, testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../credentials/passwords.ts';
import { accountPages } from '../pages/account-frame.ts';
import { routesOf } from '../testing/routes-of.ts';
import { browser, type TestSite, testSite } from '../testing/site.ts';

const email = 'owner@people.example';
const password = 'correct horse battery';
let site: TestSite;
let page: ReturnType<typeof browser>;
let provider: string;
beforeAll(async () => {
  site = await testSite();
  const { db } = site.database;
  await makeUser(db, { email, passwordHash: await hashPassword(password, 10) });
  const { id: businessId } = await db
    .insertInto('businesses')
    .values({
      ...{ companyName: 'Another Company', shortDescription: 'Valves', businessTypeCode: '1' },
      ...{ industryId: '1', countryCode: 'SA' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const secret = sealSecret(testKeys, `wbn provider ${businessId}`, 'secret');
  ({ id: provider } = await db
    .insertInto('signInProviders')
    .values({ businessId, issuer: 'https://another.example', clientId: 'wbn', ...secret })
    .returning('id')
    .executeTakeFirstOrThrow());
  await db
    .insertInto('signInDomains')
    .values({ businessId, domain: 'another.example', token: 'x', provedAt: new Date() })
    .execute();
  page = browser(site.app);
  await page.open('/login');
  expect((await page.send('/login', { email, password })).statusCode).toBe(303);
}, 60_000);
afterAll(() => site?.close());

/** A visit alone may write these: the trail, limits, and the code by which a person goes on to the portal, logged in as before. */
const written = ['auth_trail', 'handover_codes', 'rate_limits'];
async function rows(db: Kysely<Database>) {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const kept = tables.filter(({ name }) => !written.includes(name));
  const counts = kept.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, count(*)::integer as rows from ${sql.table(name)}`,
  );
  return (await sql`${sql.join(counts, sql` union all `)}`.execute(db)).rows;
}
const open = () =>
  site.database.db.selectFrom('accountSessions').select(['id', 'tokenHash', 'revokedAt', 'confirmedAt']).execute();

it('no address of the account site begins or ends anything when it is only opened, not even at the end of redirects of ours', async () => {
  await site.app.ready();
  const urls = routesOf(site.app, { method: 'GET' });
  expect(urls).toEqual(
    expect.arrayContaining(['/login/business/start', '/login/business/callback', '/logout', '/undo-email']),
  );
  const before = [await rows(site.database.db), await open()];
  const begun: string[] = [];
  const known = { provider, token: 'made-up', link: 'made-up', code: 'made-up', state: 'made-up', lang: 'en' };
  for (const url of urls) {
    const query = new URLSearchParams({ ...known, continue: `${testSites.portal}/` });
    const cookies = new Set(page.cookies.keys());
    const { headers, statusCode } = await page.open(`${url}?${query}`, { 'sec-fetch-site': 'same-origin' });
    expect(statusCode, url).toBeLessThan(500);
    const to = new URL(String(headers.location ?? '/'), testSites.accounts).origin;
    if (to !== testSites.accounts && to !== testSites.portal) begun.push(`${url} leads to ${to}`);
    for (const name of page.cookies.keys()) {
      if (!cookies.has(name) && !name.includes('csrf')) begun.push(`${url} sets ${name}`);
    }
    expect([await rows(site.database.db), await open()], url).toEqual(before);
  }
  expect(begun).toEqual([]);
});

it('a login ends at pages that show something, and nowhere else on the account site', async () => {
  await site.app.ready();
  const allowed: string[] = [...Object.values(accountPages), '/login/business/link'];
  const wrong: string[] = [];
  for (const url of routesOf(site.app, { method: 'GET' })) {
    const query = new URLSearchParams({ continue: `${testSites.accounts}${url}?provider=${provider}` });
    const { headers } = await page.open(`/login?${query}`);
    const to = new URL(String(headers.location));
    const stays = to.origin === testSites.accounts && to.pathname === url && !to.searchParams.has('provider');
    if (allowed.includes(url) ? !stays : to.origin !== testSites.portal) wrong.push(`${url} -> ${to.href}`);
  }
  expect(wrong).toEqual([]);
});
