import { calls } from '@wbn/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnsweredName, handlers } from '../calls.ts';
import { createServer } from '../server.ts';
import { optionsFor, partnerKey, partnerOrigin, startApi, type TestApi } from '../testing/api.ts';
import { requests } from '../testing/asks.ts';
import { aBusiness, aMember, aPerson, aPost, aThread, type Person } from '../testing/world.ts';

let api: TestApi;
let owner: Person;
let business: string;

beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api, 'Olga');
  business = await aBusiness(owner);
}, 60_000);
afterAll(() => api?.stop());

const enrol = (person: Person) =>
  api.db
    .insertInto('passkeys')
    .values({ userId: person.id, credentialId: person.id, publicKey: Buffer.from('key'), name: 'Phone' })
    .execute();
const require = (id: string, dueAt = new Date(Date.now() - 1_000)) =>
  api.db
    .insertInto('secondFactorDuties')
    .values({ businessId: id, dueAt })
    .onConflict((conflict) => conflict.column('businessId').doUpdateSet({ dueAt }))
    .execute();
const release = () => api.db.deleteFrom('secondFactorDuties').execute();
const duty = (id: string) => `/business/${id}/members/second-factor`;

describe('a business that requires two-step login', () => {
  it('leaves public pages, the own account, the list of own businesses and leaving open', async () => {
    await release();
    const member = await aMember(api, business, 'member');
    await require(business);
    const page = await member.ask(`/business/profile/${business}`);
    expect([page.status, page.json.session]).toEqual([200, { role: 'member' }]);
    expect((await member.ask('/user/profile')).status).toBe(200);
    const mine = (await member.ask('/business/profile/my-list')).json.data as { businessID: string }[];
    expect(mine.map(({ businessID }) => businessID)).toEqual([business]);
    const left = await member.ask(`/business/${business}/members/me`, { method: 'DELETE' });
    expect([left.status, left.json.name]).toEqual([200, undefined]);
  });

  it("holds on a partner's page, and does not count before its day", async () => {
    await release();
    const member = await aMember(api, business, 'member');
    const thread = await aThread(await aPerson(api, 'Bea'), business);
    const as = await api.tokenFor(member.id, 'partner', { businessIDs: [business] });
    const headers = { origin: partnerOrigin, 'x-wbn-key': partnerKey };
    const read = async () =>
      (await api.ask(`/business/request/${thread}/get-messages?bid=${business}`, { as, headers })).json;
    await require(business, new Date(Date.now() + 60_000));
    expect((await read()).success).toBe(true);
    await require(business);
    expect((await read()).name).toBe('SecondFactorRequired');
  });

  it('does not concern other businesses of the person, nor what they do for themself', async () => {
    await release();
    await require(business);
    const second = await aBusiness(owner, { companyName: 'Second' });
    expect((await owner.ask(`/business/${second}/members`)).status).toBe(200);
    expect((await owner.ask('/user/home')).status).toBe(200);
    await aPost(owner);
  });
});

