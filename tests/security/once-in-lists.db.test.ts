import { maxNotes, maxSavedSearches, maxTemplates } from '@wbn/contract';
import { jsonb } from '@wbn/database';
import {
  aBusiness,
  aMember,
  anInvitation,
  aPerson,
  aPost,
  aThread,
  type Person,
  startApi,
  type TestApi,
} from '@wbn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailOf, fifty, mailsTo, many } from './support/fifty.ts';

/** Fifty requests at the same moment for a row that exists once, for the last place of a list, and for an end that happens once. */

let api: TestApi;
let owner: Person;
let business: string;
beforeAll(async () => {
  // Fifty writes of one row take longer on a busy machine than a call may.
  api = await startApi({ callTimeout: 60_000 });
  owner = await aPerson(api, 'Ola');
  business = await aBusiness(owner);
}, 120_000);
afterAll(() => api?.stop());

const acts = async (action: string, businessId: string) =>
  (
    await api.db
      .selectFrom('auditLog')
      .select('id')
      .where('action', '=', action)
      .where('businessId', '=', businessId)
      .execute()
  ).length;
const rows = async (
  table: 'savedItems' | 'blocks' | 'follows' | 'pushSubscriptions' | 'savedSearches',
  { id }: Person,
) => (await api.db.selectFrom(table).select('userId').where('userId', '=', id).execute()).length;
const all = { 200: many };

describe('fifty at once make one', () => {
  it('connection, which the other side hears of once', async () => {
    const buyer = await aPerson(api);
    expect(await fifty(() => buyer.ask('/social/connect', { body: { to: business } }))).toEqual(all);
    expect(
      await api.db.selectFrom('connections').select('id').where('fromUserId', '=', buyer.id).execute(),
    ).toHaveLength(1);
    const heard = api.db.selectFrom('notifications').select('id').where('userId', '=', owner.id);
    expect(await heard.where('kind', '=', 'connect').where('actorUserId', '=', buyer.id).execute()).toHaveLength(1);
  });

  it.each([
    ['saved item', 'savedItems', '/user/saved', () => ({ resourceType: 'business', resourceID: business })],
    ['follower', 'follows', '/social/follow/business', () => ({ resourceID: business })],
    ['block', 'blocks', '/moderation/block', () => ({ partyID: business })],
  ] as const)('%s', async (_what, table, url, body) => {
    const person = await aPerson(api);
    expect(await fifty(() => person.ask(url, { body: body() }))).toEqual(all);
    expect(await rows(table, person)).toBe(1);
  });

  it('report', async () => {
    const reporter = await aPerson(api);
    const body = { resourceType: 'post', resourceID: await aPost(owner), reason: 'spam' };
    expect(await fifty(() => reporter.ask('/moderation/report', { body }))).toEqual(all);
    expect(
      await api.db.selectFrom('reports').select('id').where('reporterId', '=', reporter.id).execute(),
    ).toHaveLength(1);
  });

  it('invitation of an address, with one mail', async () => {
    const body = { email: 'one-invitation@mail.example', role: 'member' };
    expect(await fifty(() => owner.ask(`/business/${business}/members/invite`, { body }))).toEqual(all);
    const open = api.db.selectFrom('businessInvitations').select('id').where('email', '=', body.email);
    expect(await open.where('revokedAt', 'is', null).execute()).toHaveLength(1);
    expect(await mailsTo(api, body.email, 'business-invitation')).toBe(1);
  });

  it('open request for verification', async () => {
    const body = { scopes: ['identity'], evidence: [{ label: 'Register' }] };
    expect(await fifty(() => owner.ask(`/business/${business}/verification`, { body }))).toEqual(all);
    expect(
      await api.db.selectFrom('verifications').select('id').where('businessId', '=', business).execute(),
    ).toHaveLength(1);
  });

  it('duty of two-step login, told once', async () => {
    const [strict, member] = [await aPerson(api), await aPerson(api)];
    const company = await aBusiness(strict);
    await api.db
      .insertInto('businessMembers')
      .values({ businessId: company, userId: member.id, role: 'member' })
      .execute();
    await api.db.updateTable('users').set({ emailVerifiedAt: new Date() }).where('id', '=', member.id).execute();
    const passkey = { userId: strict.id, credentialId: strict.id, publicKey: Buffer.from('key'), name: 'Phone' };
    await api.db.insertInto('passkeys').values(passkey).execute();
    const body = { required: true, graceDays: 7 };
    const require = () => strict.ask(`/business/${company}/members/second-factor`, { method: 'PUT', body });
    expect(await fifty(require)).toEqual(all);
    expect(await acts('second-factor.required', company)).toBe(1);
    expect(await mailsTo(api, await emailOf(api, member), 'second-factor-required')).toBe(1);
  });

  it('identity provider, which ends once', async () => {
    const provider = {
      issuer: 'https://login.company.example',
      clientID: 'wbn',
      clientSecret: 'a secret of the client',
    };
    const body = { ...provider, domains: ['company.example'], joins: false, required: false };
    const url = `/business/${business}/sign-in`;
    expect(await fifty(() => owner.ask(url, { method: 'PUT', body }))).toEqual(all);
    expect(await acts('sign-in.connected', business)).toBe(1);
    expect(await fifty(() => owner.ask(url, { method: 'DELETE' }))).toEqual(all);
    expect(await acts('sign-in.removed', business)).toBe(1);
  });
});

