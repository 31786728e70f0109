import { randomBytes } from 'node:crypto';
import { appealLine } from '@wbn/contract';
import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, aPerson, aPost, aProduct, type Person } from '../testing/world.ts';
import { markUnusedFiles } from '../uploads/removal/unused-files.ts';

let api: TestApi;
let operator: Person;
beforeAll(async () => {
  api = await startApi();
  operator = await aPerson(api, 'Olga', { role: 'operator' });
}, 60_000);
afterAll(() => api?.stop());

const list = async (path: string, query: Record<string, string> = {}) => {
  const { json, status } = await operator.ask(`/operator/${path}?${new URLSearchParams(query)}`);
  expect(status, JSON.stringify(json)).toBe(200);
  // biome-ignore lint/suspicious/noExplicitAny: the tests look into items of every list
  return json.data as { items: any[]; total: number };
};
const lists = [
  'users',
  'businesses',
  'memberships',
  'revenue',
  'mails',
  'enquiries',
  'audit',
  'verifications',
  'reports',
];
const suspend = (kind: string, id: string, body: object, who = operator) =>
  who.ask(`/operator/${kind}/${id}/suspension`, { body });
const mailsTo = (email: string) =>
  api.db
    .selectFrom('outboxEmails')
    .selectAll()
    .where('toAddress', '=', email)
    .where('template', '=', 'suspension')
    .orderBy('id')
    .execute();
