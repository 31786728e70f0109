import { randomUUID } from 'node:crypto';
import { sql } from '@wbn/database';
import { stoppedAt, untilStopped } from '@wbn/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from './testing/api.ts';
import { aBusiness, aMember, aPerson, aPost, aProduct, type Person } from './testing/world.ts';

let api: TestApi;
let owner: Person;
let reader: Person;
let business: string;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api, 'Omar');
  reader = await aPerson(api, 'Rana');
  business = await aBusiness(owner);
}, 60_000);
afterAll(() => api?.stop());

const feedOf = async (person: Person, nextID?: string) =>
  (await person.ask(`/newsfeed/load${nextID ? `?nextID=${nextID}` : ''}`)).json.data;
const react = (person: Person, resourceType: string, resourceID: string, more = {}) =>
  person.ask(`/social/reaction/react/${resourceType}`, { body: { resourceID, reactionType: 'like', ...more } });
const unreact = (person: Person, resourceType: string, resourceID: string) =>
  person.ask(`/social/reaction/react/${resourceType}`, { method: 'DELETE', body: { resourceID } });
const likes = async (id: string) => (await api.ask(`/social/reaction/summary/${id}`)).json.data.reactionCount.like;

describe('reactions', () => {
  it('count each actor once, a person and the business they speak for apart', async () => {
    const post = await aPost(owner);
    await react(reader, 'post', post);
    await react(reader, 'post', post);
    await react(owner, 'post', post);
    await react(owner, 'post', post, { businessID: business });
    expect(await likes(post)).toBe(3);
    await unreact(reader, 'post', post);
    await unreact(reader, 'post', post);
    expect(await likes(post)).toBe(2);
    expect((await reader.ask(`/social/reaction/check/${post}`)).json.data).toEqual({});
    expect((await owner.ask(`/social/reaction/check/${post}?businessID=${business}`)).json.data.reactionType).toBe(
      'like',
    );
  });

  it('of many resources are read in one call: counts, the reactions of the actor alone, nothing of removed ones', async () => {
    const [post, other, removed] = [await aPost(owner), await aPost(owner), await aPost(owner)];
    const product = await aProduct(api, business);
    await react(reader, 'post', post);
    await react(owner, 'post', other, { businessID: business });
    await react(owner, 'product', product);
    await owner.ask('/social/posts/remove-post', { method: 'DELETE', body: { postID: removed } });
    const url = `/social/reactions?ids=${[product, removed, other, post, post, randomUUID()]}`;
    const read = async (person: Pick<Person, 'ask'>, more = '') => {
      const { data } = (await person.ask(url + more)).json;
      return data.map((one: { resourceID: string; reactionCount: { like: number }; reactionType?: string }) => [
        one.resourceID,
        one.reactionCount.like,
        one.reactionType,
      ]);
    };
    const rows = (...own: (string | undefined)[]) => [product, other, post].map((id, n) => [id, 1, own[n]]);
    expect(await read(api as Pick<Person, 'ask'>)).toEqual(rows());
    expect(await read(reader)).toEqual(rows(undefined, undefined, 'like'));
    expect(await read(owner)).toEqual(rows('like'));
    expect(await read(owner, `&businessID=${business}`)).toEqual(rows(undefined, 'like'));
    expect(await read(reader, `&businessID=${business}`)).toEqual(rows());
  });

  it('leave a count that is the rows after 400 interleaved likes of 20 users', async () => {
    const post = await aPost(owner);
    const crowd = await Promise.all(Array.from({ length: 20 }, () => aPerson(api)));
    const turns = Array.from({ length: 400 }, (_, index) => ({
      person: crowd[index % 20] as Person,
      like: index % 3 !== 1,
    }));
    await Promise.all(turns.map(({ person, like }) => (like ? react : unreact)(person, 'post', post)));
    const rows = await api.db.selectFrom('reactions').select('id').where('resourceId', '=', post).execute();
    expect(await likes(post)).toBe(rows.length);
  });

  it('are refused for a kind that the thing is not', async () => {
    const product = await aProduct(api, business);
    expect((await react(reader, 'post', product)).status).toBe(404);
    expect((await react(reader, 'product', product)).status).toBe(200);
  });
});

