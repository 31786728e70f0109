import { terms } from '@wbn/contract';
import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnsweredName } from './calls.ts';
import { startApi, type TestApi } from './testing/api.ts';
import { requests } from './testing/asks.ts';
import type { Scene } from './testing/scene.ts';
import { aBusiness, anInvitation, aPerson, aPost, aProduct, aThread, type Person } from './testing/world.ts';

/**
 * Checks the rule of removed resources against all calls that name a resource or a party: nobody can write to a recipient who was removed.
 */

let api: TestApi;
let reader: Person;
beforeAll(async () => {
  api = await startApi();
  reader = await aPerson(api, 'Rana');
}, 60_000);
afterAll(() => api?.stop());

const change = (table: 'users' | 'businesses' | 'posts' | 'comments', id: string, column = 'deleted_at') =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = now() where id = ${id}`.execute(api.db);
const ask = async (name: AnsweredName, scene: Partial<Scene>, more: object = {}) => {
  const { url, ...request } = requests[name]({ userID: reader.id, as: undefined, bid: undefined, ...scene } as Scene);
  const body = request.body && { ...request.body, ...more };
  const { status, json } = await reader.ask(url, body ? { ...request, body } : request);
  return `${status} ${json.name ?? ''}`.trim();
};
/** The status of each of the calls. */
const each = async (names: readonly AnsweredName[], scene: Partial<Scene>, more: object = {}) =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await ask(name, scene, more)])));
const all = (names: readonly AnsweredName[], answer: string) => Object.fromEntries(names.map((name) => [name, answer]));

const ofParties = ['followSummary', 'follow', 'unfollow', 'loadTimeline', 'requestConnection', 'block'] as const;
const ofBusinesses = ['readBusiness', 'sendInquiry', 'reactionSummary', 'checkSaved', ...ofParties] as const;
const ofProducts = ['readProduct', 'saveItem', 'report'] as const;
const ofPosts = ['listComments', 'makeComment', 'checkReaction', 'react', 'unreact'] as const;

describe('a removed resource', () => {
  it('is Gone in every call that names it, and all such calls say so in the contract', async () => {
    const owner = await aPerson(api);
    const business = await aBusiness(owner);
    const scene = { business, seller: business, product: await aProduct(api, business), post: await aPost(owner) };
    const { token } = await anInvitation(api, business);
    await change('businesses', business);
    await change('posts', scene.post);
    const names = [...ofBusinesses, ...ofProducts, ...ofPosts, 'readInvitation', 'acceptInvitation'] as const;
    expect(await each(names, { ...scene, token })).toEqual(all(names, '410 Gone'));
    const timeline = { timelineID: business, timelineType: 'business' };
    expect(await ask('makePost', scene, timeline)).toBe('410 Gone');
    for (const name of [...names, 'makePost'] as const) expect(terms[name].errors, name).toContain('Gone');
    const { json } = await reader.ask('/social/follow/business?locale=es', { body: { resourceID: business } });
    expect(json.message).toBe('Esto se ha eliminado.');
  });

  it('goes for people who have left too, while those who are suspended are not there', async () => {
    for (const [column, answer] of [
      ['deleted_at', '410 Gone'],
      ['suspended_at', '404 NotFound'],
    ] as const) {
      const { id } = await aPerson(api);
      await change('users', id, column);
      expect(await each(ofParties, { business: id, seller: id })).toEqual(all(ofParties, answer));
      expect(await ask('report', { product: id }, { resourceType: 'user' })).toBe(answer);
      expect(await ask('readPublicProfile', { userID: id })).toBe(answer);
    }
  });

  it('takes its comments along: they cannot be read, liked, reported or answered', async () => {
    const post = await aPost(await aPerson(api));
    const write = (resourceID: string, resourceType: string) =>
      reader.ask('/social/comments/make-comment', { body: { resourceID, resourceType, content: 'Is it?' } });
    const comment = (await write(post, 'post')).json.data.commentID;
    const reply = (await write(comment, 'comment')).json.data.commentID;
    const reading = (id: string) =>
      Promise.all([
        api.ask(`/social/comments/${id}`),
        api.ask(`/social/reaction/summary/${id}`),
        reader.ask(`/social/reaction/check/${id}`),
      ]);
    const together = async () => (await api.ask(`/social/reactions?ids=${comment},${reply}`)).json.data.length;
    for (const id of [comment, reply]) for (const { status } of await reading(id)) expect(status).toBe(200);
    expect(await together()).toBe(2);
    await change('posts', post);
    expect(await together()).toBe(0);
    for (const id of [comment, reply]) {
      for (const { status } of await reading(id)) expect(status).toBe(410);
      const about = { body: { resourceID: id, resourceType: 'comment', reason: 'spam' } };
      expect((await reader.ask('/moderation/report', about)).status).toBe(410);
      expect((await write(id, 'comment')).status).toBe(410);
      const like = { body: { resourceID: id, reactionType: 'like' } };
      expect((await reader.ask('/social/reaction/react/comment', like)).status).toBe(410);
    }
  });

  it('of a comment takes along the replies below it', async () => {
    const post = await aPost(await aPerson(api));
    const write = (resourceID: string, resourceType: string) =>
      reader.ask('/social/comments/make-comment', { body: { resourceID, resourceType, content: 'Is it?' } });
    const comment = (await write(post, 'post')).json.data.commentID;
    const reply = (await write(comment, 'comment')).json.data.commentID;
    await change('comments', comment);
    expect((await api.ask(`/social/comments/${reply}`)).status).toBe(410);
  });

  it('takes the posts of a business and those on its timeline out of the feeds, and nobody’s else', async () => {
    const owner = await aPerson(api);
    const business = await aBusiness(owner);
    const onItsOwn = await aPost(owner);
    const gone = [await aPost(owner, 'New valves', business)];
    const body = { content: 'Thank you', timelineID: business, timelineType: 'business' };
    gone.push((await owner.ask('/social/posts/make-post', { body })).json.data.postID);
    await reader.ask('/social/follow/business', { body: { resourceID: business } });
    await reader.ask('/social/follow/business', { body: { resourceID: owner.id } });
    const feed = async () =>
      (await reader.ask('/newsfeed/load')).json.data.items.map(({ postID }: { postID: string }) => postID);
    expect(await feed()).toEqual(expect.arrayContaining([onItsOwn, ...gone]));
    await change('businesses', business);
    expect(await feed()).toContain(onItsOwn);
    for (const post of gone) {
      expect(await feed()).not.toContain(post);
      expect((await reader.ask(`/social/posts/${post}`)).status).toBe(404);
      const like = { body: { resourceID: post, reactionType: 'like' } };
      expect((await reader.ask('/social/reaction/react/post', like)).status).toBe(410);
    }
  });

  it('asks for no connection any more: it cannot be accepted, only declined', async () => {
    const asker = await aPerson(api);
    const businessID = await aBusiness(asker);
    const { json } = await asker.ask('/social/connect', { body: { to: reader.id, businessID } });
    await change('businesses', businessID);
    const connection = json.data.connectionID;
    expect(await ask('acceptConnection', { connection })).toBe('410 Gone');
    expect(await ask('declineConnection', { connection })).toBe('200');
  });
});

describe('a thread', () => {
  const statusFor = async (person: Person, ubid: string, thread: string) =>
    (await person.ask(`/business/request?ubid=${ubid}`)).json.data.find(
      ({ requestID }: { requestID: string }) => requestID === thread,
    )?.status;

  it('has ended for the remaining side when the other side was removed', async () => {
    const owner = await aPerson(api);
    const business = await aBusiness(owner);
    const buyer = await aPerson(api);
    const [toBusiness, fromPerson] = [await aThread(reader, business), await aThread(buyer, business)];
    const write = (person: Person, thread: string, bid = 'me') =>
      Promise.all([
        person.ask(`/business/request/${thread}/send-message?bid=${bid}`, { body: { content: 'There?' } }),
        person.ask(`/business/request/${thread}/typing?bid=${bid}`, { method: 'POST' }),
      ]);
    expect(await statusFor(owner, business, fromPerson)).toBe('open');
    await change('users', buyer.id);
    for (const response of await write(owner, fromPerson, business)) expect(response.json.name).toBe('Closed');
    expect(await statusFor(owner, business, fromPerson)).toBe('closed');
    for (const response of await write(owner, toBusiness, business)) expect(response.status).toBe(200);
    await change('businesses', business);
    for (const response of await write(reader, toBusiness)) expect(response.json.name).toBe('Closed');
    expect(await statusFor(reader, 'me', toBusiness)).toBe('closed');
    // Old messages can still be read.
    expect((await reader.ask(`/business/request/${toBusiness}/get-messages`)).json.data).toHaveLength(2);
  });
});
