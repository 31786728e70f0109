import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, aPerson, aPost, aProduct, type Person } from '../testing/world.ts';

let api: TestApi;
let operator: Person;
beforeAll(async () => {
  api = await startApi();
  operator = await aPerson(api, 'Olga', { role: 'operator' });
}, 60_000);
afterAll(() => api?.stop());

const reported = async (resourceType: string, resourceID: string, by: Person) => {
  const body = { resourceType, resourceID, reason: 'spam' };
  expect((await by.ask('/moderation/report', { body })).status).toBe(200);
};
/** Decides one report of the thing, as many times at once as there are reports. */
const decide = async (resourceId: string, body: object) => {
  const reports = await api.db.selectFrom('reports').select('id').where('resourceId', '=', resourceId).execute();
  const answers = await Promise.all(reports.map(({ id }) => operator.ask(`/operator/reports/${id}`, { body })));
  return answers.map(({ status }) => status).sort();
};
const remove = { decision: 'act', acts: ['remove'], reason: 'It is an advertisement.' };
const news = async (person: Person, kind: string) =>
  (await person.ask('/notifications')).json.data.items.filter((one: { kind: string }) => one.kind === kind);
const mails = async ({ id }: Person) =>
  (
    await api.db
      .selectFrom('outboxEmails as o')
      .innerJoin('users as u', 'u.email', 'o.toAddress')
      .select(['o.data', 'o.locale'])
      .where('u.id', '=', id)
      .where('o.template', '=', 'removal')
      .execute()
  ).map(({ data, locale }) => ({ locale, ...data }));

it('a report about a product names its business and has its main picture; one about a business has neither', async () => {
  const owner = await aPerson(api, 'Owner');
  const business = await aBusiness(owner, { companyName: 'Panels Ltd' });
  const product = await aProduct(api, business);
  await api.db.updateTable('products').set({ mainImageKey: 'demo/panel.webp' }).where('id', '=', product).execute();
  for (const [type, id] of [
    ['product', product],
    ['business', business],
  ] as const)
    await reported(type, id, await aPerson(api, 'Rita'));
  const { items } = (await operator.ask('/operator/reports?size=200')).json.data;
  const subjectOf = (id: string) => items.find((one: { resourceID: string }) => one.resourceID === id).subject;
  expect(subjectOf(product)).toMatchObject({
    business: { businessID: business, companyName: 'Panels Ltd' },
    picture: expect.stringMatching(/demo\/panel\.webp$/),
  });
  expect(subjectOf(business)).not.toHaveProperty('business');
  expect(subjectOf(business)).not.toHaveProperty('picture');
});

it('a removed product tells its visitors whether an operator or its company removed it', async () => {
  const owner = await aPerson(api, 'Owner');
  const business = await aBusiness(owner);
  const [banned, withdrawn] = [await aProduct(api, business), await aProduct(api, business)];
  await reported('product', banned, await aPerson(api, 'Rita'));
  await decide(banned, remove);
  expect((await owner.ask(`/product/${withdrawn}`, { method: 'DELETE' })).status).toBe(200);
  const answers = await Promise.all([banned, withdrawn].map((id) => api.ask(`/product/${id}`)));
  expect(answers.map(({ json, status }) => [status, json.name, json.fields])).toEqual([
    [410, 'Gone', ['operator']],
    [410, 'Gone', undefined],
  ]);
});