describe('follows', () => {
  it('bring the newest posts into the feed, and take them out again', async () => {
    const post = await aPost(owner, 'From the business', business);
    const follower = await aPerson(api);
    const followed = await follower.ask('/social/follow/business', { body: { resourceID: business } });
    expect(followed.json.data.session).toEqual({ following: true });
    expect((await feedOf(follower)).items.map((item: { postID: string }) => item.postID)).toContain(post);
    const later = await aPost(owner, 'And another', business);
    expect((await feedOf(follower)).items[0].postID).toBe(later);
    await follower.ask(`/social/follow/${business}`, { method: 'DELETE' });
    // Follow another business as well: a reader who follows nobody gets the public feed.
    await follower.ask('/social/follow/business', { body: { resourceID: (await aPerson(api)).id } });
    const own = await aPost(follower, 'Mine');
    expect((await feedOf(follower)).items.map((item: { postID: string }) => item.postID)).toEqual([own]);
  });
});

describe('a post that is just being made', () => {
  /** Blocks the post at its last step, the storage of its answer: it is in the feeds by then but not yet visible to others. */
  const lastStep = sql`lock table idempotency_keys in exclusive mode`;
  const postWhile = async (writer: Person, act: () => Promise<unknown>): Promise<string> => {
    let acting: Promise<unknown> | undefined;
    const body = { content: 'In the same instant', timelineID: writer.id, timelineType: 'user' };
    const posting = () =>
      writer.ask('/social/posts/make-post', { body, headers: { 'idempotency-key': 'same-instant' } });
    const made = await stoppedAt(api.db, lastStep, posting, async () => {
      acting = act();
      await Promise.race([acting, untilStopped(api.db, 2)]);
    });
    await acting;
    return made.json.data.postID;
  };
  const feedRows = async (person: Person) =>
    (await api.db.selectFrom('feedItems').select('postId').where('userId', '=', person.id).execute()).map(
      ({ postId }) => postId,
    );

  it('is in the feed of a person who follows its author in the same instant, and not of one who stops following', async () => {
    const [writer, fan] = [await aPerson(api), await aPerson(api)];
    const follow = () => fan.ask('/social/follow/business', { body: { resourceID: writer.id } });
    expect(await feedRows(fan)).toEqual([]);
    const post = await postWhile(writer, follow);
    expect(await feedRows(fan)).toEqual([post]);
    const other = await aPerson(api);
    await fan.ask('/social/follow/business', { body: { resourceID: other.id } });
    await postWhile(other, () => fan.ask(`/social/follow/${other.id}`, { method: 'DELETE' }));
    expect(await feedRows(fan)).toEqual([post]);
  });
});

describe('the newsfeed', () => {
  it('R-381 ends with nextID null, in pages that neither repeat nor skip', async () => {
    const writer = await aPerson(api);
    const fan = await aPerson(api);
    await fan.ask('/social/follow/business', { body: { resourceID: writer.id } });
    const made = [];
    for (let index = 0; index < 23; index += 1) made.push(await aPost(writer, `Post ${index}`));
    const seen: string[] = [];
    let nextID: string | null | undefined;
    do {
      const page: { items: { postID: string }[]; nextID: string | null } = await feedOf(fan, nextID ?? undefined);
      seen.push(...page.items.map((item) => item.postID));
      nextID = page.nextID;
    } while (nextID);
    expect(seen).toEqual(made.reverse());
  });

  it('ends with its tenth post where there are ten', async () => {
    const writer = await aPerson(api);
    const fan = await aPerson(api);
    await fan.ask('/social/follow/business', { body: { resourceID: writer.id } });
    for (let index = 0; index < 10; index += 1) await aPost(writer);
    const whole = await feedOf(fan);
    expect([whole.items.length, whole.nextID]).toEqual([10, null]);
    await aPost(writer);
    const first = await feedOf(fan);
    expect(first.items).toHaveLength(10);
    expect((await feedOf(fan, first.nextID)).items).toHaveLength(1);
  });

  it('merges in posts that were not written into feeds, of authors with very many followers', async () => {
    const star = await aPerson(api);
    const fan = await aPerson(api);
    await fan.ask('/social/follow/business', { body: { resourceID: star.id } });
    const written = await aPost(star, 'Written');
    const merged = await aPost(star, 'Merged');
    await api.db.updateTable('posts').set({ fannedOut: false }).where('id', '=', merged).execute();
    await api.db.deleteFrom('feedItems').where('postId', '=', merged).execute();
    expect((await feedOf(fan)).items.map((item: { postID: string }) => item.postID)).toEqual([merged, written]);
  });

  it('shows new posts of the network to a person who follows nobody, and refuses an invalid cursor', async () => {
    const newcomer = await aPerson(api);
    expect((await feedOf(newcomer)).items.length).toBeGreaterThan(0);
    // A newcomer's own first post does not empty their feed.
    const own = await aPost(newcomer);
    const [first, ...others] = (await feedOf(newcomer)).items;
    expect(first.postID).toBe(own);
    expect(others.length).toBeGreaterThan(0);
    expect((await newcomer.ask('/newsfeed/load?nextID=bm9uZQ')).json.fields).toEqual(['nextID']);
  });
});

