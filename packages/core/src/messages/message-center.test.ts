import { subjectsAr } from '@wbn/contract';
import type { Inquiry } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import { createSession } from '../session/session.ts';
import { tokens } from '../testing/accounts.ts';
import { testTab } from '../testing/platform.ts';
import { failed, success, testServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { endThread } from './end-thread.ts';
import { createMessageCenter, type MessageCenterOptions } from './message-center.ts';
import { sendDraft } from './send-draft.ts';
import { buyerOf, inWords, isOwn, isUnanswered, matching, ordered } from './threads.ts';

const user = (id: string, name: string) => ({ type: 'user', id, name, photo: null }) as const;
const company = (id: string, name: string) => ({ type: 'business', id, name, photo: null }) as const;
const threadOf = (requestID: string, createdAt: string, more: object = {}): Inquiry => ({
  requestID,
  subject: `About ${requestID}`,
  createdAt,
  status: 'open',
  senderType: 'user',
  from: user('user-1', 'Lina'),
  to: company('b-1', 'Válvulas Peña'),
  unread: 0,
  product: null,
  lastMessage: null,
  ...more,
});
const messageOf = (n: number, from: 'S' | 'R' = 'S') => ({
  messageID: `m-${n}`,
  content: `message ${n}`,
  datetime: `2026-01-01T00:00:0${n}.000Z`,
  from,
  type: 'text' as const,
  attachments: [],
  read: true,
});

/** A server with threads and messages that a test may change; `hold` delays sending. */
async function center(options: MessageCenterOptions = {}, isLoggedIn = true) {
  const world = {
    threads: [threadOf('old', '2026-01-01'), threadOf('new', '2026-03-01'), threadOf('mid', '2026-02-01')],
    messages: [messageOf(1)],
    refuse: undefined as ReturnType<typeof failed> | undefined,
    hold: Promise.resolve(),
  };
  const server = await testServer(async ({ method, path }) => {
    if (path.endsWith('my-list'))
      return success([{ businessID: 'b-1', general: { companyName: 'Peña' }, session: null }]);
    if (path.startsWith('business/request?')) return world.refuse ?? success(world.threads);
    if (path.includes('get-messages')) return world.refuse ?? success(world.messages);
    await world.hold;
    return method === 'POST' ? (world.refuse ?? success({})) : undefined;
  });
  const platform = testTab();
  const session = createSession({ accounts: server.origin, platform });
  if (isLoggedIn) session.save(tokens(1, platform.now()));
  const client = createClient({ api: server.origin, accounts: server.origin, portal: server.origin, session });
  const machine = createMessageCenter(client, options);
  machine.drafts.clear();
  const stop = machine.start();
  await until(() => machine.get().status !== 'loading');
  const sent = () => server.seen.filter(({ path }) => path.includes('send-message'));
  const close = async () => {
    stop();
    session.stop();
    await server[Symbol.asyncDispose]();
  };
  const send = () => sendDraft(machine, platform);
  return { world, server, session, client, machine, send, sent, [Symbol.asyncDispose]: close };
}
const open = { requestID: 'new' };

describe('the message center', () => {
  it('lists the threads of the user, newest first, and of a business when switched to it', async () => {
    await using setup = await center();
    expect(setup.machine.get().threads.map(({ requestID }) => requestID)).toEqual(['new', 'mid', 'old']);
    expect(setup.server.to('business/request').map(({ path }) => path)).toEqual(['business/request?ubid=me']);
    setup.machine.show('b-1', '');
    await until(() => setup.machine.get().status === 'ready');
    expect(setup.server.to('business/request').at(-1)?.path).toBe('business/request?ubid=b-1');
    expect(setup.machine.get().partyID).toBe('b-1');
    setup.machine.show('user-1', '');
    expect(setup.machine.get().speaker).toBe('me');
  });

  it('opens a thread that it was told of, as the speaker', async () => {
    await using setup = await center({ ...open, speaker: 'b-1' });
    await until(() => setup.machine.get().chat === 'ready');
    expect(setup.server.to('business/request/new').map(({ path }) => path)).toEqual([
      'business/request/new/get-messages?bid=b-1',
    ]);
  });

  it('says that nobody is there, and begins when somebody logs in', async () => {
    await using setup = await center({}, false);
    expect(setup.machine.get().status).toBe('visitor');
    expect(setup.server.seen).toHaveLength(0);
    setup.session.save(tokens(1, Date.now()));
    await until(() => setup.machine.get().threads.length === 3);
  });

  it('sends only what is there, once, and shows it as it goes', async () => {
    await using setup = await center(open);
    await until(() => setup.machine.get().chat === 'ready');
    setup.machine.write({ draft: '  ' });
    expect(await setup.send()).toBe(false);
    let answer = () => {};
    setup.world.hold = new Promise((resume) => {
      answer = resume;
    });
    setup.machine.write({ draft: ' Hello ' });
    const first = setup.send();
    expect(setup.machine.get()).toMatchObject({ sending: 'Hello', draft: '' });
    setup.machine.write({ draft: 'More' });
    expect(await setup.send()).toBe(false);
    setup.world.messages = [messageOf(1), messageOf(2)];
    answer();
    expect(await first).toBe(true);
    expect(setup.sent().map(({ path, body }) => [path, body])).toEqual([
      ['business/request/new/send-message', { content: 'Hello' }],
    ]);
    expect(setup.machine.get()).toMatchObject({ sending: undefined, draft: 'More' });
    expect(setup.machine.get().messages).toHaveLength(2);
  });

  it('gives back what could not be sent, and tries it again with the same key', async () => {
    await using setup = await center(open);
    await until(() => setup.machine.get().chat === 'ready');
    setup.world.refuse = failed(500, 'InternalError');
    setup.machine.write({ draft: 'Hello' });
    await expect(setup.send()).rejects.toThrow();
    expect(setup.machine.get()).toMatchObject({ draft: 'Hello', sending: undefined });
    setup.world.refuse = undefined;
    await setup.send();
    const keys = setup.sent().map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
  });

  it('keeps what is typed into each thread', async () => {
    await using setup = await center(open);
    setup.machine.write({ draft: 'For the new one' });
    setup.machine.show('me', 'old');
    expect(setup.machine.get().draft).toBe('');
    setup.machine.show('me', 'new');
    expect(setup.machine.get().draft).toBe('For the new one');
  });

  it('keeps a file with the thread that it was chosen for, whichever is open when it has arrived', async () => {
    await using setup = await center(open);
    const files = [{ token: 't', name: 'plan.pdf' }];
    setup.machine.show('me', 'old');
    setup.machine.write({ files }, 'new');
    expect(setup.machine.get().files).toEqual([]);
    setup.machine.show('me', 'new');
    expect(setup.machine.get().files).toEqual(files);
  });

  it('has what was typed when who typed it logs in anew, and shows nobody else the threads', async () => {
    await using setup = await center(open);
    setup.machine.write({ draft: 'Half a sentence' });
    setup.session.clear();
    await until(() => setup.machine.get().status === 'visitor');
    expect(setup.machine.get().threads).toEqual([]);
    setup.session.save(tokens(2, Date.now()));
    await until(() => setup.machine.get().status === 'ready');
    expect(setup.machine.get().draft).toBe('Half a sentence');
    setup.session.save({ ...tokens(3, Date.now()), userID: 'user-2' });
    expect(setup.machine.get().threads).toEqual([]);
  });

  it('ends a thread once, also when the other side was faster, and sends nothing into it', async () => {
    for (const refuse of [undefined, failed(409, 'Closed')]) {
      await using setup = await center(open);
      setup.world.refuse = refuse;
      await endThread(setup.machine);
      expect(setup.machine.get().threads[0]).toMatchObject({ requestID: 'new', status: 'closed' });
      await endThread(setup.machine);
      setup.machine.write({ draft: 'Hello' });
      expect(await setup.send()).toBe(false);
      expect(setup.server.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
    }
    await using setup = await center(open);
    setup.world.refuse = failed(500, 'InternalError');
    await expect(endThread(setup.machine)).rejects.toThrow();
    expect(setup.machine.get()).toMatchObject({ threads: [{ status: 'open' }, {}, {}] });
  });

  it('refreshes the list, and the open thread only when it is the one', async () => {
    await using setup = await center(open);
    await until(() => setup.machine.get().chat === 'ready');
    setup.world.messages = [messageOf(1), messageOf(2, 'R')];
    setup.world.threads = setup.world.threads.map((one) => ({ ...one, unread: 1 }));
    await setup.machine.refresh('old');
    expect(setup.machine.get().messages).toHaveLength(1);
    expect(setup.machine.get().threads[2]?.unread).toBe(1);
    await setup.machine.refresh('new');
    expect(setup.machine.get().messages).toHaveLength(2);
    await setup.machine.refresh();
    expect(setup.server.to('business/request/new/get-messages')).toHaveLength(3);
  });

  it('keeps the list when asking again fails, and says so when there is none', async () => {
    await using setup = await center();
    setup.world.refuse = failed(503, 'Unavailable');
    await expect(setup.machine.refresh()).rejects.toThrow();
    expect(setup.machine.get()).toMatchObject({ status: 'ready', threads: [{}, {}, {}] });
    setup.machine.show('b-1', '');
    await until(() => setup.machine.get().status === 'failed');
    setup.world.refuse = undefined;
    setup.machine.reload();
    await until(() => setup.machine.get().status === 'ready');
  });

  it('sends files with words or without, and gives them back when that fails', async () => {
    await using setup = await center(open);
    await until(() => setup.machine.get().chat === 'ready');
    const files = [{ token: 't', name: 'plan.pdf' }];
    setup.world.refuse = failed(500, 'InternalError');
    setup.machine.write({ files });
    await expect(setup.send()).rejects.toThrow();
    expect(setup.machine.get().files).toEqual(files);
    setup.world.refuse = undefined;
    expect(await setup.send()).toBe(true);
    expect(setup.sent()[1]?.body).toEqual({ attachments: files });
    expect(setup.machine.get().files).toEqual([]);
  });
});

describe('a thread', () => {
  it('R-259 offers the buyer’s page only when a business wrote to us', () => {
    const seller = company('b-1', 'Seller');
    const received = (from: object) => threadOf('r', '2026-01-01', { from, to: seller });
    const cases = [user('u', 'Buyer'), company('b-2', 'Buyer')].flatMap((from) =>
      ['b-1', from.id].map((viewer) => buyerOf(received(from), viewer)?.id),
    );
    expect(cases).toEqual([undefined, undefined, 'b-2', undefined]);
  });

  it('says a subject of the form in the reader’s language, leaves others as they were written, and finds both', () => {
    const threads = inWords(
      [
        threadOf('a', '2026-02-01', { subject: 'Price quotation' }),
        threadOf('b', '2026-01-01', { subject: 'constructor' }),
      ],
      subjectsAr,
    );
    expect(threads.map(({ subject }) => subject)).toEqual(['عرض سعر', 'constructor']);
    expect(matching(threads, 'سعر', 'user-1')).toEqual([threads[0]]);
  });

  it('knows whose a message is', () => {
    const thread = threadOf('r', '2026-01-01');
    const own = (viewer: string) => (['S', 'R'] as const).map((from) => isOwn({ from }, thread, viewer));
    expect([own('user-1'), own('b-1')]).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('is found by subject or other party, whatever the case and accents', () => {
    const threads = [threadOf('r', '2026-01-01', { subject: 'Cotización' }), threadOf('s', '2026-01-02')];
    const found = (filter: string) => matching(threads, filter, 'user-1').map(({ requestID }) => requestID);
    expect(found('COTIZACION')).toEqual(['r']);
    expect(found(' valvulas pena ')).toEqual(['r', 's']);
    expect(found('lina')).toEqual([]);
    expect(found('')).toHaveLength(2);
  });
});

describe('the list of conversations', () => {
  const said = (datetime: string, from: 'S' | 'R') => ({ lastMessage: { content: 'x', datetime, from } });
  const threads = [
    threadOf('a', '2026-01-01', { ...said('2026-05-01', 'S'), unread: 0 }),
    threadOf('b', '2026-03-01', { ...said('2026-03-01', 'R'), unread: 2 }),
    threadOf('c', '2026-02-01', { unread: 0 }),
  ];
  it.each([
    ['created', ['b', 'c', 'a']],
    ['last', ['a', 'b', 'c']],
    ['unread', ['b', 'a', 'c']],
  ] as const)('ordered by %s', (order, expected) => {
    expect(ordered(threads, order).map(({ requestID }) => requestID)).toEqual(expected);
  });

  it('knows who waits for an answer: the other side wrote last, and the conversation is open', () => {
    const [mine, theirs] = threads as [Inquiry, Inquiry];
    expect([isUnanswered(mine, 'user-1'), isUnanswered(theirs, 'user-1')]).toEqual([false, true]);
    expect(isUnanswered(mine, 'b-1')).toBe(true);
    expect(isUnanswered({ ...mine, status: 'closed' }, 'b-1')).toBe(false);
  });

  it('shows a sent message as the last one at once', async () => {
    await using one = await center(open);
    one.machine.write({ draft: 'Hello' });
    await one.send();
    const { lastMessage } = one.machine.get().threads.find(({ requestID }) => requestID === 'new')!;
    expect(lastMessage).toMatchObject({ content: 'Hello' });
  });
});
