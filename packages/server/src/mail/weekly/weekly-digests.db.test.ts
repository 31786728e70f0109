import { sql } from '@wbn/database';
import { readUnsubscription, tokenKeys } from '@wbn/http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { aBusiness, aMember, aPerson, aPost, aProduct, aThread, type Person } from '../../testing/world.ts';
import { compose, type OutboxRow } from '../compose.ts';
import { stillWanted } from '../still-wanted.ts';
import { weekOf } from './week.ts';
import { weeklyDigests } from './weekly-digests.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api?.stop());
beforeEach(async () => {
  await sql`delete from outbox_emails`.execute(api.db);
  await sql`delete from follows`.execute(api.db);
  await sql`update businesses set deleted_at = now() where deleted_at is null`.execute(api.db);
});

const day = 86_400_000;
/** The Monday at six after this week: its digest covers today. */
const monday = new Date((Math.floor(Date.now() / day) + 7 - ((new Date().getUTCDay() + 6) % 7)) * day + 6 * 3_600_000);
const weeksLater = (count: number) => new Date(monday.getTime() + count * 7 * day);
const confirmed = { emailVerifiedAt: new Date() };
const reader = (name = 'Rana') => aPerson(api, name, confirmed);
const follow = (person: Person, resourceID: string) => person.ask('/social/follow/business', { body: { resourceID } });
/** One process's work on a Monday. */
async function queue(now = monday, atOnce = 100): Promise<void> {
  const more = weeklyDigests(api.db, atOnce);
  while (await more(now));
}
const mails = () =>
  api.db.selectFrom('outboxEmails').selectAll().where('template', '=', 'weekly-digest').orderBy('id').execute();
const dataOf = async (person: Person) => (await mails()).find(({ data }) => data.userID === person.id)?.data;
const setting = (person: Person, email: string) =>
  person.ask('/notifications/preferences', { method: 'PUT', body: { preferences: [{ kind: 'weekly', email }] } });

async function aSeller(companyName: string) {
  const owner = await aPerson(api, 'Seller');
  return { owner, business: await aBusiness(owner, { companyName }) };
}