describe('posts', () => {
  it('stand on the timeline, as the business where they were written as it', async () => {
    const post = await aPost(owner, 'As the business', business);
    const [first] = (await api.ask(`/timeline/load/${business}?skip=0&size=10`)).json.data.items;
    expect(first).toMatchObject({ postID: post, author: { businessID: business, companyName: 'Najd Valves' } });
    expect(first.header.metadata.resourceID).toBe(post);
  });

  it('come with the mark of the last page when the timeline ends with them', async () => {
    const writer = await aPerson(api);
    for (let count = 0; count < 3; count++) await aPost(writer);
    const page = async (skip: number, size: number) => {
      const { items, isOver } = (await api.ask(`/timeline/load/${writer.id}?skip=${skip}&size=${size}`)).json.data;
      return [items.length, isOver];
    };
    expect(await page(0, 2)).toEqual([2, false]);
    expect(await page(2, 2)).toEqual([1, true]);
    expect(await page(0, 3)).toEqual([3, true]);
    expect(await page(3, 3)).toEqual([0, true]);
  });

  it('may not be written on the timeline of somebody else, unless the two are connected', async () => {
    const body = { content: 'Hello', timelineID: owner.id, timelineType: 'user' };
    const post = async () => (await reader.ask('/social/posts/make-post', { body })).status;
    expect(await post()).toBe(404);
    // A request that the other side has not accepted opens nothing.
    const connection = { fromUserId: reader.id, toUserId: owner.id, state: 'pending' as const };
    await api.db.insertInto('connections').values(connection).execute();
    expect(await post()).toBe(404);
    await api.db.updateTable('connections').set({ state: 'accepted' }).where('fromUserId', '=', reader.id).execute();
    expect(await post()).toBe(200);
  });

  it('are removed by author, timeline owner, or owner and admin of the business, and are gone then', async () => {
    const admin = await aMember(api, business, 'admin');
    const member = await aMember(api, business, 'member');
    const remove = (person: Person, postID: string) =>
      person.ask(`/social/posts/remove-post?postID=${postID}`, { method: 'DELETE' });
    const theirs = await aPost(owner, 'Ours', business);
    expect((await remove(member, theirs)).status).toBe(403);
    expect((await remove(reader, theirs)).status).toBe(403);
    expect((await remove(admin, theirs)).status).toBe(200);
    expect((await remove(admin, theirs)).status).toBe(404);
    expect((await api.ask(`/social/posts/${theirs}`)).status).toBe(404);
    expect((await remove(member, await aPost(member, 'By me', business))).status).toBe(200);
  });
});

