import { maxSavedSearches } from '@wbn/contract';
import { sql } from '@wbn/database';
import { readUnsubscription, tokenKeys } from '@wbn/http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { compose } from '../mail/compose.ts';
import { sendDue } from '../mail/outbox.ts';
import { type MailServer, readMail, startMailServer } from '../mail/testing/mail-server.ts';
import { smtpTransport } from '../mail/transport.ts';
import { createSearchEngine } from '../search/engine/index.ts';
import { createThesaurus } from '../search/thesaurus/thesaurus.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aConfirmedPerson, aPerson, type Person } from '../testing/world.ts';
import { announceDue } from './watch-saved-searches.ts';

let api: TestApi;
let server: MailServer;
let seller: Person;
let business: string;
const tokens = tokenKeys('a secret of thirty-two bytes or more');
const sites = { portal: 'http://localhost:8080', accounts: 'http://localhost:8082' };

beforeAll(async () => {
  api = await startApi();
  server = await startMailServer();
  seller = await aPerson(api, 'Seller');
  business = await aBusiness(seller, { companyName: 'Najd Flow' });
  // Room for the products of all tests.
  await sql`update businesses set subscription = 'platinum'`.execute(api.db);
}, 60_000);
afterAll(async () => {
  await server?.stop();
  await api?.stop();
});
beforeEach(async () => {
  server.received.length = 0;
  await sql`delete from saved_searches`.execute(api.db);
  await sql`delete from outbox_emails`.execute(api.db);
});

const minute = 60_000;
const hour = 60 * minute;
const at = (ms: number) => new Date(Date.now() + ms);
const contextAt = (now: Date) =>
  ({
    db: api.db,
    search: createSearchEngine(api.db, { upkeep: false }),
    thesaurus: createThesaurus(api.db, () => undefined),
    now: () => now,
  }) as Context;
/** One process's work, as of a time. */
const look = (now: Date, report = refuse) => announceDue(contextAt(now), report);
const refuse = (error: unknown): void => {
  throw error;
};
const words = { textQuery: 'manometer', businessType: 'PR' };
const save = async (person: Person, more: object = {}, search: object = words) =>
  (await person.ask('/user/saved-searches', { body: { name: 'Manometers', search, ...more } })).json;
const sell = async (name: string, more: object = {}) =>
  (await seller.ask('/product', { body: { businessID: business, name, ...more } })).json.data.productID as string;
const told = async (person: Person) =>
  (await person.ask('/notifications')).json.data.items as {
    kind: string;
    count: number;
    link: string;
    title: string;
  }[];
const mails = () => api.db.selectFrom('outboxEmails').selectAll().orderBy('id').execute();
const names = async () =>
  (await mails()).map(({ data }) => (data.items as { name: string }[]).map(({ name }) => name).sort());

describe('a saved search', () => {
  it('is saved once, renamed, listed for its owner alone, and removed with its notifications', async () => {
    const [buyer, stranger] = [await aConfirmedPerson(api), await aConfirmedPerson(api)];
    const search = { ...words, filters: { country: ['SA'] } };
    const { data: first } = await save(buyer, {}, search);
    expect(first).toMatchObject({ name: 'Manometers', search, alerts: 'daily', mail: true, lastAlertAt: null });
    const { data: again } = await save(buyer, { name: 'Gauges', alerts: 'weekly' }, search);
    expect(again).toMatchObject({ searchID: first.searchID, name: 'Gauges', alerts: 'weekly' });
    const url = `/user/saved-searches/${first.searchID}`;
    const renamed = await buyer.ask(url, { method: 'PUT', body: { name: ' Pressure ' } });
    expect(renamed.json.data).toMatchObject({ name: 'Pressure', alerts: 'weekly', mail: true });
    expect((await stranger.ask(url, { method: 'PUT', body: { name: 'Mine' } })).status).toBe(404);
    expect((await stranger.ask(url, { method: 'DELETE' })).status).toBe(404);
    expect((await stranger.ask('/user/saved-searches')).json.data).toEqual([]);
    expect((await buyer.ask('/user/saved-searches')).json.data).toMatchObject([{ name: 'Pressure' }]);
    expect((await buyer.ask(url, { method: 'DELETE' })).status).toBe(200);
    expect((await buyer.ask('/user/saved-searches')).json.data).toEqual([]);
    expect((await buyer.ask(url, { method: 'DELETE' })).status).toBe(404);
  });

  it('searches for people are refused, and so is one beyond the limit, also when two come at once', async () => {
    const buyer = await aConfirmedPerson(api);
    const people = await buyer.ask('/user/saved-searches', {
      body: { name: 'People', search: { textQuery: 'x', businessType: 'UR' } },
    });
    expect(people.status).toBe(400);
    for (let n = 1; n < maxSavedSearches; n += 1) await save(buyer, {}, { ...words, textQuery: `valve ${n}` });
    const last = await Promise.all(['a', 'b'].map((textQuery) => save(buyer, {}, { ...words, textQuery })));
    expect(last.map(({ name }) => name).filter(Boolean)).toEqual(['SavedSearchLimit']);
    expect((await buyer.ask('/user/saved-searches')).json.data).toHaveLength(maxSavedSearches);
  });
});

