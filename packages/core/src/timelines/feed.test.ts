import type { Post } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import { createSession } from '../session/session.ts';
import { tokens } from '../testing/accounts.ts';
import { testTab } from '../testing/platform.ts';
import { type Answerer, failed, success, testServer } from '../testing/server.ts';
import { createNewsfeed, createTimeline } from './feed.ts';

const author = { userID: 'u-1', firstName: 'Ana', lastName: 'Ruiz', profilePhoto: null };
const post = (n: number, who: Partial<Post['author']> = {}): Post => ({
  postID: `p-${n}`,
  content: `post ${n}`,
  createdAt: '2024-03-05T09:07:00Z',
  author: { ...author, ...who },
  header: { author: { ...author, ...who }, metadata: { datetime: '2024-03-05T09:07:00Z', resourceID: `p-${n}` } },
  body: { text: `post ${n}`, picture: null },
  reactions: { reactionCount: { like: 0 } },
});
const posts = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => post(from + index));

async function on(answer: Answerer) {
  const server = await testServer(answer);
  const { origin } = server;
  const client = createClient({ api: origin, accounts: origin, portal: origin });
  return { server, client, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
const ids = (list: readonly Post[]) => list.map(({ postID }) => postID);

describe('the newsfeed', () => {
  it.each([[null], [undefined]])('R-381 ends on nextID %s, and never starts over', async (nextID) => {
    await using setup = await on(({ path }) =>
      success(path.includes('nextID=n2') ? { items: posts(3, 3), nextID } : { items: posts(1, 2), nextID: 'n2' }),
    );
    const feed = createNewsfeed(setup.client);
    await feed.more();
    expect(feed.get()).toMatchObject({ isOver: false, isLoading: false });
    await feed.more();
    expect(feed.get().isOver).toBe(true);
    await feed.more();
    expect(setup.server.seen.map(({ path }) => path)).toEqual(['newsfeed/load', 'newsfeed/load?nextID=n2']);
    expect(ids(feed.get().items)).toEqual(['p-1', 'p-2', 'p-3']);
  });

  it('R-381 ends on a page without posts, whatever it says comes next', async () => {
    await using setup = await on(() => success({ items: [], nextID: 'n9' }));
    const feed = createNewsfeed(setup.client);
    await feed.more();
    await feed.more();
    expect(setup.server.seen).toHaveLength(1);
    expect(feed.get()).toMatchObject({ items: [], isOver: true });
  });

  it('R-381 ends on a nextID that leads to itself', async () => {
    await using setup = await on(() => success({ items: posts(1, 2), nextID: 'n2' }));
    const feed = createNewsfeed(setup.client);
    for (let round = 0; round < 4; round++) await feed.more();
    expect(setup.server.seen.map(({ path }) => path)).toEqual(['newsfeed/load', 'newsfeed/load?nextID=n2']);
    expect(feed.get().isOver).toBe(true);
  });

  it('shows no post twice', async () => {
    await using setup = await on(({ path }) =>
      success(path.includes('nextID') ? { items: posts(2, 3), nextID: null } : { items: posts(1, 2), nextID: 'n' }),
    );
    const feed = createNewsfeed(setup.client);
    await feed.more();
    feed.prepend(post(3));
    feed.prepend(post(1));
    await feed.more();
    expect(ids(feed.get().items)).toEqual(['p-1', 'p-3', 'p-2']);
  });

  it('keeps what is there when a page fails, and asks for the same page again', async () => {
    let broken = true;
    await using setup = await on(({ path }) => {
      if (!path.includes('nextID')) return success({ items: posts(1, 1), nextID: 'n' });
      return broken ? failed(500, 'InternalError') : success({ items: posts(2, 2), nextID: null });
    });
    const feed = createNewsfeed(setup.client);
    await feed.more();
    await feed.more();
    expect(feed.get()).toMatchObject({ hasFailed: true, isLoading: false, isOver: false });
    broken = false;
    await feed.more();
    expect(ids(feed.get().items)).toEqual(['p-1', 'p-2']);
    expect(feed.get().hasFailed).toBe(false);
  });

  it('asks once, however often it is told to go on', async () => {
    await using setup = await on(() => success({ items: posts(1, 1), nextID: 'n' }));
    const feed = createNewsfeed(setup.client);
    await Promise.all([feed.more(), feed.more(), feed.more()]);
    expect(setup.server.seen).toHaveLength(1);
  });

  it('tells the own reactions of the person, or of the business for which they speak, and forgets them when told to', async () => {
    await using server = await testServer(({ path }) =>
      success({ items: [{ ...post(1), reactionType: path.includes('b-1') ? 'like' : null }, post(2)], nextID: null }),
    );
    const { origin } = server;
    const session = createSession({ accounts: origin, platform: testTab() });
    session.save(tokens(1, testTab().now()));
    const client = createClient({ api: origin, accounts: origin, portal: origin, session });
    const own = async () => {
      const feed = createNewsfeed(client);
      await feed.more();
      const told = feed.get().items.map((item) => item.own);
      feed.forgetOwn();
      expect(feed.get().items.map((item) => item.own)).toEqual([undefined, undefined]);
      return told;
    };
    expect(await own()).toEqual([{ on: false, actorID: 'user-1' }, undefined]);
    session.change({ actor: 'b-1' });
    expect(await own()).toEqual([{ on: true, actorID: 'b-1' }, undefined]);
    session.stop();
  });

  it('takes out whom the visitor has blocked, a business as well as a person', async () => {
    await using setup = await on(() =>
      success({ items: [post(1), post(2, { businessID: 'b-1', companyName: 'B' }), post(3)], nextID: null }),
    );
    const feed = createNewsfeed(setup.client);
    await feed.more();
    feed.hide('b-1');
    expect(ids(feed.get().items)).toEqual(['p-1', 'p-3']);
    feed.hide('u-1');
    expect(feed.get().items).toEqual([]);
  });
});

describe('a timeline', () => {
  it('R-213 R-214 asks by skip and ten, and ends on an empty page where the API tells nothing else', async () => {
    await using setup = await on(({ path }) => {
      const skip = Number(/skip=(\d+)/.exec(path)?.[1]);
      return success({ items: skip === 0 ? posts(1, 10) : skip === 10 ? posts(11, 13) : [] });
    });
    const feed = createTimeline(setup.client, 't-1');
    for (let page = 0; page < 5; page++) await feed.more();
    expect(setup.server.seen.map(({ path }) => path)).toEqual([
      'timeline/load/t-1?skip=0&size=10',
      'timeline/load/t-1?skip=10&size=10',
      'timeline/load/t-1?skip=20&size=10',
    ]);
    expect(feed.get().items).toHaveLength(13);
    expect(feed.get().isOver).toBe(true);
  });

  it('ends with the page that the API says is the last, and asks for no empty one', async () => {
    await using setup = await on(({ path }) => {
      const isOver = path.includes('skip=10');
      return success({ items: isOver ? posts(11, 13) : posts(1, 10), isOver });
    });
    const feed = createTimeline(setup.client, 't-1');
    await feed.more();
    expect(feed.get().isOver).toBe(false);
    await feed.more();
    expect(feed.get()).toMatchObject({ isOver: true, items: { length: 13 } });
    await feed.more();
    expect(setup.server.seen).toHaveLength(2);
  });

  it('goes on from the page that is here already', async () => {
    await using setup = await on(() => success({ items: [], isOver: true }));
    const feed = createTimeline(setup.client, 't-1', { items: posts(1, 10), isOver: false });
    expect(feed.get()).toMatchObject({ isOver: false });
    await feed.more();
    expect(setup.server.seen.map(({ path }) => path)).toEqual(['timeline/load/t-1?skip=10&size=10']);
    for (const items of [[], posts(1, 10)]) {
      expect(createTimeline(setup.client, 't-1', { items, isOver: true }).get().isOver).toBe(true);
    }
  });
});
