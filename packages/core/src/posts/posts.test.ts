import type { Post } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import { keyValue } from '../platform.ts';
import { createSession } from '../session/session.ts';
import { tokens } from '../testing/accounts.ts';
import { testArea, testTab } from '../testing/platform.ts';
import { type Answerer, failed, success, testServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { actors, offered } from './actors.ts';
import { postCard } from './post.ts';
import { createPostBox, type PostBoxOptions } from './post-box.ts';

const author = { userID: 'u-1', firstName: 'Ana', lastName: 'Ruiz', profilePhoto: { url: 'ana.png' } };
const business = { ...author, businessID: 'b-1', companyName: 'Gulf Valves', profilePhoto: { url: 'logo.png' } };
const made = { postID: 'p-1', content: 'Hello' };

async function desk(answer: Answerer, options: Partial<PostBoxOptions> = {}) {
  const server = await testServer(answer);
  const platform = testTab();
  const session = createSession({ accounts: server.origin, platform });
  session.save({ ...tokens(1, platform.now()), userID: 'u-1' });
  await session.ready();
  const { origin } = server;
  const client = createClient({ api: origin, accounts: origin, portal: origin, session, platform });
  const posted: (Post | undefined)[] = [];
  const failures: unknown[] = [];
  const area = testArea();
  const open = (more: Partial<PostBoxOptions> = {}) =>
    createPostBox(client, {
      storage: keyValue(() => area),
      onPosted: (post) => posted.push(post),
      onFailed: (error) => failures.push(error),
      ...options,
      ...more,
    });
  return {
    server,
    client,
    session,
    posted,
    failures,
    open,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
const answers: Answerer = ({ method }) => success(method === 'POST' ? { postID: 'p-1' } : made);

describe('a post', () => {
  const flat: Post = {
    postID: 'p-1',
    content: 'flat',
    createdAt: '2020-01-01T00:00:00Z',
    author,
    header: { author: business, metadata: { datetime: '2024-03-05T09:07:00Z', resourceID: 'r-1' } },
    body: { text: 'in the body', picture: { url: 'hall.png' } },
    reactions: { reactionCount: { like: 4 } },
  };

  it('is read from header and body before the flat fields', () => {
    expect(postCard(flat)).toEqual({
      resourceID: 'r-1',
      author: { type: 'business', id: 'b-1', name: 'Gulf Valves', photo: 'logo.png' },
      datetime: '2024-03-05T09:07:00Z',
      text: 'in the body',
      picture: 'hall.png',
      likes: 4,
    });
    const { header: _, body: __, ...old } = flat;
    expect(postCard(old as Post)).toMatchObject({
      resourceID: 'p-1',
      author: { type: 'user', id: 'u-1', name: 'Ana Ruiz', photo: 'ana.png' },
      datetime: '2020-01-01T00:00:00Z',
      text: 'flat',
    });
  });
});

describe('posting', () => {
  it('sends it, fetches it by its id, clears the text and hands the post over', async () => {
    await using setup = await desk(answers);
    const box = setup.open();
    box.type('Hello');
    const sending = box.send();
    expect(box.get()).toMatchObject({ isSaving: true, text: 'Hello' });
    expect(await sending).toBe(true);
    expect(setup.server.seen.map(({ method, path }) => [method, path])).toEqual([
      ['POST', 'social/posts/make-post'],
      ['GET', 'social/posts/p-1'],
    ]);
    expect(setup.server.seen[0]?.body).toEqual({ content: 'Hello', timelineID: 'u-1', timelineType: 'user' });
    expect(box.get()).toMatchObject({ isSaving: false, text: '' });
    expect(setup.posted).toEqual([made]);
  });

  it('as a business stands on its timeline and names it, and likes and comments do so from then on', async () => {
    await using setup = await desk(answers);
    const box = setup.open();
    box.speakAs('b-1');
    expect(setup.session.get().actor).toBe('b-1');
    box.type('Open house');
    await box.send();
    expect(setup.server.seen[0]?.body).toEqual({
      content: 'Open house',
      timelineID: 'b-1',
      timelineType: 'business',
      businessID: 'b-1',
    });
    expect(setup.open().get().businessID).toBe('b-1');
  });

  it('R-380 on an open timeline goes there, whoever speaks', async () => {
    await using setup = await desk(answers, { timeline: { timelineID: 'b-7', timelineType: 'business' } });
    const box = setup.open();
    box.type('Hello');
    await box.send();
    expect(setup.server.seen[0]?.body).toEqual({ content: 'Hello', timelineID: 'b-7', timelineType: 'business' });
  });

  it('that fails keeps the text, and is the same intent when it is sent once more', async () => {
    let broken = true;
    await using setup = await desk((seen) => (broken ? failed(500, 'InternalError') : answers(seen)));
    const box = setup.open();
    box.type('Hello');
    expect(await box.send()).toBe(false);
    expect(box.get()).toMatchObject({ isSaving: false, text: 'Hello' });
    expect(setup.failures).toHaveLength(1);
    expect(setup.posted).toEqual([]);
    broken = false;
    await box.send();
    const keys = setup.server.to('social/posts/make-post').map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    box.type('Another');
    await box.send();
    expect(setup.server.to('social/posts/make-post').at(-1)?.headers['idempotency-key']).not.toBe(keys[0]);
  });

  it('is done even when the new post cannot be fetched', async () => {
    await using setup = await desk((seen) => (seen.method === 'POST' ? answers(seen) : failed(500, 'InternalError')));
    const box = setup.open();
    box.type('Hello');
    expect(await box.send()).toBe(true);
    expect(setup.posted).toEqual([undefined]);
    expect(box.get().text).toBe('');
  });

  it('sends nothing while there is no text, a picture is under way, or a post is', async () => {
    await using setup = await desk(answers);
    const box = setup.open();
    box.type('  \n ');
    expect(await box.send()).toBe(false);
    box.type('Look');
    box.uploading(true);
    expect(await box.send()).toBe(false);
    box.attach('token-1');
    box.uploading(false);
    const [first, second] = await Promise.all([box.send(), box.send()]);
    expect([first, second]).toEqual([true, false]);
    expect(setup.server.to('social/posts/make-post').map(({ body }) => body)).toEqual([
      { content: 'Look', timelineID: 'u-1', timelineType: 'user', picture: { token: 'token-1' } },
    ]);
    expect(box.get().picture).toBeUndefined();
  });

  it('goes without a picture that was taken off', async () => {
    await using setup = await desk(answers);
    const box = setup.open();
    box.type('Look');
    box.attach('token-1');
    box.attach(undefined);
    await box.send();
    expect(setup.server.seen[0]?.body).not.toHaveProperty('picture');
  });

  it('keeps what is typed for the tab, by place, until it is posted', async () => {
    await using setup = await desk(answers);
    setup.open().type('Half a thou');
    expect(setup.open().get().text).toBe('Half a thou');
    expect(setup.open({ timeline: { timelineID: 't-9', timelineType: 'user' } }).get().text).toBe('');
    await setup.open().send();
    await until(() => setup.posted.length);
    expect(setup.open().get().text).toBe('');
  });

  it('asks for a login where the session ended meanwhile, and keeps the text', async () => {
    await using setup = await desk(answers);
    const box = setup.open();
    box.type('Half a thought');
    setup.session.clear();
    expect(await box.send()).toBe(false);
    expect(box.get()).toMatchObject({ isSaving: false, text: 'Half a thought' });
    expect(setup.server.to('social/posts/make-post')).toEqual([]);
    expect(setup.failures).toEqual([]);
  });
});

describe('as whom somebody may post', () => {
  const list = Array.from({ length: 7 }, (_, index) => ({
    businessID: `b-${index + 1}`,
    general: { companyName: `Company ${index + 1}`, profilePhoto: null },
  }));

  it('are their first five businesses, and the one they speak as already', async () => {
    await using setup = await desk(() => success(list));
    const all = await actors(setup.client);
    expect(all).toHaveLength(7);
    expect(offered(all, undefined).map(({ businessID }) => businessID)).toEqual(['b-1', 'b-2', 'b-3', 'b-4', 'b-5']);
    expect(offered(all, 'b-2')).toHaveLength(5);
    expect(
      offered(all, 'b-7')
        .map(({ name }) => name)
        .at(-1),
    ).toBe('Company 7');
  });

  it('is no longer a business that they have left', async () => {
    await using setup = await desk(() => success(list));
    setup.session.change({ actor: 'b-3' });
    await actors(setup.client);
    expect(setup.session.get().actor).toBe('b-3');
    setup.session.change({ actor: 'b-9' });
    await actors(setup.client);
    expect(setup.session.get().actor ?? 'u-1').toBe('u-1');
  });
});