describe('comments', () => {
  it('are five a page unless a size is given, newest first, and never more than fifty', async () => {
    const post = await aPost(owner);
    const rows = Array.from({ length: 52 }, (_, index) => ({
      resourceId: post,
      resourceType: 'post' as const,
      authorUserId: reader.id,
      content: `Number ${index}`,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
    }));
    await api.db.insertInto('comments').values(rows).execute();
    const page = async (query: string) =>
      (await api.ask(`/social/comments/${post}${query}`)).json.data.comments.map(
        ({ content }: { content: string }) => content,
      ) as string[];
    const newest = rows.map(({ content }) => content).reverse();
    expect(await page('')).toEqual(newest.slice(0, 5));
    expect(await page('?skip=5')).toEqual(newest.slice(5, 10));
    expect(await page('?size=7')).toEqual(newest.slice(0, 7));
    expect(await page('?size=50')).toEqual(newest.slice(0, 50));
  });

  it('stand eight deep at most, and what earlier releases let stand deeper costs one query', async () => {
    const person = await aPerson(api);
    const post = await aPost(person);
    const write = (resourceID: string, resourceType: string) =>
      person.ask('/social/comments/make-comment', { body: { resourceID, resourceType, content: 'Hm' } });
    let last = (await write(post, 'post')).json.data.commentID;
    for (let depth = 2; depth <= 8; depth += 1) last = (await write(last, 'comment')).json.data.commentID;
    expect(await write(last, 'comment')).toMatchObject({ status: 400, json: { name: 'ValidationError' } });
    for (let depth = 9; depth <= 65; depth += 1) {
      const row = { resourceType: 'comment', resourceId: last, authorUserId: person.id, content: 'Hm' } as const;
      const { id } = await api.db.insertInto('comments').values(row).returning('id').executeTakeFirstOrThrow();
      if (depth === 64) expect((await api.ask(`/social/comments/${id}`)).status).toBe(200);
      last = id;
    }
    expect((await api.ask(`/social/comments/${last}`)).status).toBe(404);
  });

  it('R-240 take replies as comments on a comment, and count them', async () => {
    const post = await aPost(owner);
    const make = (resourceID: string, resourceType: string, content: string) =>
      reader.ask('/social/comments/make-comment', { body: { resourceID, resourceType, content } });
    const comment = (await make(post, 'post', 'First')).json.data.commentID;
    for (let index = 0; index < 7; index += 1) await make(comment, 'comment', `Reply ${index}`);
    const page = (await api.ask(`/social/comments/${post}?skip=0&size=5`)).json.data;
    expect(page).toMatchObject({ total: 1, comments: [{ commentID: comment, repliesCount: 7 }] });
    const replies = (await api.ask(`/social/comments/${comment}?skip=5&size=5`)).json.data;
    expect(replies.comments.map(({ content }: { content: string }) => content)).toEqual(['Reply 1', 'Reply 0']);
  });

  it('may not be empty, or on a thing of another kind', async () => {
    const post = await aPost(owner);
    for (const body of [
      { resourceID: post, content: '   ' },
      { resourceID: post, content: 'x'.repeat(513) },
    ]) {
      expect((await reader.ask('/social/comments/make-comment', { body })).status).toBe(400);
    }
    const body = { resourceID: post, resourceType: 'product', content: 'Hm' };
    expect((await reader.ask('/social/comments/make-comment', { body })).status).toBe(404);
  });

  it('and likes are refused as Gone on what was removed while somebody had it open, as NotFound on a draft', async () => {
    const [post, product, orphan, draft] = [
      await aPost(owner),
      await aProduct(api, business),
      await aProduct(api, await aBusiness(owner)),
      await aProduct(api, business),
    ];
    const comment = (resourceID: string, resourceType: string) =>
      reader.ask('/social/comments/make-comment', { body: { resourceID, resourceType, content: 'Still there?' } });
    const under = (await comment(post, 'post')).json.data.commentID;
    const removed = { deletedAt: new Date() };
    const { db } = api;
    await db.updateTable('comments').set(removed).where('id', '=', under).execute();
    await db.updateTable('posts').set(removed).where('id', '=', post).execute();
    await db.updateTable('products').set(removed).where('id', '=', product).execute();
    await db.updateTable('products').set({ state: 'draft' }).where('id', '=', draft).execute();
    const of = db.selectFrom('products').select('businessId').where('id', '=', orphan);
    await db.updateTable('businesses').set(removed).where('id', '=', of).execute();
    for (const [type, id] of [
      ['post', post],
      ['comment', under],
      ['product', product],
      ['product', orphan],
    ] as const) {
      for (const response of [
        await comment(id, type),
        await react(reader, type, id),
        await unreact(reader, type, id),
      ]) {
        expect(response).toMatchObject({ status: 410, json: { name: 'Gone', message: 'This was removed.' } });
      }
    }
    expect((await comment(draft, 'product')).status).toBe(404);
  });
});