describe('a decision on a report', () => {
  it('that removes a thing tells its owners why, once, in their language, and the reporters that it was decided', async () => {
    const owner = await aPerson(api, 'Owner', { locale: 'ar' });
    const business = await aBusiness(owner, { companyName: 'Shady' });
    const admin = await aMember(api, business, 'admin');
    const member = await aMember(api, business, 'member');
    const product = await aProduct(api, business, 'Miracle pump');
    const comment = { resourceType: 'business', resourceID: business, content: 'Hm' };
    const said = (await owner.ask('/social/comments/make-comment', { body: comment })).json.data.commentID;
    const posts = [await aPost(owner, 'Buy now'), await aPost(owner, 'Buy ours', business)] as const;
    const shady = { companyName: 'Shady' };
    const own = { companyName: null };
    const reporters = [await aPerson(api, 'Rita'), await aPerson(api, 'Rob')];
    let told = 0;
    for (const [resourceType, resourceID, says, of, everybody] of [
      ['post', posts[0], 'Buy now', own, [owner]],
      ['post', posts[1], 'Buy ours', shady, [owner, admin]],
      ['comment', said, 'Hm', own, [owner]],
      ['product', product, 'Miracle pump', shady, [owner, admin]],
      ['business', business, null, shady, [owner, admin]],
    ] as const) {
      for (const reporter of reporters) await reported(resourceType, resourceID, reporter);
      expect(await decide(resourceID, remove)).toEqual([200, 409]);
      told += 1;
      for (const person of everybody) {
        const { length, [length - 1]: mail } = await mails(person);
        expect(mail).toMatchObject({ type: resourceType, says, ...of, reason: remove.reason });
        expect(mail?.locale ?? null).toBe(person === owner ? 'ar' : null);
        const [one] = await news(person, 'removal');
        expect(one).toMatchObject({ resourceType, resourceID, reason: remove.reason, actor: null });
        expect(one.title ?? null).toBe(says);
      }
      for (const reporter of reporters) {
        const [one, ...older] = await news(reporter, 'report');
        expect(one).toMatchObject({ resourceType, resourceID, decision: 'actioned', actor: null });
        expect(older).toHaveLength(told - 1);
        expect(await mails(reporter)).toEqual([]);
      }
    }
    expect([await mails(owner), await news(owner, 'removal')].map(({ length }) => length)).toEqual([5, 5]);
    expect([await mails(admin), await news(admin, 'removal')].map(({ length }) => length)).toEqual([3, 3]);
    expect([await mails(member), await news(member, 'removal')]).toEqual([[], []]);
  });

  it('that leaves a thing alone tells the reporters alone', async () => {
    const author = await aPerson(api);
    const post = await aPost(author, 'Harmless');
    const reporter = await aPerson(api);
    await reported('post', post, reporter);
    expect(await decide(post, { decision: 'dismiss', note: 'For operators' })).toEqual([200]);
    expect(await news(reporter, 'report')).toMatchObject([{ resourceID: post, decision: 'dismissed' }]);
    expect(JSON.stringify(await news(reporter, 'report'))).not.toContain('For operators');
    expect([await mails(author), await news(author, 'removal')]).toEqual([[], []]);
  });

  it('tells nobody who may not act, and nobody twice of what was gone before', async () => {
    const author = await aPerson(api);
    const reporter = await aPerson(api);
    const suspend = (id: string) =>
      api.db.updateTable('users').set({ suspendedAt: new Date() }).where('id', '=', id).execute();
    const written = async ({ id }: Person) =>
      (await api.db.selectFrom('notifications').select('kind').where('userId', '=', id).execute()).map((it) => it.kind);
    const [first, second, third] = [await aPost(author), await aPost(author), await aPost(author)];
    for (const post of [first, second, third]) await reported('post', post, reporter);
    await author.ask(`/social/posts/remove-post?postID=${first}`, { method: 'DELETE' });
    expect(await decide(first, remove)).toEqual([200]);
    await suspend(reporter.id);
    // The mail about the suspension holds the reason.
    expect(await decide(second, { ...remove, acts: ['remove', 'suspend'] })).toEqual([200]);
    expect(await decide(third, remove)).toEqual([200]);
    expect([await mails(author), await written(author), await written(reporter)]).toEqual([[], [], ['report']]);
  });
  it('suspends a person while another decision tells them something', async () => {
    const author = await aPerson(api);
    const post = await aPost(author);
    await reported('post', post, await aPerson(api));
    await api.db.transaction().execute(async (other) => {
      const about = { kind: 'report', resourceType: 'post', resourceId: post };
      await other
        .insertInto('notifications')
        .values({ userId: author.id, ...about })
        .execute();
      expect(await decide(post, { ...remove, acts: ['remove', 'suspend'] })).toEqual([200]);
    });
  });
});