describe('the weekly digest', () => {
  it('tells what followed businesses and people published in the week, and nothing older', async () => {
    const [rana, friend] = [await reader(), await aPerson(api, 'Farid')];
    const { business, owner } = await aSeller('Najd Flow');
    for (const followed of [business, friend.id]) await follow(rana, followed);
    await aProduct(api, business, 'Valve');
    await aProduct(api, business, 'Pump');
    const old = await aProduct(api, business, 'Old pump');
    await sql`update products set created_at = ${weekOf(monday)!.before} where id = ${old}`.execute(api.db);
    await aPost(owner, 'We are at the fair', business);
    await aPost(friend, 'Hello');
    await queue();
    expect(await dataOf(rana)).toEqual({
      userID: rana.id,
      news: [
        { kind: 'products', count: 2, by: ['Najd Flow'] },
        { kind: 'posts', count: 2, by: [expect.stringContaining('Farid'), 'Najd Flow'] },
      ],
      businesses: [],
    });
    expect(await mails()).toHaveLength(1);
  });

  it('tells nothing of blocked authors, suspended and own businesses, hidden products, or those followed later', async () => {
    const rana = await reader();
    const [blocked, later, hidden] = [await aSeller('Blocked'), await aSeller('Later'), await aSeller('Hidden')];
    const suspended = await aSeller('Suspended');
    const own = await aBusiness(rana, { companyName: 'Own' });
    for (const { business } of [blocked, later, hidden, suspended]) await follow(rana, business);
    await follow(rana, own);
    for (const id of [blocked.business, later.business, suspended.business, own]) await aProduct(api, id);
    const draft = await aProduct(api, hidden.business);
    await sql`update products set state = 'draft' where id = ${draft}`.execute(api.db);
    await api.db.insertInto('blocks').values({ userId: rana.id, blockedBusinessId: blocked.business }).execute();
    await sql`update businesses set suspended_at = now() where id = ${suspended.business}`.execute(api.db);
    await sql`update follows set created_at = ${monday} where resource_id = ${later.business}`.execute(api.db);
    await queue();
    expect(await mails()).toEqual([]);
  });

  it('tells managers of a business its open inquiries, and its figures beside those of the week before', async () => {
    const { business, owner } = await aSeller('Cedar Pumps');
    await sql`update users set email_verified_at = now() where id = ${owner.id}`.execute(api.db);
    const member = await aMember(api, business, 'member');
    await sql`update users set email_verified_at = now() where id = ${member.id}`.execute(api.db);
    const buyer = await aPerson(api, 'Bea');
    const answered = await aThread(buyer, business);
    await owner.ask(`/business/request/${answered}/send-message`, { body: { message: 'Yes' } });
    await aThread(buyer, business);
    const { before, from } = weekOf(monday)!;
    await sql`insert into business_days (business_id, day, views, searches) values
      (${business}::uuid, ${from}::date, 30, 4), (${business}::uuid, ${before}::date, 12, 0)`.execute(api.db);
    await queue();
    const { businesses } = (await dataOf(owner)) as { businesses: { unanswered: number; figures: unknown[] }[] };
    expect(businesses).toMatchObject([{ businessID: business, name: 'Cedar Pumps' }]);
    expect(businesses[0]?.figures).toEqual([
      { name: 'views', now: 30, before: 12 },
      { name: 'searches', now: 4, before: 0 },
      { name: 'inquiries', now: 2, before: 0 },
    ]);
    expect(businesses[0]?.unanswered).toBeGreaterThan(0);
    expect(await dataOf(member)).toBeUndefined();
  });

  it('is not sent where there is nothing to say, to an address without confirmation, or to the suspended', async () => {
    const { business } = await aSeller('Silent Works');
    const people = [
      await reader(),
      await aPerson(api),
      await aPerson(api, 'Sam', { ...confirmed, suspendedAt: new Date() }),
    ];
    for (const person of people.slice(1)) {
      await api.db
        .insertInto('follows')
        .values({ userId: person.id, resourceType: 'business', resourceId: business })
        .execute();
    }
    await aProduct(api, business);
    await queue();
    expect(await mails()).toEqual([]);
  });

  it('ends with one click or in the settings, also when it waits already, and can be turned on again', async () => {
    const rana = await reader();
    const { business } = await aSeller('Weekly Works');
    await follow(rana, business);
    await aProduct(api, business);
    const kinds = async () =>
      (await rana.ask('/notifications/preferences')).json.data.map(
        ({ email, kind }: Record<string, string>) => `${kind} ${email}`,
      );
    expect(await kinds()).toContain('weekly weekly');
    await queue();
    const [mail] = await mails();
    const row = mail as unknown as OutboxRow;
    expect(await stillWanted(api.db, row)).toEqual(row.data);
    expect((await setting(rana, 'daily')).status).toBe(400);
    expect((await setting(rana, 'off')).status).toBe(200);
    expect(await kinds()).toContain('weekly off');
    expect(await stillWanted(api.db, row)).toBeNull();
    await queue(weeksLater(1));
    expect(await mails()).toHaveLength(1);
    const tokens = tokenKeys('a secret of thirty-two bytes or more');
    const sites = { portal: 'http://localhost:8080', accounts: 'http://localhost:8082' };
    const { headers } = compose({ ...row, template: 'weekly-digest' }, { accent: '#0d6639', sites, from: 'x', tokens });
    const token = new URL(headers['List-Unsubscribe']!.slice(1, -1)).searchParams.get('token') ?? '';
    expect(readUnsubscription(tokens, token)).toEqual({ userID: rana.id, mails: 'weekly' });
    expect((await setting(rana, 'weekly')).status).toBe(200);
    expect(await stillWanted(api.db, row)).toEqual(row.data);
  });

  it('leaves out a business that its reader no longer manages when it is sent', async () => {
    const { business } = await aSeller('Left Works');
    const admin = await aMember(api, business, 'admin');
    await sql`update users set email_verified_at = now() where id = ${admin.id}`.execute(api.db);
    await aThread(await aPerson(api, 'Bea'), business);
    await queue();
    const [mail] = await mails();
    expect(await stillWanted(api.db, mail as unknown as OutboxRow)).toMatchObject({ userID: admin.id });
    await sql`delete from business_members where user_id = ${admin.id}`.execute(api.db);
    expect(await stillWanted(api.db, mail as unknown as OutboxRow)).toBeNull();
  });
});

describe('no weekly digest is sent twice or lost', () => {
  async function readers(count: number): Promise<Person[]> {
    const { business } = await aSeller('Shared Works');
    const people = [];
    for (let n = 0; n < count; n += 1) people.push(await reader());
    for (const person of people) await follow(person, business);
    await aProduct(api, business);
    return people;
  }

  it('by two processes at once, in one week; the next week has its own', async () => {
    const people = await readers(7);
    await Promise.all([queue(monday, 2), queue(monday, 3), queue(new Date(monday.getTime() + 5 * day))]);
    expect((await mails()).map(({ data }) => data.userID).sort()).toEqual(people.map(({ id }) => id).sort());
    await sql`update products set created_at = ${monday}`.execute(api.db);
    await queue(weeksLater(1));
    expect(await mails()).toHaveLength(14);
  });

  it('by a process that ends in the middle: the next one queues the others alone', async () => {
    await readers(5);
    const first = weeklyDigests(api.db, 1);
    // Some calls find people of other tests.
    while ((await mails()).length < 2) await first(monday);
    await sql`update outbox_emails set state = 'sent'`.execute(api.db);
    await queue();
    expect((await mails()).map(({ state }) => state).sort()).toEqual(['queued', 'queued', 'queued', 'sent', 'sent']);
  });
});