const emailOf = async (id: string) =>
  (await api.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
const acts = async (id: string) => (await list('audit', { size: '200' })).items.filter((one) => one.resourceID === id);

describe.each(lists)("the operators' list of %s", (path) => {
  it('is read by operators alone, has pages and a total, and refuses what it does not know', async () => {
    expect((await (await aPerson(api)).ask(`/operator/${path}`)).status).toBe(403);
    const { items, total } = await list(path, { page: '1', size: '1' });
    expect(items.length).toBeLessThanOrEqual(Math.min(1, total));
    expect((await list(path, { page: '9999' })).items).toEqual([]);
    for (const bad of ['page=0', 'page=-1', 'page=1.5', 'size=0', 'size=201', 'sort=password', 'nonsense=1'])
      expect((await operator.ask(`/operator/${path}?${bad}`)).status, bad).toBe(400);
  });
});

describe('help requests', () => {
  it('are read by operators as they were sent, found by their words, and answered once, with a line in the log', async () => {
    const words = `Forty kettles ${crypto.randomUUID()}`;
    const form = { firstName: 'Bea', email: 'bea@mail.example', totalEmployees: 12, moreInfoBuy: words };
    expect((await api.ask('/needhelp/send', { body: form })).status).toBe(200);
    const waiting = await list('enquiries', { q: words.toUpperCase() });
    expect(waiting).toMatchObject({
      total: 1,
      items: [{ fields: { ...form, totalEmployees: '12' }, sender: null, answeredAt: null }],
    });
    expect((await list('enquiries', { q: `${words}%` })).total).toBe(0);

    const { enquiryID } = waiting.items[0];
    const answer = (who: Person, id = enquiryID) => who.ask(`/operator/enquiries/${id}/answered`, { body: {} });
    expect((await answer(await aPerson(api))).status).toBe(403);
    expect((await answer(operator, crypto.randomUUID())).status).toBe(404);
    expect((await answer(operator)).json.data).toMatchObject({
      enquiryID,
      answeredBy: expect.stringContaining('Olga'),
    });
    expect((await answer(operator)).status).toBe(409);
    expect((await list('enquiries', { q: words })).total).toBe(0);
    expect(await list('enquiries', { q: words, state: 'answered' })).toMatchObject({
      total: 1,
      items: [{ enquiryID }],
    });
    expect(await acts(enquiryID)).toMatchObject([{ action: 'enquiry.answered' }]);
  });

  it('name nobody whose login a partner’s page or an identity provider has', async () => {
    const owner = await aPerson(api, 'Omar');
    const sentBy = async (as: string) => {
      const words = `Another phone ${crypto.randomUUID()}`;
      await api.ask('/needhelp/send', { body: { email: 'eve@mail.example', moreInfoBuy: words }, as });
      return (await list('enquiries', { q: words })).items;
    };
    expect(await sentBy(await api.tokenFor(owner.id))).toMatchObject([{ sender: { userID: owner.id } }]);
    expect(await sentBy(await api.tokenFor(owner.id, 'partner'))).toMatchObject([{ sender: null }]);
    const login = { userId: owner.id, providerId: crypto.randomUUID(), tokenHash: Buffer.from(crypto.randomUUID()) };
    const { id: loginId } = await api.db
      .insertInto('accountSessions')
      .values({ ...login, expiresAt: new Date(Date.now() + 3_600_000) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const as = await api.tokenFor(owner.id);
    await api.db.updateTable('sessions').set({ loginId }).where('userId', '=', owner.id).execute();
    expect(await sentBy(as)).toMatchObject([{ sender: null }]);
  });

  it('name the account that sent them, whoever they say they are from', async () => {
    const bea = await aPerson(api, 'Bea');
    const words = `Let me in ${crypto.randomUUID()}`;
    const form = { firstName: 'Olga', email: 'olga@mail.example', moreInfoBuy: words };
    await bea.ask('/needhelp/send', { body: form });
    const [sent] = (await list('enquiries', { q: words })).items;
    const sender = { userID: bea.id, name: expect.stringMatching(/^Bea /), email: await emailOf(bea.id) };
    expect(sent.sender).toEqual({ ...sender, emailConfirmed: false });
    await api.db.updateTable('users').set({ deletedAt: new Date() }).where('id', '=', bea.id).execute();
    expect((await list('enquiries', { q: words })).items).toMatchObject([{ sender: null }]);
  });
});

describe('appeals', () => {
  it('name the suspended business, or the removed product and its business, by the case of their first line', async () => {
    const owner = await aPerson(api, 'Olga');
    const businessID = await aBusiness(owner);
    const productID = await aProduct(api, businessID);
    const { companyName } = await api.db
      .selectFrom('businesses')
      .select('companyName')
      .where('id', '=', businessID)
      .executeTakeFirstOrThrow();
    await suspend('businesses', businessID, { suspended: true, reason: 'Empty offers' });
    const business = { businessID, companyName };
    for (const [appeal, name] of [
      [{ act: 'suspension', type: 'business', id: businessID }, companyName],
      [{ act: 'removal', type: 'product', id: productID }, expect.any(String)],
    ] as const) {
      const words = `We have them ${crypto.randomUUID()}`;
      await owner.ask('/needhelp/send', { body: { moreInfoBuy: appealLine(appeal) + words } });
      const { items } = await list('enquiries', { q: words });
      expect(items).toMatchObject([
        { appeal: { ...appeal, name, business, fromOwner: true }, sender: { userID: owner.id } },
      ]);
    }
  });

  it('by strangers are told from those of the business, the writer or the person that they concern', async () => {
    const [owner, stranger] = [await aPerson(api), await aPerson(api)];
    const businessID = await aBusiness(owner);
    const member = await aMember(api, businessID, 'member');
    const [own, spoken] = [await aPost(owner), await aPost(owner, 'Our fair', businessID)];
    const comment = await owner.ask('/social/comments/make-comment', {
      body: { resourceType: 'post', resourceID: own, content: 'A question' },
    });
    expect(comment.status, JSON.stringify(comment.json)).toBe(200);
    const commentID = comment.json.data.commentID as string;
    const productID = await aProduct(api, businessID);
    const fromOwner = async (
      who: Person | null,
      type: 'business' | 'product' | 'post' | 'comment' | 'user',
      id: string,
    ) => {
      const words = `We object ${crypto.randomUUID()}`;
      const body = { moreInfoBuy: appealLine({ act: 'removal', type, id }) + words };
      await (who ? who.ask('/needhelp/send', { body }) : api.ask('/needhelp/send', { body }));
      return (await list('enquiries', { q: words })).items[0].appeal.fromOwner;
    };
    for (const [type, id, isOfBusiness] of [
      ['business', businessID, true],
      ['product', productID, true],
      ['post', own, false],
      ['post', spoken, true],
      ['comment', commentID, false],
      ['user', owner.id, false],
    ] as const) {
      const said = [owner, member, stranger, null].map((who) => fromOwner(who, type, id));
      expect([type, await Promise.all(said)]).toEqual([type, [true, isOfBusiness, false, false]]);
    }
  });

  it('about what nobody knows stay readable', async () => {
    const words = `Nothing ${crypto.randomUUID()}`;
    const id = crypto.randomUUID();
    await api.ask('/needhelp/send', { body: { moreInfoBuy: `[Appeal: removal, product, ${id}]\n${words}` } });
    const { items } = await list('enquiries', { q: words });
    expect(items.map(({ appeal }) => appeal)).toEqual([{ act: 'removal', type: 'product', id }]);
  });
});

describe('people', () => {
  it('are found by part of a name or address and by id, with signs of patterns taken as letters', async () => {
    const one = await aPerson(api, 'Percy 100%_\\');
    const email = await emailOf(one.id);
    for (const q of ['percy 1', '100%_\\', email.slice(2, 12).toUpperCase(), one.id])
      expect(
        (await list('users', { q })).items.map(({ userID }) => userID),
        q,
      ).toContain(one.id);
    expect((await list('users', { q: '100%x' })).total).toBe(0);
    const found = await list('users', { q: one.id });
    expect(found).toMatchObject({ total: 1, items: [{ email, state: 'active', isOperator: false, businesses: 0 }] });
    expect(JSON.stringify(found)).not.toContain('password');
  });

  it('come in the order that is asked for, each once on all pages', async () => {
    for (let n = 0; n < 7; n += 1) await aPerson(api, `Sorted ${n % 3}`);
    const all = async (sort: string) => {
      const pages = [];
      for (const page of ['1', '2', '3']) pages.push(await list('users', { q: 'Sorted', sort, page, size: '3' }));
      expect(pages.map(({ total }) => total)).toEqual([7, 7, 7]);
      return pages.flatMap(({ items }) => items.map(({ email, name }) => `${name} ${email}`.toLowerCase()));
    };
    const up = await all('name');
    expect(new Set(up).size).toBe(7);
    expect(await all('-name')).toEqual([...up].reverse());
    expect(up.map((one) => one.slice(0, 8))).toEqual([...up].map((one) => one.slice(0, 8)).sort());
  });

  it('are suspended with a reason that they learn by mail, and restored; once, in the log, and never an operator', async () => {
    const pest = await aPerson(api, 'Pest', { locale: 'es' });
    const reason = 'Sends the same offer to everybody.';
    expect((await suspend('users', pest.id, { suspended: true, reason: ' ' })).status).toBe(400);
    expect((await suspend('users', pest.id, { suspended: true, reason }, pest)).status).toBe(403);
    const both = await Promise.all([1, 2].map(() => suspend('users', pest.id, { suspended: true, reason })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await pest.ask('/user/profile')).status).toBe(401);
    expect((await list('users', { q: pest.id, state: 'suspended' })).items).toMatchObject([
      { state: 'suspended', suspensionReason: reason },
    ]);
    expect((await suspend('users', pest.id, { suspended: false })).json.data).toMatchObject({
      state: 'active',
      suspensionReason: null,
    });
    expect((await suspend('users', pest.id, { suspended: false })).json.name).toBe('Conflict');
    expect((await pest.ask('/user/profile')).status).toBe(200);
    const mails = await mailsTo(await emailOf(pest.id));
    expect(mails.map(({ data, locale }) => [locale, data.isSuspended, data.reason])).toEqual([
      ['es', true, reason],
      ['es', false, null],
    ]);
    expect((await acts(pest.id)).map(({ action, actorID }) => [action, actorID])).toEqual([
      ['user.restored', operator.id],
      ['user.suspended', operator.id],
    ]);
    const other = await aPerson(api, 'Otto', { role: 'operator' });
    expect((await suspend('users', other.id, { suspended: true, reason })).json.name).toBe('Forbidden');
    expect((await suspend('users', crypto.randomUUID(), { suspended: true, reason })).status).toBe(404);
  });

  it('lose their posts and comments with a suspension that says so, but not those of their business', async () => {
    const pest = await aPerson(api, 'Poster');
    const shop = await aBusiness(pest, { companyName: 'Honest Shop' });
    const [own, shops] = [await aPost(pest), await aPost(pest, 'News of the shop', shop)];
    const reader = await aPerson(api);
    const post = await aPost(reader);
    const body = { resourceID: post, resourceType: 'post', content: 'Buy now' };
    await pest.ask('/social/comments/make-comment', { body });
    const reason = 'Spam';
    await suspend('users', pest.id, { suspended: true, reason, removePosts: true });
    expect((await api.ask(`/social/posts/${own}`)).status).toBe(404);
    expect((await api.ask(`/social/posts/${shops}`)).status).toBe(200);
    expect((await api.ask(`/social/comments/${post}?skip=0&size=5`)).json.data.comments).toEqual([]);
    expect((await acts(pest.id)).map(({ action, data }) => [action, data])).toContainEqual([
      'user.posts-removed',
      { posts: 1, comments: 1 },
    ]);
  });
});

describe('a business', () => {
  it('is found by part of its name, its owner’s address and its id, by state and by tier', async () => {
    const owner = await aPerson(api, 'Finder');
    const id = await aBusiness(owner, { companyName: 'Findable Pumps' });
    await api.db.updateTable('businesses').set({ subscription: 'gold' }).where('id', '=', id).execute();
    const email = await emailOf(owner.id);
    for (const query of [{ q: 'dable pum' }, { q: email }, { q: id }, { q: 'findable', tier: 'gold', state: 'active' }])
      expect((await list('businesses', query as Record<string, string>)).items).toMatchObject([
        { businessID: id, ownerEmail: email },
      ]);
    expect((await list('businesses', { q: id, tier: 'platinum' })).total).toBe(0);
    expect((await list('businesses', { q: id, state: 'suspended' })).total).toBe(0);
  });

  it('is hidden while suspended, with products and posts, and comes back with all of them, and with nothing else', async () => {
    const owner = await aPerson(api, 'Owner', { locale: 'ar' });
    const id = await aBusiness(owner, { companyName: 'Zymurgy Works' });
    const admin = await aMember(api, id, 'admin');
    const member = await aMember(api, id, 'member');
    const draft = { businessID: id, name: 'Zymurgy kettle' };
    const product = (await owner.ask('/product', { body: draft })).json.data.productID;
    const [post, removed] = [await aPost(owner, 'New kettle', id), await aPost(owner, 'A mistake', id)];
    await owner.ask('/social/posts/remove-post', { method: 'DELETE', body: { postID: removed } });
    // A file of the page: a regular job removes files of removed businesses for good.
    const key = `u/${crypto.randomUUID()}`;
    await api.db.updateTable('businesses').set({ coverPhotoKey: key }).where('id', '=', id).execute();
    await api.db
      .insertInto('uploads')
      .values({
        ownerUserId: owner.id,
        purpose: 'business',
        key,
        tokenHash: Buffer.from(key),
        contentType: 'image/png',
        fileSize: 1,
        maxBytes: 1,
        expiresAt: new Date(),
        state: 'used',
        usedAt: new Date(0),
      })
      .execute();
    const seen = async () => ({
      page: (await api.ask(`/business/profile/${id}`)).status,
      product: (await api.ask(`/product/${product}`)).status,
      post: (await api.ask(`/social/posts/${post}`)).status,
      removed: (await api.ask(`/social/posts/${removed}`)).status,
      found: (await api.ask('/search/business', { body: { textQuery: 'zymurgy' } })).json.data.results.length,
      goods: (await api.ask('/search/product', { body: { textQuery: 'zymurgy' } })).json.data.results.length,
    });
    const before = await seen();
    expect(before).toEqual({ page: 200, product: 200, post: 200, removed: 404, found: 1, goods: 1 });
    const reason = 'Is not the company that it says.';
    // An operator who belongs to it neither suspends nor restores it.
    const insider = await aPerson(api, 'Otto', { role: 'operator' });
    await api.db.insertInto('businessMembers').values({ businessId: id, userId: insider.id, role: 'member' }).execute();
    expect((await suspend('businesses', id, { suspended: true, reason }, insider)).json.name).toBe('Forbidden');
    expect((await suspend('businesses', id, { suspended: true, reason })).json.data.state).toBe('suspended');
    expect((await suspend('businesses', id, { suspended: false }, insider)).json.name).toBe('Forbidden');
    expect(await seen()).toMatchObject({ page: 410, post: 404, found: 0, goods: 0 });
    expect((await seen()).product).not.toBe(200);
    expect((await suspend('businesses', id, { suspended: true, reason })).json.name).toBe('Conflict');
    await markUnusedFiles(api.db, new Date(), new Date());
    const file = api.db.selectFrom('uploads').select('unusedSince').where('key', '=', key);
    expect((await file.executeTakeFirstOrThrow()).unusedSince).toBeNull();
    expect((await suspend('businesses', id, { suspended: false })).json.data.state).toBe('active');
    expect(await seen()).toEqual(before);
    for (const [person, count] of [
      [owner, 2],
      [admin, 2],
      [member, 0],
    ] as const)
      expect(await mailsTo(await emailOf(person.id))).toHaveLength(count);
    expect((await acts(id)).map(({ action }) => action)).toEqual(['business.restored', 'business.suspended']);
    // A business that its owner or a report removed is not restored.
    await api.db.updateTable('businesses').set({ deletedAt: new Date() }).where('id', '=', id).execute();
    expect((await suspend('businesses', id, { suspended: false })).json.name).toBe('Conflict');
  });

  it('has a log for its owner, without the names and notes of operators and without other businesses', async () => {
    const owner = await aPerson(api, 'Logan');
    const id = await aBusiness(owner, { companyName: 'Logged Works' });
    const admin = await aMember(api, id, 'admin');
    await api.db.updateTable('sessions').set({ userAgentLabel: 'Firefox on Linux' }).execute();
    await owner.ask(`/business/${id}/members/${admin.id}`, { method: 'PUT', body: { role: 'member' } });
    await suspend('businesses', id, { suspended: true, reason: 'A secret note' });
    await suspend('businesses', id, { suspended: false });
    const read = async (who: Person) => await who.ask(`/business/${id}/audit`);
    expect((await read(admin)).status).toBe(403);
    const { json } = await read(owner);
    expect(json.data.items.map(({ action, actorName }: Record<string, string>) => [action, actorName])).toEqual([
      ['business.restored', null],
      ['business.suspended', null],
      ['member.role-changed', expect.stringMatching(/^Logan/)],
    ]);
    expect(JSON.stringify(json)).not.toContain('secret');
    expect(JSON.stringify(json)).not.toContain(operator.id);
    const change = json.data.items[2];
    expect(change).toMatchObject({
      device: 'Firefox on Linux',
      role: 'member',
      about: expect.stringMatching(/^admin/),
    });
    expect(json.data.items[0].device).toBeNull();
    await owner.ask(`/business/${id}/members/invite`, { body: { email: 'Guest@mail.example', role: 'admin' } });
    const ofKind = async (kind: string) =>
      (await owner.ask(`/business/${id}/audit?kind=${kind}`)).json.data.items.map(
        ({ action, about }: Record<string, string>) => [action, about],
      );
    expect((await ofKind('member'))[0]).toEqual(['member.invited', expect.stringMatching(/^guest@mail.example$/i)]);
    expect(await ofKind('membership')).toEqual([]);
    expect((await ofKind('operator')).map(([action]: [string]) => action)).toEqual([
      'business.restored',
      'business.suspended',
    ]);
  });
});

it('an operator ends all sessions of a person, and what a thief prepared, with a reason, which stands in the log; the account stays', async () => {
  const person = await aPerson(api, 'Robbed');
  const url = `/operator/users/${person.id}/end-sessions`;
  expect((await person.ask(url, { body: { reason: 'Me' } })).status).toBe(403);
  expect((await operator.ask(url, { body: { reason: ' ' } })).status).toBe(400);
  expect(
    (await operator.ask(`/operator/users/${crypto.randomUUID()}/end-sessions`, { body: { reason: 'x' } })).status,
  ).toBe(404);
  expect((await person.ask('/user/profile')).status).toBe(200);
  const left = { userId: person.id, tokenHash: randomBytes(32), expiresAt: new Date(Date.now() + 60_000) };
  await api.db
    .insertInto('emailTokens')
    .values({ ...left, purpose: 'change', newEmail: 'thief@people.example' })
    .execute();
  await api.db
    .insertInto('knownDevices')
    .values({ ...left, userAgentLabel: null })
    .execute();
  await api.db
    .insertInto('loginSteps')
    .values({ ...left, passwordMark: randomBytes(32) })
    .execute();
  expect((await operator.ask(url, { body: { reason: 'Their phone was stolen' } })).status).toBe(200);
  for (const table of ['knownDevices', 'loginSteps'] as const)
    expect(await api.db.selectFrom(table).select('userId').where('userId', '=', person.id).execute()).toEqual([]);
  const links = api.db.selectFrom('emailTokens').select('usedAt').where('userId', '=', person.id);
  expect(await links.execute()).toEqual([{ usedAt: expect.any(Date) }]);
  expect((await person.ask('/user/profile')).json.name).toBe('SessionError');
  const again = await api.tokenFor(person.id);
  expect((await api.ask('/user/profile', { as: again })).status).toBe(200);
  const mail = await api.db
    .selectFrom('outboxEmails')
    .select('data')
    .where('toAddress', '=', await emailOf(person.id))
    .where('template', '=', 'logins-ended')
    .execute();
  expect(mail).toMatchObject([{ data: { reason: 'Their phone was stolen' } }]);
  const log = (await operator.ask('/operator/audit?q=sessions-ended')).json.data.items[0];
  expect(log).toMatchObject({ resourceID: person.id, data: { reason: 'Their phone was stolen' } });
});

it('revenue is summed by month, tier and currency from settled payments alone', async () => {
  const owner = await aPerson(api);
  const business = await aBusiness(owner, { companyName: 'Paying Works' });
  const pay = (
    settledAt: string | null,
    state: 'succeeded' | 'refunded' | 'failed',
    currency = 'USD',
    cents = 100_00,
  ) =>
    api.db
      .insertInto('payments')
      .values({
        businessId: business,
        planId: 'gold-yearly',
        tier: 'gold',
        amountCents: cents,
        currency,
        state,
        provider: 'sandbox',
        idempotencyKey: crypto.randomUUID(),
        settledAt: settledAt && new Date(settledAt),
      })
      .execute();
  // The first and the last moment of a month in UTC.
  await pay('2024-02-01T00:00:00.000Z', 'succeeded');
  await pay('2024-02-29T23:59:59.999Z', 'succeeded', 'USD', 50_00);
  await pay('2024-02-10T00:00:00.000Z', 'succeeded', 'EUR', 70_00);
  await pay('2024-02-11T00:00:00.000Z', 'refunded', 'USD', 30_00);
  await pay('2024-02-12T00:00:00.000Z', 'failed');
  await pay('2024-03-01T00:00:00.000Z', 'succeeded');
  const february = { from: '2024-02-01', until: '2024-02-29', sort: '-amount' };
  const gold = { month: '2024-02', tier: 'gold' };
  expect(await list('revenue', february)).toEqual({
    total: 2,
    items: [
      { ...gold, currency: 'USD', payments: 2, amountCents: 150_00, refunds: 1, refundedCents: 30_00 },
      { ...gold, currency: 'EUR', payments: 1, amountCents: 70_00, refunds: 0, refundedCents: 0 },
    ],
  });
  expect((await list('revenue', { ...february, tier: 'platinum' })).total).toBe(0);
});

it('outgoing mails show no content, and only a failed one is tried again', async () => {
  const secret = 'kO2v0bX4n3QmE1uYwzL7';
  for (const state of ['failed', 'sent'] as const)
    await sql`insert into outbox_emails (to_address, template, data, dedupe_key, state, attempts, last_error)
      values ('lost@mail.example', 'password-reset', ${JSON.stringify({ token: secret })}::jsonb, ${`${secret} ${state}`}, ${state}, 12, 'EENVELOPE 550')`.execute(
      api.db,
    );
  const read = () => list('mails', { q: 'LOST@mail', sort: 'created' });
  const { items } = await read();
  expect(items).toMatchObject([
    { state: 'failed', template: 'password-reset', lastError: 'EENVELOPE 550' },
    { state: 'sent' },
  ]);
  expect(JSON.stringify(items)).not.toContain(secret);
  const retry = (one: { mailID: number }) => operator.ask(`/operator/mails/${one.mailID}/retry`, { body: {} });
  expect((await retry(items[1])).json.name).toBe('Conflict');
  expect((await retry(items[0])).json.data).toMatchObject({ state: 'queued', attempts: 0 });
  expect((await retry(items[0])).json.name).toBe('Conflict');
  expect((await retry({ mailID: 999_999_999 })).status).toBe(404);
});

it('the audit log is filtered by person, kind of act, business and day', async () => {
  const owner = await aPerson(api, 'Audited');
  const business = await aBusiness(owner, { companyName: 'Audited Works' });
  const admin = await aMember(api, business, 'admin');
  await owner.ask(`/business/${business}/members/${admin.id}`, { method: 'PUT', body: { role: 'member' } });
  const today = new Date().toISOString().slice(0, 10);
  for (const query of [
    { actor: 'audited' },
    { actor: await emailOf(owner.id) },
    { actor: owner.id },
    { businessID: business },
    { actor: 'audited', q: 'role', from: today, until: today },
  ] as Record<string, string>[])
    expect((await list('audit', query)).items).toMatchObject([
      { action: 'member.role-changed', businessName: 'Audited Works', actorID: owner.id },
    ]);
  expect((await list('audit', { businessID: business, until: '2020-01-01' })).total).toBe(0);
  expect((await list('audit', { businessID: business, q: 'verification' })).total).toBe(0);
});

it('health counts what waits, and says when a job is behind', async () => {
  const figure = async (key: string) =>
    (await operator.ask('/operator/health')).json.data.find((one: { key: string }) => one.key === key);
  await sql`insert into outbox_emails (to_address, template, next_attempt_at)
    values ('late@mail.example', 'receipt', now() - interval '1 hour')`.execute(api.db);
  expect(await figure('mailsOldest')).toMatchObject({ unit: 'seconds', isBad: true });
  expect((await figure('mailsOldest')).value).toBeGreaterThanOrEqual(3_590);
  await sql`delete from outbox_emails where to_address = 'late@mail.example'`.execute(api.db);
  expect((await figure('databaseBytes')).value).toBeGreaterThan(1_000_000);
  expect(await figure('verificationsOverdue')).toEqual({
    key: 'verificationsOverdue',
    value: 0,
    unit: 'count',
    isBad: false,
  });
});