describe('alerts of saved searches', () => {
  it('tell once of what became visible since, by notification and mail, with the filters in the link', async () => {
    const buyer = await aConfirmedPerson(api);
    await sell('Old manometer');
    await save(buyer, {}, { ...words, filters: { country: ['SA'] } });
    await sell('Steel manometer');
    await sell('Brass valve');
    expect(await look(at(hour))).toBe(0);
    expect(await look(at(25 * hour))).toBe(1);
    expect(await look(at(26 * hour))).toBe(0);
    expect(await look(at(50 * hour))).toBe(0);
    const link = '/search-result?business=PR&countries=global&search=manometer&country=SA&sort=newest';
    expect(await told(buyer)).toMatchObject([{ kind: 'search', count: 1, title: 'Manometers', link }]);
    expect(await names()).toEqual([['Steel manometer']]);
    expect((await mails())[0]).toMatchObject({ template: 'saved-search', data: { path: link, count: 1 } });
  });

  it('come at once, daily or weekly, and not at all when they are off', async () => {
    const buyer = await aConfirmedPerson(api);
    const times = ['instant', 'daily', 'weekly', 'off'] as const;
    for (const alerts of times)
      await save(buyer, { alerts, name: alerts }, { ...words, ignore: [`country:${alerts}`] });
    await sell('Gauge manometer');
    const titles = async (now: Date) => {
      await look(now);
      return (await told(buyer)).map(({ title }) => title).sort();
    };
    // A product younger than the transactions that may still be open waits.
    expect(await titles(at(minute))).toEqual([]);
    expect(await titles(at(4 * minute))).toEqual(['instant']);
    expect(await titles(at(25 * hour))).toEqual(['daily', 'instant']);
    expect(await titles(at(8 * 24 * hour))).toEqual(['daily', 'instant', 'weekly']);
  });

  it('tell of a product when it is first published, and not again when it was hidden meanwhile', async () => {
    const buyer = await aConfirmedPerson(api);
    const draft = await sell('Draft manometer', { state: 'draft' });
    await sql`update products set created_at = now() - interval '30 days' where id = ${draft}`.execute(api.db);
    const shown = await sell('Shown manometer');
    await sql`update products set created_at = now() - interval '30 days' where id = ${shown}`.execute(api.db);
    await save(buyer, { alerts: 'instant' });
    const state = (id: string, state: string) => seller.ask(`/product/${id}`, { method: 'PUT', body: { state } });
    await state(shown, 'draft');
    await state(shown, 'published');
    await state(draft, 'published');
    await look(at(4 * minute));
    expect(await names()).toEqual([['Draft manometer']]);
    await state(draft, 'draft');
    await state(draft, 'published');
    await look(at(8 * minute));
    expect(await names()).toEqual([['Draft manometer']]);
  });

  it('tell of businesses, of nothing that only some words fit, and of nothing that the person sells', async () => {
    const buyer = await aConfirmedPerson(api);
    const search = { textQuery: 'zircon foundry', businessType: 'MA' };
    await save(buyer, { alerts: 'instant' }, search);
    await save(seller, { alerts: 'instant' }, search);
    await aBusiness(seller, { companyName: 'Zircon Foundry' });
    await aBusiness(seller, { companyName: 'Zircon Traders' });
    await look(at(4 * minute));
    expect(await names()).toEqual([['Zircon Foundry']]);
    expect((await told(seller)).filter(({ kind }) => kind === 'search')).toEqual([]);
  });

  it('add up while nobody reads them, and begin anew after that; alerts turned on again tell of no past', async () => {
    const buyer = await aConfirmedPerson(api);
    const { data } = await save(buyer, { alerts: 'instant' });
    await sell('One manometer');
    await look(at(4 * minute));
    const two = await sell('Two manometer');
    await sql`update products set created_at = ${at(5 * minute)} where id = ${two}`.execute(api.db);
    await seller.ask(`/product/${two}`, { method: 'PUT', body: { description: 'Of steel' } });
    await look(at(9 * minute));
    expect((await told(buyer)).map(({ count }) => count)).toEqual([2]);
    const set = (alerts: string) =>
      buyer.ask(`/user/saved-searches/${data.searchID}`, { method: 'PUT', body: { alerts } });
    await set('off');
    await sell('Three manometer');
    await set('instant');
    await buyer.ask('/notifications/read', { body: {} });
    await look(at(10 * minute));
    expect((await told(buyer)).map(({ count }) => count)).toEqual([2]);
  });
});

