import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson, aPost, aProduct, aThread, type Person } from '../testing/world.ts';

let api: TestApi;
let owner: Person;
let operator: Person;
let business: string;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api);
  operator = await aPerson(api, 'Olga', { role: 'operator' });
  business = await aBusiness(owner);
}, 60_000);
afterAll(() => api?.stop());

const comment = (person: Person, resourceType: string, resourceID: string) =>
  person.ask('/social/comments/make-comment', { body: { resourceType, resourceID, content: 'Hm' } });

describe('an operator', () => {
  interface Item {
    reportID: string;
    resourceID: string;
    resourceType: string;
    state: string;
    reporter: object | null;
    subject: object;
  }
  const page = async (query = ''): Promise<{ items: Item[]; total: number }> =>
    (await operator.ask(`/operator/reports${query || '?size=200'}`)).json.data;
  const of = async (resourceID: string, query = '') =>
    (await page(`${query || '?'}&size=200`)).items.filter((one) => one.resourceID === resourceID);
  const reported = async (resourceType: string, resourceID: string, reporter?: Person) => {
    const by = reporter ?? (await aPerson(api, 'Rita'));
    const body = { resourceType, resourceID, reason: 'abuse', details: 'Look' };
    expect((await by.ask('/moderation/report', { body })).status).toBe(200);
    return by;
  };
  const decide = (reportID: string, body: object, who = operator) => who.ask(`/operator/reports/${reportID}`, { body });
  const acts = async (resourceId: string) =>
    (
      await api.db
        .selectFrom('auditLog')
        .select(['action', 'actorUserId'])
        .where('resourceId', '=', resourceId)
        .orderBy('id')
        .execute()
    ).map(({ action, actorUserId }) => (actorUserId === operator.id ? action : 'by somebody else'));

  it('reads what each kind of thing says, who wrote it and where it stands', async () => {
    const author = await aPerson(api, 'Anna');
    const post = await aPost(author, 'Loud words');
    const { commentID } = (await comment(author, 'post', post)).json.data;
    const { commentID: reply } = (await comment(author, 'comment', commentID)).json.data;
    const product = await aProduct(api, business);
    const thread = await aThread(author, business);
    const [message] = (await owner.ask(`/business/request/${thread}/get-messages?bid=${business}`)).json.data;
    const rita = await aPerson(api, 'Rita');
    const own: [string, string][] = [
      ['post', post],
      ['comment', reply],
      ['business', business],
      ['product', product],
      ['user', author.id],
    ];
    for (const [type, id] of own) await reported(type, id, rita);
    await reported('inquiry', thread, owner);
    await reported('message', message.messageID, owner);
    const about = async (id: string) => (await of(id))[0]?.subject;
    const onPost = { place: { type: 'post', id: post, timelineID: author.id } };
    const written = { author: { userID: author.id }, isThere: true, isSuspended: false };
    expect(await about(post)).toMatchObject({ excerpt: 'Loud words', ...written, ...onPost });
    expect(await about(reply)).toMatchObject({ excerpt: 'Hm', ...written, ...onPost });
    expect(await about(business)).toMatchObject({ author: null, place: { type: 'business', id: business } });
    expect(await about(product)).toMatchObject({ author: null, place: { type: 'product', id: product } });
    expect(await about(author.id)).toMatchObject({ ...written, place: { type: 'user', id: author.id } });
    for (const id of [thread, message.messageID]) expect(await about(id)).toMatchObject({ ...written, place: null });
    const [one] = await of(post);
    expect(one).toMatchObject({ state: 'open', reason: 'abuse', details: 'Look', reporter: { userID: rita.id } });
    expect((await rita.ask('/operator/reports')).status).toBe(403);
  });

  it('takes away what was reported, for all who reported it, once, and the log says so', async () => {
    const author = await aPerson(api);
    const place = await aBusiness(author, { companyName: 'Shady' });
    const product = await aProduct(api, place);
    const post = await aPost(author, 'Spam');
    const said = (await comment(author, 'business', business)).json.data.commentID;
    const kept = (await comment(author, 'business', business)).json.data.commentID;
    const gone = {
      post: () => api.ask(`/social/posts/${post}`),
      product: () => api.ask(`/product/${product}`),
      business: () => api.ask(`/business/profile/${place}`),
    };
    for (const [type, id] of [
      ['post', post],
      ['comment', said],
      ['product', product],
      ['business', place],
    ] as const) {
      await reported(type, id);
      await reported(type, id);
      const [one, other] = await of(id);
      const both = await Promise.all(
        [one, other].map((it) => decide(it!.reportID, { decision: 'act', acts: ['remove'] })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await of(id)).toEqual([]);
      expect(await of(id, '?state=done')).toMatchObject([
        { state: 'actioned', subject: { isThere: false } },
        { state: 'actioned' },
      ]);
      expect(await acts(id)).toEqual([`${type}.removed`]);
      expect(await acts(one!.reportID)).toEqual(['report.actioned']);
    }
    expect((await gone.post()).status).toBe(404);
    expect((await gone.product()).status).toBe(410);
    expect((await gone.business()).status).toBe(410);
    const left = (await api.ask(`/social/comments/${business}?skip=0&size=50`)).json.data.comments;
    expect(left.map(({ commentID }: { commentID: string }) => commentID)).toEqual([kept]);
  });

  it('dismisses a report and leaves the thing alone', async () => {
    const post = await aPost(await aPerson(api), 'Harmless');
    await reported('post', post);
    const [{ reportID }] = (await of(post)) as [Item];
    expect((await decide(reportID, { decision: 'act', acts: [] })).status).toBe(400);
    const response = await decide(reportID, { decision: 'dismiss', note: 'A matter of taste' });
    expect(response.json.data).toMatchObject({ state: 'dismissed', subject: { isThere: true } });
    expect((await decide(reportID, { decision: 'dismiss' })).json.name).toBe('Conflict');
    expect((await decide(reportID, { decision: 'dismiss' }, owner)).status).toBe(403);
    expect(await acts(reportID)).toEqual(['report.dismissed']);
    expect(await acts(post)).toEqual([]);
  });

  it('shuts an author out, and lets them in again; never another operator', async () => {
    const pest = await aPerson(api, 'Pest');
    const thread = await aThread(pest, business);
    await reported('inquiry', thread, owner);
    const [{ reportID }] = (await of(thread)) as [Item];
    expect((await decide(reportID, { decision: 'act', acts: ['remove'] })).json.fields).toEqual(['acts']);
    const reason = 'You write the same inquiry to everybody.';
    const response = await decide(reportID, { decision: 'act', acts: ['suspend'], reason, note: 'For operators' });
    expect(response.json.data).toMatchObject({ state: 'actioned', subject: { isSuspended: true } });
    const { data } = await api.db
      .selectFrom('outboxEmails')
      .select('data')
      .where('template', '=', 'suspension')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({ isSuspended: true, reason });
    expect((await pest.ask('/user/profile')).status).toBe(401);
    expect((await api.ask(`/user/public-profile/${pest.id}`)).status).toBe(404);
    expect((await decide(reportID, { decision: 'lift' })).json.data.subject).toMatchObject({ isSuspended: false });
    expect((await decide(reportID, { decision: 'lift' })).json.name).toBe('Conflict');
    expect((await pest.ask('/user/profile')).status).toBe(200);
    expect(await acts(pest.id)).toEqual(['user.suspended', 'user.restored']);
    const other = await aPerson(api, 'Otto', { role: 'operator' });
    await reported('user', other.id);
    const [theirs] = await of(other.id);
    expect((await decide(theirs!.reportID, { decision: 'act', acts: ['suspend'] })).json.name).toBe('Forbidden');
    expect(await of(other.id)).toHaveLength(1);
  });

  it('decides nothing about what they or a business of theirs wrote or offer', async () => {
    const own = await aBusiness(operator);
    const things: [string, string][] = [
      ['user', operator.id],
      ['business', own],
      ['product', await aProduct(api, own)],
      ['post', await aPost(operator, 'Ours', own)],
      ['post', await aPost(operator, 'Mine')],
      ['inquiry', await aThread(operator, business, own)],
    ];
    const colleague = await aPerson(api, 'Otto', { role: 'operator' });
    for (const [type, id] of things) {
      await reported(type, id, owner);
      const [report] = (await of(id)) as [Item];
      for (const body of [{ decision: 'dismiss' }, { decision: 'lift' }]) {
        expect([type, (await decide(report.reportID, body)).json.name]).toEqual([type, 'Forbidden']);
      }
      expect([type, (await decide(report.reportID, { decision: 'dismiss' }, colleague)).status]).toEqual([type, 200]);
    }
  });

  it('goes through the queue page by page, newest first', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 23; n += 1) {
      const post = await aPost(owner, `Post ${n}`);
      await api.db
        .insertInto('reports')
        .values({ resourceType: 'post', resourceId: post, reason: 'spam', details: null, reporterId: null })
        .execute();
      ids.unshift(post);
    }
    const first = await page('?size=20');
    const second = await page('?size=20&page=2');
    expect(first.total).toBe((await page()).items.length);
    const seen = [...first.items, ...second.items].filter(({ reporter }) => reporter === null);
    expect(first.items).toHaveLength(20);
    expect(new Set(seen.map(({ resourceID }) => resourceID))).toEqual(new Set(ids));
    for (const bad of ['page=0', 'page=x', 'size=201', 'sort=reason', 'state=other', 'from=2026-01-01'])
      expect((await operator.ask(`/operator/reports?${bad}`)).status, bad).toBe(400);
    const comments = (await page('?kind=comment')).items.map(({ resourceType }) => resourceType);
    expect(new Set(comments)).toEqual(new Set(['comment']));
  });
});
