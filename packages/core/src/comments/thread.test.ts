import { describe, expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import { createSession } from '../session/session.ts';
import { tokens } from '../testing/accounts.ts';
import { testTab } from '../testing/platform.ts';
import { type Answerer, failed, success, testServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { createThread } from './thread.ts';

const comment = (n: number) => ({ commentID: `c-${n}`, content: `text ${n}` });
const skipOf = (path: string) => Number(new URLSearchParams(path.split('?')[1]).get('skip') ?? 0);

async function page(answer: Answerer, actor?: string) {
  const server = await testServer(answer);
  const platform = testTab();
  const session = createSession({ accounts: server.origin, platform });
  session.save(tokens(1, platform.now()));
  await session.ready();
  if (actor) session.change({ actor });
  const client = createClient({ api: server.origin, accounts: server.origin, portal: server.origin, session });
  return { server, client, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
/** A resource with this many comments, newest first. */
const listOf =
  (count: number, total?: number): Answerer =>
  ({ method, path }) => {
    if (method === 'POST') return success(comment(99));
    const all = Array.from({ length: count }, (_, index) => comment(index));
    const comments = all.slice(skipOf(path), skipOf(path) + 5);
    return success({ comments, ...(total !== undefined && { total }) });
  };
let made = 0;
const product = () => ({ resourceType: 'product', resourceID: `p-${made++}` }) as const;

describe('reading comments', () => {
  it('asks for pages of five, and stops for good at an empty one', async () => {
    await using setup = await page(listOf(5));
    const thread = createThread(setup.client, product());
    await thread.more();
    expect(thread.get()).toMatchObject({ hasMore: true, isLoading: false });
    await thread.more();
    expect(thread.get().hasMore).toBe(false);
    await thread.more();
    expect(setup.server.seen.map(({ path }) => path.split('?')[1])).toEqual(['skip=0&size=5', 'skip=5&size=5']);
  });

  it('needs no empty page where the server tells the total', async () => {
    await using setup = await page(listOf(7, 7));
    const thread = createThread(setup.client, product());
    await thread.more();
    await thread.more();
    expect(thread.get()).toMatchObject({ hasMore: false, comments: { length: 7 } });
  });

  it('shows no comment twice when others write meanwhile', async () => {
    await using setup = await page(({ path }) =>
      success({ comments: skipOf(path) ? [comment(4), comment(5)] : [0, 1, 2, 3, 4].map(comment), total: 7 }),
    );
    const thread = createThread(setup.client, product());
    await thread.more();
    await thread.more();
    expect(thread.get().comments.map(({ commentID }) => commentID)).toEqual(['c-0', 'c-1', 'c-2', 'c-3', 'c-4', 'c-5']);
  });

  it('misses none of those that came while it could not hear, more than a page holds', async () => {
    let newest = 6;
    const last = 12;
    await using setup = await page(({ path }) => {
      const all = Array.from({ length: newest }, (_, index) => comment(newest - index));
      return success({ comments: all.slice(skipOf(path), skipOf(path) + 5), total: newest });
    });
    const thread = createThread(setup.client, product());
    await thread.more();
    await thread.more();
    newest = last;
    thread.refresh();
    await until(() => thread.get().comments[0]?.commentID === 'c-12');
    while (thread.get().hasMore) await thread.more();
    expect(thread.get().comments.map(({ commentID }) => commentID)).toEqual(
      Array.from({ length: last }, (_, index) => `c-${last - index}`),
    );
  });

  it('keeps what a reader has loaded where no more came than a page holds', async () => {
    let newest = 9;
    await using setup = await page(({ path }) => {
      const all = Array.from({ length: newest }, (_, index) => comment(newest - index));
      return success({ comments: all.slice(skipOf(path), skipOf(path) + 5), total: newest });
    });
    const thread = createThread(setup.client, product());
    await thread.more();
    await thread.more();
    newest = 11;
    thread.refresh();
    await until(() => thread.get().comments[0]?.commentID === 'c-11');
    expect(thread.get()).toMatchObject({ hasMore: false, comments: { length: 11 } });
  });

  it('keeps what it has when a page fails, and asks again', async () => {
    let fails = false;
    await using setup = await page((seen) => (fails ? failed(500, 'InternalError') : listOf(7, 7)(seen)));
    const thread = createThread(setup.client, product());
    await thread.more();
    fails = true;
    await thread.more();
    expect(thread.get()).toMatchObject({ hasFailed: true, comments: { length: 5 } });
    fails = false;
    await thread.more();
    expect(thread.get()).toMatchObject({ hasFailed: false, comments: { length: 7 } });
  });
});

describe('posting a comment', () => {
  it('empties the box at once, and shows the comment above the others', async () => {
    await using setup = await page(listOf(2, 2));
    const where = product();
    const thread = createThread(setup.client, where);
    await thread.more();
    thread.type('Hello');
    const sent = thread.send();
    expect(thread.get()).toMatchObject({ text: '', isSending: true });
    expect(await sent).toMatchObject({ commentID: 'c-99' });
    expect(thread.get()).toMatchObject({ text: '', isSending: false });
    expect(thread.get().comments[0]).toMatchObject({ commentID: 'c-99' });
    const [post] = setup.server.to('social/comments/make-comment');
    expect(post?.body).toEqual({ ...where, content: 'Hello' });
    await until(() => setup.server.seen.length === 3);
  });

  it('names the business it is said for', async () => {
    await using setup = await page(listOf(0), 'business-9');
    const thread = createThread(setup.client, product());
    thread.type('Hello');
    await thread.send();
    expect(setup.server.to('social/comments/make-comment')[0]?.body).toMatchObject({ businessID: 'business-9' });
  });

  it('gives the text back when it fails, to the next element too', async () => {
    await using setup = await page(() => failed(500, 'InternalError'));
    const where = product();
    const thread = createThread(setup.client, where);
    thread.type('Hello\nworld');
    expect(await thread.send()).toBeUndefined();
    expect(thread.get()).toMatchObject({ text: 'Hello\nworld', isSending: false, sendError: { status: 500 } });
    expect(createThread(setup.client, where).get().text).toBe('Hello\nworld');
  });

  it('carries the answer why it failed, in the language it is read in', async () => {
    await using setup = await page(() => failed(410, 'Gone', 'Esto se ha retirado.'));
    const thread = createThread(setup.client, product());
    thread.type('Hola');
    await thread.send('es');
    expect(thread.get().sendError).toMatchObject({ name: 'Gone', message: 'Esto se ha retirado.' });
    expect(setup.server.seen[0]?.path).toBe('social/comments/make-comment?locale=es');
  });

  it('keeps what was typed where the page wants it kept, until it is posted', async () => {
    await using setup = await page(listOf(0));
    const drafts = new Map([['p-kept', 'from before']]);
    const client = createClient({ ...setup.client.options, drafts });
    const thread = createThread(client, { resourceType: 'product', resourceID: 'p-kept' });
    expect(thread.get().text).toBe('from before');
    thread.type('and more');
    expect([...drafts]).toEqual([['p-kept', 'and more']]);
    await thread.send();
    expect(drafts.get('p-kept')).toBe('');
  });

  it('sends nothing that is empty, and nothing twice', async () => {
    await using setup = await page(listOf(0));
    const thread = createThread(setup.client, product());
    thread.type(' \n ');
    await thread.send();
    expect(setup.server.seen).toHaveLength(0);
    thread.type('Hello');
    await Promise.all([thread.send(), thread.send()]);
    expect(setup.server.to('social/comments/make-comment')).toHaveLength(1);
  });
});