describe('searches that take long', () => {
  /** A round in which each search for `slow` things takes 600 ms by its clock. */
  const slowRound = (now: Date) => {
    const context = contextAt(now);
    let time = 0;
    const search: Context['search']['search'] = (query) => {
      if (query.text.startsWith('slow')) time += 600;
      return context.search.search(query);
    };
    return announceDue({ ...context, search: { ...context.search, search } }, refuse, { clock: () => time });
  };
  const waiting = async (now: Date) =>
    (
      await api.db
        .selectFrom('savedSearches')
        .select('userId')
        .where('seenUntil', '<', new Date(now.getTime() - 2 * minute))
        .execute()
    ).map(({ userId }) => userId);

  it('wait for the next round when those of their person took a second, and hold up nobody else', async () => {
    const [greedy, buyer] = [await aConfirmedPerson(api), await aConfirmedPerson(api)];
    for (let n = 0; n < 5; n += 1) await save(greedy, { alerts: 'instant' }, { ...words, textQuery: `slow ${n}` });
    await save(buyer, { alerts: 'instant' });
    await sell('Fair manometer');
    const now = at(4 * minute);
    expect(await slowRound(now)).toBe(1);
    expect(await told(buyer)).toMatchObject([{ count: 1 }]);
    expect(await waiting(now)).toEqual([greedy.id, greedy.id, greedy.id]);
    await slowRound(now);
    expect(await waiting(now)).toEqual([greedy.id]);
  });

  it('of many people end the round after twenty seconds, and begin the next one', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => aConfirmedPerson(api)));
    for (const person of people)
      for (const n of [1, 2]) await save(person, { alerts: 'instant' }, { ...words, textQuery: `slow ${n}` });
    const now = at(4 * minute);
    await slowRound(now);
    const left = await waiting(now);
    // 34 searches of 600 ms: the first ones of 34 people.
    expect([left.length, new Set(left).size]).toEqual([80 - 34, 40]);
    await slowRound(now);
    expect(await waiting(now)).toHaveLength(80 - 2 * 34);
  });
});