describe('an owner', () => {
  let owner: Person;
  let business: string;
  const put = (person: Person, body: object) => person.ask(duty(business), { method: 'PUT', body });
  beforeAll(async () => {
    owner = await aPerson(api, 'Omar');
    business = await aBusiness(owner, { companyName: 'Strict' });
  });

  it('requires it only with two-step login of their own; members without it are told by notification and mail', async () => {
    const member = await aMember(api, business, 'member');
    const admin = await aMember(api, business, 'admin');
    await enrol(admin);
    expect((await put(owner, { required: true })).json.name).toBe('SecondFactorRequired');
    await enrol(owner);
    const { data } = (await put(owner, { required: true })).json;
    expect(Date.parse(data.dueAt) / 86_400_000).toBeCloseTo(Date.now() / 86_400_000 + 7, 1);
    expect(data.missing).toContain(member.id);
    expect(data.missing).not.toContain(admin.id);
    const told = (await member.ask('/notifications')).json.data.items[0];
    expect([told.kind, told.businessID, told.dueAt]).toEqual(['second-factor', business, data.dueAt]);
    expect((await admin.ask('/notifications')).json.data.items).toEqual([]);
    const mails = await api.db
      .selectFrom('outboxEmails')
      .innerJoin('users as u', 'u.email', 'outboxEmails.toAddress')
      .select('u.id')
      .where('template', '=', 'second-factor-required')
      .execute();
    expect(mails.map(({ id }) => id)).toContain(member.id);
    expect(mails.map(({ id }) => id)).not.toContain(admin.id);
  });

  it('does not count members whose account is deleted or suspended', async () => {
    const [gone, suspended, member] = [
      await aMember(api, business, 'member'),
      await aMember(api, business, 'admin'),
      await aMember(api, business, 'member'),
    ];
    await api.db.updateTable('users').set({ deletedAt: new Date() }).where('id', '=', gone.id).execute();
    await api.db.updateTable('users').set({ suspendedAt: new Date() }).where('id', '=', suspended.id).execute();
    const { missing } = (await owner.ask(duty(business))).json.data;
    expect(missing).toContain(member.id);
    expect(missing).not.toContain(gone.id);
    expect(missing).not.toContain(suspended.id);
  });

  it('brings the day forward, never puts it off, ends the duty, and each act is in the log', async () => {
    const before = (await owner.ask(duty(business))).json.data.dueAt;
    const now = (await put(owner, { required: true, graceDays: 0 })).json.data.dueAt;
    expect(Date.parse(now)).toBeLessThan(Date.parse(before));
    expect((await put(owner, { required: true, graceDays: 7 })).json.data.dueAt).toBe(now);
    expect((await put(owner, { required: false })).json.data.dueAt).toBeNull();
    const log = await api.db
      .selectFrom('auditLog')
      .select('action')
      .where('businessId', '=', business)
      .where('action', 'like', 'second-factor.%')
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual([
      'second-factor.required',
      'second-factor.required',
      'second-factor.released',
    ]);
  });
});

it('a locked member still reads, counts and marks the news that two-step login is required, and no other news of the business', async () => {
  const strictOwner = await aPerson(api, 'Olga');
  await enrol(strictOwner);
  const strict = await aBusiness(strictOwner, { companyName: 'Locked' });
  const admin = await aMember(api, strict, 'admin');
  await aThread(await aPerson(api, 'Bea'), strict);
  const kinds = async () =>
    (await admin.ask('/notifications')).json.data.items.map(({ kind }: { kind: string }) => kind);
  expect(await kinds()).toEqual(['inquiry']);
  await strictOwner.ask(duty(strict), { method: 'PUT', body: { required: true, graceDays: 0 } });
  expect(await kinds()).toEqual(['second-factor']);
  expect((await admin.ask('/notifications/unread')).json.data.unread).toBe(1);
  expect((await admin.ask('/notifications/read', { body: {} })).json.data.unread).toBe(0);
});

describe('the operator of the network', () => {
  const strict = async (duty: { operators: boolean; paidOwners: boolean }) => {
    const app = createServer({ ...optionsFor(api.db, api.folder), secondFactor: duty });
    await app.ready();
    return {
      ask: async (person: Person, url: string) =>
        (await app.inject({ url, headers: { authorization: `Bearer ${person.token}` } })).json(),
      close: () => app.close(),
    };
  };

  it('requires it of operators: every call of theirs is refused without it', async () => {
    await release();
    const { ask, close } = await strict({ operators: true, paidOwners: false });
    const operator = await aPerson(api, 'Root', { role: 'operator' });
    const lists = (Object.keys(handlers) as AnsweredName[]).filter(
      (name) => calls[name].access === 'operator' && calls[name].method === 'GET',
    );
    expect(lists.length).toBeGreaterThan(5);
    const scene = { userID: operator.id, business, other: business, seller: owner.id, as: undefined, bid: undefined };
    const ids = { product: business, thread: business, post: business, comment: business };
    for (const name of lists) {
      expect((await ask(operator, requests[name]({ ...scene, ...ids }).url)).name, name).toBe('SecondFactorRequired');
    }
    expect((await ask(operator, '/user/profile')).success).toBe(true);
    await enrol(operator);
    expect((await ask(operator, '/operator/audit')).success).toBe(true);
    await close();
  });

  it('requires it of owners of paid businesses, not of their other members, nor of free ones', async () => {
    const { ask, close } = await strict({ operators: false, paidOwners: true });
    const admin = await aMember(api, business, 'admin');
    expect((await ask(owner, `/business/${business}/members`)).success).toBe(true);
    await api.db.updateTable('businesses').set({ subscription: 'gold' }).where('id', '=', business).execute();
    expect((await ask(owner, `/business/${business}/members`)).name).toBe('SecondFactorRequired');
    expect((await ask(admin, `/business/${business}/members`)).success).toBe(true);
    await close();
  });
});