describe('of fifty at once', () => {
  it('one has the last place among the saved searches of a person', async () => {
    const buyer = await aPerson(api);
    const search = (n: number) => ({ textQuery: `valve ${n}`, businessType: 'PR' as const });
    const row = { userId: buyer.id, name: 'Valves', alerts: 'off', nextAt: new Date() } as const;
    const kept = Array.from({ length: maxSavedSearches - 1 }, (_, n) => ({ ...row, search: jsonb(search(100 + n)) }));
    await api.db.insertInto('savedSearches').values(kept).execute();
    const save = (n: number) =>
      buyer.ask('/user/saved-searches', { body: { name: 'Valves', search: search(n), alerts: 'off', mail: false } });
    expect(await fifty(save)).toEqual({ 200: 1, 422: many - 1 });
    expect(await rows('savedSearches', buyer)).toBe(maxSavedSearches);
  });

  it('one has the last place among the saved answers of a business, and among the notes of a conversation', async () => {
    const titles = Array.from({ length: maxTemplates - 1 }, (_, n) => `Answer ${n}`);
    const template = { businessId: business, content: 'Thank you', createdBy: owner.id };
    await api.db
      .insertInto('messageTemplates')
      .values(titles.map((title) => ({ ...template, title })))
      .execute();
    const save = (n: number) =>
      owner.ask(`/business/${business}/templates`, { body: { title: `New answer ${n}`, content: 'Thank you' } });
    expect(await fifty(save)).toEqual({ 200: 1, 422: many - 1 });
    const thread = await aThread(await aPerson(api), business);
    const note = { businessId: business, inquiryId: thread, userId: owner.id, content: 'Call back' };
    await api.db
      .insertInto('conversationNotes')
      .values(Array.from({ length: maxNotes - 1 }, () => note))
      .execute();
    const add = () => owner.ask(`/business/${business}/desk/${thread}/notes`, { body: { content: 'Call back' } });
    expect(await fifty(add)).toEqual({ 200: 1, 422: many - 1 });
  });

  it('browsers of a person, the ten newest get push messages', async () => {
    const person = await aPerson(api);
    const tokens = await Promise.all(Array.from({ length: many }, () => api.tokenFor(person.id)));
    const start = (n: number) =>
      api.ask('/notifications/push', {
        method: 'PUT',
        as: tokens[n],
        body: { endpoint: `https://fcm.googleapis.com/fcm/send/${n}` },
      });
    expect(await fifty(start)).toEqual(all);
    expect(await rows('pushSubscriptions', person)).toBe(10);
  });

  it('owners who leave or take the role of others, one stays an owner', async () => {
    const company = await aBusiness(await aPerson(api));
    const owners = await Promise.all(Array.from({ length: many }, () => aMember(api, company, 'owner')));
    await api.db
      .deleteFrom('businessMembers')
      .where('businessId', '=', company)
      .where(
        'userId',
        'not in',
        owners.map(({ id }) => id),
      )
      .execute();
    const url = `/business/${company}/members`;
    const counts = await fifty((n) =>
      n % 2
        ? owners[n]!.ask(`${url}/me`, { method: 'DELETE' })
        : owners[n]!.ask(`${url}/${owners[(n + 2) % many]!.id}`, { method: 'PUT', body: { role: 'member' } }),
    );
    expect(Object.keys(counts).filter((status) => Number(status) > 499)).toEqual([]);
    const left = api.db.selectFrom('businessMembers').select('userId').where('businessId', '=', company);
    expect((await left.where('role', '=', 'owner').execute()).length).toBeGreaterThan(0);
  });
});

describe('an end that fifty ask for at once happens once', () => {
  it.each(['a conversation', 'a connection'] as const)('of %s, by both sides', async (what) => {
    const buyer = await aPerson(api);
    const thread = await aThread(buyer, business);
    const { json } = await buyer.ask('/social/connect', { body: { to: business } });
    const connection = `/social/connect/${json.data.connectionID}`;
    await owner.ask(`${connection}/accept`, { method: 'POST' });
    const end = (n: number) =>
      what === 'a connection'
        ? (n % 2 ? owner : buyer).ask(connection, { method: 'DELETE' })
        : (n % 2 ? owner : buyer).ask(`/business/request/${thread}/end-request${n % 2 ? `?bid=${business}` : ''}`, {
            method: 'POST',
          });
    expect(await fifty(end)).toEqual({ 200: 1, 409: many - 1 });
  });

  it('of an invitation', async () => {
    const { invitation } = await anInvitation(api, business);
    const revoke = () => owner.ask(`/business/${business}/members/invite/${invitation}`, { method: 'DELETE' });
    expect(await fifty(revoke)).toEqual({ 200: 1, 404: many - 1 });
    expect(await acts('member.invitation-revoked', business)).toBe(1);
  });

  it('of a paid year that its owner does not renew, with one mail', async () => {
    const company = await aBusiness(owner);
    const year = {
      businessId: company,
      planId: 'gold',
      tier: 'gold',
      provider: 'sandbox',
      state: 'active',
      createdBy: owner.id,
    } as const;
    const ends = new Date(Date.now() + 100 * 86_400_000);
    await api.db
      .insertInto('subscriptions')
      .values({ ...year, periodStart: new Date(), periodEnd: ends })
      .execute();
    await api.db.updateTable('users').set({ emailVerifiedAt: new Date() }).where('id', '=', owner.id).execute();
    const body = { renews: false };
    expect(await fifty(() => owner.ask(`/business/${company}/membership`, { method: 'PUT', body }))).toEqual(all);
    const told = api.db
      .selectFrom('outboxEmails')
      .select('template')
      .where('data', '@>', jsonb({ businessID: company }) as never);
    expect(await told.execute()).toHaveLength(1);
  });
});