describe('no alert is sent twice or lost', () => {
  it('by two processes at once', async () => {
    const buyers = await Promise.all(Array.from({ length: 5 }, () => aConfirmedPerson(api)));
    for (const buyer of buyers) await save(buyer, { alerts: 'instant' });
    await sell('Twin manometer');
    const now = at(4 * minute);
    const announced = await Promise.all([look(now), look(now), look(at(5 * minute))]);
    expect(announced.reduce((sum, one) => sum + one)).toBe(5);
    expect(await mails()).toHaveLength(5);
    expect((await told(buyers[0]!)).map(({ count }) => count)).toEqual([1]);
  });

  it('because another search fails: that one alone is reported, and tried again', async () => {
    const buyers = await Promise.all([1, 2, 3].map(() => aConfirmedPerson(api)));
    for (const buyer of buyers) await save(buyer, { alerts: 'instant' });
    const first = api.db.selectFrom('savedSearches').select(['id', 'search']).orderBy('id').limit(1);
    const { id, search } = await first.executeTakeFirstOrThrow();
    const write = (value: unknown) =>
      sql`update saved_searches set search = ${JSON.stringify(value)}::jsonb where id = ${id}`.execute(api.db);
    await write({ ...search, textQuery: 7 });
    await sell('Stubborn manometer');
    const failures: unknown[] = [];
    expect(await look(at(4 * minute), (error) => failures.push(error))).toBe(2);
    expect(failures).toHaveLength(1);
    await write(search);
    expect(await look(at(5 * minute))).toBe(1);
    expect(await mails()).toHaveLength(3);
  });

  it('by a process that ends between the mark and the mail: the next one does both', async () => {
    const buyer = await aConfirmedPerson(api);
    await save(buyer, { alerts: 'instant' });
    await sell('Crash manometer');
    // The connection ends after the mark was written and before the mail is.
    await sql`create function die() returns trigger language plpgsql as $$ begin
      perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(api.db);
    await sql`create trigger die before insert on outbox_emails for each row execute function die()`.execute(api.db);
    await expect(look(at(4 * minute))).rejects.toThrow();
    await sql`drop trigger die on outbox_emails`.execute(api.db);
    await sql`drop function die`.execute(api.db);
    expect(await told(buyer)).toEqual([]);
    expect(await mails()).toEqual([]);
    await look(at(5 * minute));
    await look(at(6 * minute));
    expect((await told(buyer)).map(({ count }) => count)).toEqual([1]);
    expect(await names()).toEqual([['Crash manometer']]);
  });
});

describe('the mail of an alert', () => {
  const letterhead = { accent: '#0d6639', sites, from: 'WBN <no-reply@localhost>', tokens };

  it('names the matches, opens the search, and ends with one click', async () => {
    const buyer = await aConfirmedPerson(api);
    await save(buyer, { alerts: 'instant' });
    await sell('Mailed <b>manometer</b>');
    await look(at(4 * minute));
    const transport = smtpTransport(server.url);
    await sendDue({ ...letterhead, database: api.db, transport, warn: () => undefined });
    transport.close();
    const read = readMail(server.received[0]!);
    expect(read.subject).toBe('New matches for your saved search');
    expect(read.text).toContain('“Manometers”');
    expect(read.text).toContain('Mailed');
    expect(read.html).not.toContain('<b>manometer');
    expect(read.text).toContain(
      `${sites.portal}/search-result?business=PR&countries=global&search=manometer&sort=newest`,
    );
    expect(read.text).toContain(`${sites.portal}/saved-searches`);
    const token = /unsubscribe\?token=([^>]+)>/.exec(read.unsubscribe)?.[1] ?? '';
    expect(readUnsubscription(tokens, token)).toEqual({ userID: buyer.id, mails: 'search' });
  });

  it('is not sent when the search was removed or its mails were ended meanwhile', async () => {
    for (const end of ['delete from saved_searches', 'update saved_searches set by_mail = false']) {
      await save(await aConfirmedPerson(api), { alerts: 'instant' });
      await sell(`Late manometer ${end.slice(0, 6)}`);
      await look(at(4 * minute));
      await sql.raw(end).execute(api.db);
    }
    const transport = smtpTransport(server.url);
    await sendDue({ ...letterhead, database: api.db, transport, warn: () => undefined });
    transport.close();
    expect(server.received).toEqual([]);
    expect((await mails()).map(({ lastError }) => lastError)).toEqual(['not wanted any more', 'not wanted any more']);
  });

  it('is written in five languages', () => {
    const data = { userID: 'u', searchID: 's', name: 'n', path: '/p', count: 1, items: [] };
    const row = { id: 1, toAddress: 'a@mail.example', template: 'saved-search' as const, data, createdAt: new Date() };
    const subjects = ['en', 'es', 'it', 'zh', 'ar'].map((locale) => compose({ ...row, locale }, letterhead).subject);
    expect(new Set(subjects).size).toBe(5);
  });
});
