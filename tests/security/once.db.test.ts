import { jsonb } from '@wbn/database';
import {
  aBusiness,
  aMember,
  anInvitation,
  aPerson,
  aPost,
  aProduct,
  type Person,
  somePictures,
  startApi,
  type TestApi,
  uploaderFor,
} from '@wbn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailOf, fifty, mailsTo, many } from './support/fifty.ts';

/** Fifty requests at the same moment ask for an act that may happen once. */

let api: TestApi;
let owner: Person;
let operator: Person;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api, 'Ola');
  operator = await aPerson(api, 'Olga', { role: 'operator' });
}, 120_000);
afterAll(() => api?.stop());

const actsOn = async (id: string) =>
  (await api.db.selectFrom('auditLog').select('action').where('resourceId', '=', id).execute()).map(
    ({ action }) => action,
  );

describe('fifty at once', () => {
  it('one of fifty people accepts an invitation', async () => {
    const business = await aBusiness(owner);
    const { token } = await anInvitation(api, business);
    const people = await Promise.all(Array.from({ length: many }, () => aPerson(api)));
    expect(await fifty((n) => people[n]!.ask('/business/members/accept', { body: { token } }))).toEqual({
      200: 1,
      404: 49,
    });
    const members = await api.db
      .selectFrom('businessMembers')
      .select('userId')
      .where('businessId', '=', business)
      .execute();
    expect(members).toHaveLength(2);
  });

  it('a connection is accepted or declined, not both', async () => {
    const business = await aBusiness(owner);
    const buyer = await aPerson(api);
    const { json } = await buyer.ask('/social/connect', { body: { to: business } });
    const id = json.data.connectionID as string;
    const counts = await fifty((n) =>
      owner.ask(`/social/connect/${id}/${n % 2 ? 'accept' : 'decline'}`, { method: 'POST' }),
    );
    expect(counts).toEqual({ 200: 25, 409: 25 });
  });

  it('a boost of one business runs once', async () => {
    const business = await aBusiness(owner);
    await api.db.updateTable('businesses').set({ subscription: 'platinum' }).where('id', '=', business).execute();
    const counts = await fifty(() => owner.ask(`/business/${business}/boosts`, { body: {} }));
    expect(counts[200]).toBe(1);
    expect(await api.db.selectFrom('boosts').select('id').where('businessId', '=', business).execute()).toHaveLength(1);
  });

  it('an operator decides about a verification once', async () => {
    const business = await aBusiness(owner);
    const body = { scopes: ['identity'], evidence: [{ label: 'Register' }] };
    const { json } = await owner.ask(`/business/${business}/verification`, { body });
    const id = json.data.verificationID as string;
    const before = await mailsTo(api, await emailOf(api, owner), 'verification-news');
    const reject = { decision: 'reject', note: 'Not readable' };
    expect(await fifty(() => operator.ask(`/operator/verifications/${id}`, { body: reject }))).toEqual({
      200: 1,
      409: 49,
    });
    expect((await actsOn(id)).filter((action) => action === 'verification.rejected')).toHaveLength(1);
    expect((await mailsTo(api, await emailOf(api, owner), 'verification-news')) - before).toBe(1);
  });

  it('an operator decides about a report once', async () => {
    const [author, reporter] = [await aPerson(api), await aPerson(api)];
    const reported = { resourceType: 'post', resourceID: await aPost(author), reason: 'spam' };
    await reporter.ask('/moderation/report', { body: reported });
    const { id } = await api.db
      .selectFrom('reports')
      .select('id')
      .where('resourceId', '=', reported.resourceID)
      .executeTakeFirstOrThrow();
    const counts = await fifty((n) =>
      operator.ask(`/operator/reports/${id}`, {
        body: n % 2 ? { decision: 'act', acts: ['remove'] } : { decision: 'dismiss' },
      }),
    );
    expect(counts).toEqual({ 200: 1, 409: 49 });
    const decision = await actsOn(id);
    expect(decision).toHaveLength(1);
    const removed = decision[0] === 'report.actioned' ? ['post.removed'] : [];
    expect((await actsOn(reported.resourceID)).filter((action) => action === 'post.removed')).toEqual(removed);
  });

  it('a help request is answered once', async () => {
    const { id } = await api.db
      .insertInto('enquiries')
      .values({ userId: owner.id, fields: jsonb({ firstname: 'Ola' }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const counts = await fifty(() => operator.ask(`/operator/enquiries/${id}/answered`, { body: {} }));
    expect(counts).toEqual({ 200: 1, 409: 49 });
    expect(await actsOn(id)).toHaveLength(1);
  });

  it('a business is suspended once, and its owner told once', async () => {
    const holder = await aPerson(api);
    const business = await aBusiness(holder);
    const body = { suspended: true, reason: 'Is not the company that it says' };
    const counts = await fifty(() => operator.ask(`/operator/businesses/${business}/suspension`, { body }));
    expect(counts).toEqual({ 200: 1, 409: 49 });
    expect((await actsOn(business)).filter((action) => action === 'business.suspended')).toHaveLength(1);
    const mails = api.db
      .selectFrom('outboxEmails')
      .select('id')
      .where('toAddress', '=', await emailOf(api, holder));
    expect(await mails.execute()).toHaveLength(1);
  });

  it('a person is suspended once, and told once', async () => {
    const pest = await aPerson(api);
    const body = { suspended: true, reason: 'Spam' };
    const counts = await fifty(() => operator.ask(`/operator/users/${pest.id}/suspension`, { body }));
    expect(counts).toEqual({ 200: 1, 409: 49 });
    expect(await mailsTo(api, await emailOf(api, pest), 'suspension')).toBe(1);
  });

  it('a failed mail is tried again once', async () => {
    const row = { toAddress: 'lost@mail.example', template: 'digest', data: '{}', dedupeKey: 'once', state: 'failed' };
    const { id } = await api.db
      .insertInto('outboxEmails')
      .values(row as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await fifty(() => operator.ask(`/operator/mails/${id}/retry`, { body: {} }))).toEqual({ 200: 1, 409: 49 });
  });

  it('a member is removed once', async () => {
    const business = await aBusiness(owner);
    const { id } = await aMember(api, business, 'member');
    const counts = await fifty(() => owner.ask(`/business/${business}/members/${id}`, { method: 'DELETE' }));
    expect(
      Object.keys(counts)
        .map(Number)
        .every((status) => status < 500),
    ).toBe(true);
    expect((await actsOn(id)).filter((action) => action === 'member.removed')).toHaveLength(1);
  });

  it('a product is removed once, and its place is free once', async () => {
    const business = await aBusiness(owner);
    const product = await aProduct(api, business);
    const counts = await fifty(() => owner.ask(`/product/${product}`, { method: 'DELETE' }));
    expect(
      Object.keys(counts)
        .map(Number)
        .every((status) => status < 500),
    ).toBe(true);
    const made = await fifty((n) => owner.ask('/product', { body: { businessID: business, name: `Valve ${n}` } }));
    expect(made[200]).toBe(7);
  });

  it('one word of the thesaurus is one row', async () => {
    const body = { locale: 'en', term: 'glimmerstone', subCategoryID: '0003.01.01' };
    expect(await fifty(() => operator.ask('/operator/thesaurus', { body }))).toEqual({ 200: 50 });
    const rows = await api.db.selectFrom('thesaurusTerms').select('id').where('term', '=', 'glimmerstone').execute();
    expect(rows).toHaveLength(1);
  });

  it('one of fifty posts of a file is taken, and is a photo once however often it is put there', async () => {
    const person = await aPerson(api);
    const { png } = await somePictures();
    const { grantFor, post } = uploaderFor(api, person);
    const { fields, token } = await grantFor(png, 'image/png', '/user/profile-photo/upload-request');
    expect(await fifty(() => post(fields, png))).toEqual({ 204: 1, 409: 49 });
    const validate = { body: { token } };
    const counts = await fifty(() => person.ask('/user/profile-photo/upload-validate', validate));
    expect(Object.keys(counts).every((status) => Number(status) < 500)).toBe(true);
    const used = await api.db.selectFrom('uploads').select('key').where('ownerUserId', '=', person.id).execute();
    const { profilePhotoKey } = await api.db
      .selectFrom('users')
      .select('profilePhotoKey')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(used).toEqual([{ key: profilePhotoKey }]);
  });
});
