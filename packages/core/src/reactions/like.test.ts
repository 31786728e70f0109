import { reactionTypes, resourceTypes } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import { type Client, createClient } from '../api/client.ts';
import { createFollow } from '../follows/follow.ts';
import { createSession } from '../session/session.ts';
import { tokens } from '../testing/accounts.ts';
import { testTab } from '../testing/platform.ts';
import { type Answerer, failed, success, testServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { createLike } from './like.ts';

const count = (like: number) => success({ reactionCount: { like } });

async function page(answer: Answerer, isLoggedIn = true) {
  const server = await testServer(answer);
  const platform = testTab();
  const session = createSession({ accounts: server.origin, platform });
  if (isLoggedIn) session.save(tokens(1, platform.now()));
  await session.ready();
  const asked: string[] = [];
  const hooks = { onLoginRequired: () => asked.push('login'), onError: () => asked.push('error') };
  const client = createClient({ api: server.origin, accounts: server.origin, portal: server.origin, session, hooks });
  return { server, client, asked, session, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
const resource = { resourceType: 'business', resourceID: 'b-1', count: 3 } as const;

describe('liking', () => {
  it('R-221 knows four kinds of things and one reaction', () => {
    expect(new Set(resourceTypes)).toEqual(new Set(['post', 'comment', 'business', 'product']));
    expect(reactionTypes).toEqual(['like']);
  });

  it('tells the server, and takes its count', async () => {
    await using setup = await page(({ method }) => count(method === 'POST' ? 9 : 8));
    const like = createLike(setup.client, resource);
    like.toggle();
    await until(() => like.get().count === 9);
    like.toggle();
    await until(() => setup.server.seen.length === 2);
    expect(setup.server.seen.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', 'social/reaction/react/business', { resourceID: 'b-1', reactionType: 'like' }],
      ['DELETE', 'social/reaction/react/business', { resourceID: 'b-1' }],
    ]);
  });

  it('as a business names the business', async () => {
    await using setup = await page(() => count(4));
    setup.session.change({ actor: 'business-9' });
    const like = createLike(setup.client, resource);
    like.toggle();
    await until(() => setup.server.seen.length);
    expect(setup.server.seen[0]?.body).toMatchObject({ businessID: 'business-9' });
  });

  it('goes back and says so to nobody but the page', async () => {
    await using setup = await page(() => failed(500, 'InternalError'));
    const like = createLike(setup.client, resource);
    like.toggle();
    expect(like.get().count).toBe(4);
    await until(() => like.get().count === 3);
    expect(setup.asked).toEqual(['error']);
  });

  it('needs a login: nothing is sent, and the page is asked for one', async () => {
    await using setup = await page(() => count(4), false);
    const like = createLike(setup.client, resource);
    like.toggle();
    expect(like.get()).toEqual({ on: false, count: 3 });
    expect(setup.asked).toEqual(['login']);
    expect(setup.server.seen).toHaveLength(0);
  });

  it("asks for what it was not given, and for the viewer's own only when there is one", async () => {
    const answer: Answerer = ({ path }) => (path.includes('check') ? success({ reactionType: 'like' }) : count(6));
    await using known = await page(answer);
    const { resourceType, resourceID } = resource;
    const like = createLike(known.client, { resourceType, resourceID });
    await like.ask();
    expect(like.get()).toEqual({ on: true, count: 6 });
    expect(known.server.seen.map(({ path }) => path).sort()).toEqual([
      'social/reaction/check/b-1',
      'social/reaction/summary/b-1',
    ]);
    await using visitor = await page(answer, false);
    const other = createLike(visitor.client, resource);
    await other.ask();
    expect(other.get()).toEqual({ on: false, count: 3 });
    expect(visitor.server.seen).toHaveLength(0);
  });
});

describe('the likes of a page', () => {
  const id = (n: number) => `0b7c1b1a-0000-4000-8000-00000000000${n}`;
  const likeOf = (client: Client, n: number) => createLike(client, { resourceType: 'post', resourceID: id(n) });

  it('share a call, in the name of the acting business', async () => {
    await using setup = await page(() =>
      success([
        { resourceID: id(1), reactionCount: { like: 5 }, reactionType: 'like' },
        { resourceID: id(2), reactionCount: { like: 0 } },
      ]),
    );
    setup.session.change({ actor: 'business-9' });
    const likes = [likeOf(setup.client, 1), likeOf(setup.client, 2), likeOf(setup.client, 1)];
    await Promise.all(likes.map((like) => like.ask()));
    expect(likes.map((like) => like.get())).toEqual([
      { on: true, count: 5 },
      { on: false, count: 0 },
      { on: true, count: 5 },
    ]);
    expect(setup.server.seen.map(({ path }) => decodeURIComponent(path))).toEqual([
      `social/reactions?ids=${id(1)},${id(2)}&businessID=business-9`,
    ]);
  });

  it('ask alone for a resource that the shared answer lacks, and fail alone', async () => {
    await using setup = await page(({ path }) => {
      if (path.startsWith('social/reactions?')) return success([{ resourceID: id(1), reactionCount: { like: 5 } }]);
      return path.includes(id(3)) ? failed(410, 'Gone') : success({ reactionCount: { like: 7 }, reactionType: 'like' });
    });
    const [known, unknown, gone] = [likeOf(setup.client, 1), likeOf(setup.client, 2), likeOf(setup.client, 3)];
    const asked = await Promise.allSettled([known.ask(), unknown.ask(), gone.ask()]);
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect([known.get(), unknown.get()]).toEqual([
      { on: false, count: 5 },
      { on: true, count: 7 },
    ]);
  });
});

describe('following', () => {
  it('works as liking does', async () => {
    await using setup = await page(({ path }) =>
      path.includes('summary') ? success({ followersCount: 5, session: { following: true } }) : success({}),
    );
    const follow = createFollow(setup.client, 'b-1');
    await follow.ask();
    expect(follow.get()).toEqual({ on: true, count: 5 });
    follow.toggle();
    expect(follow.get()).toEqual({ on: false, count: 4 });
    await until(() => setup.server.seen.length === 2);
    follow.toggle();
    await until(() => setup.server.seen.length === 3);
    expect(setup.server.seen.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
      ['DELETE', 'social/follow/b-1', undefined],
      ['POST', 'social/follow/business', { resourceID: 'b-1' }],
    ]);
  });

  it('goes back silently, and needs a login', async () => {
    await using setup = await page(() => failed(500, 'InternalError'));
    const follow = createFollow(setup.client, 'b-1');
    follow.toggle();
    expect(follow.get()).toEqual({ on: true, count: 1 });
    await until(() => !follow.get().on);
    await using visitor = await page(() => success({}), false);
    createFollow(visitor.client, 'b-1').toggle();
    expect(visitor.asked).toEqual(['login']);
    expect(visitor.server.seen).toHaveLength(0);
  });
});
