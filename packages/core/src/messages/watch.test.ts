import type { LiveEvent } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import { keyValue } from '../platform.ts';
import { createSession } from '../session/session.ts';
import { tokens } from '../testing/accounts.ts';
import { testArea, testTab } from '../testing/platform.ts';
import { success, testServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { createMessageCenter } from './message-center.ts';
import { readAll, type WatchOptions, watchMessages } from './watch.ts';

const party = (id: string, type = 'user') => ({ type, id, name: id, photo: null });
const threads = ['new', 'old'].map((requestID) => ({
  requestID,
  subject: requestID,
  createdAt: requestID === 'new' ? '2026-03-01' : '2026-01-01',
  status: 'open',
  senderType: 'user',
  from: party('user-1'),
  to: party('b-2', 'business'),
  unread: 0,
  lastMessage: null,
}));

async function page({
  userID = 'user-1',
  ...options
}: Partial<WatchOptions> & { isLookedAt?: boolean; userID?: string } = {}) {
  const server = await testServer(({ path }) => {
    if (path.endsWith('my-list')) return success([{ businessID: 'b-1', general: { companyName: 'Mine' } }]);
    if (path.startsWith('business/request?')) return success(threads);
    if (path.includes('get-messages')) return success([]);
    if (path === 'messages/unread') {
      return success({
        unread: 3,
        parties: [
          { id: 'user-1', unread: 1 },
          { id: 'b-1', unread: 2 },
        ],
      });
    }
    return success({});
  });
  const platform = testTab();
  const session = createSession({ accounts: server.origin, platform });
  session.save({ ...tokens(1, platform.now()), userID });
  const client = createClient({ api: server.origin, accounts: server.origin, portal: server.origin, session });
  const center = createMessageCenter(client, { requestID: 'new' });
  // Simulates a reload.
  center.write({ draft: '' });
  center.drafts.clear();
  const stop = center.start();
  await until(() => center.get().status === 'ready' && center.get().chat === 'ready');
  server.seen.length = 0;

  let isThere = options.isLookedAt ?? true;
  let turned = () => {};
  let tell = (_: LiveEvent) => {};
  const attention = {
    isThere: () => isThere,
    onChange(listener: () => void) {
      turned = listener;
      return () => {};
    },
  };
  const live = {
    listen(hear: (event: LiveEvent) => void) {
      tell = hear;
      return () => {};
    },
  };
  const unwatch = watchMessages(client, center, {
    live,
    attention,
    platform,
    storage: keyValue(() => testArea()),
    ...options,
  });
  const to = (end: string) => server.seen.filter(({ path }) => path.endsWith(end)).map(({ path }) => path);
  return {
    client,
    session,
    center,
    clock: platform.clock,
    isTyping: () => center.get().isTyping,
    to,
    tell: (event: LiveEvent) => tell(event),
    look(there: boolean) {
      isThere = there;
      turned();
    },
    async [Symbol.asyncDispose]() {
      unwatch();
      stop();
      session.stop();
      await server[Symbol.asyncDispose]();
    },
  };
}
const typed = (from: 'S' | 'R', requestID = 'new'): LiveEvent => ({ kind: 'typing', requestID, from });

describe('a watched message center', () => {
  it('reads the list and the thread that an event is about, and counts for each speaker', async () => {
    await using setup = await page();
    await until(() => setup.center.get().unread.me === 1);
    expect(setup.center.get().unread).toEqual({ me: 1, 'b-1': 2 });
    setup.tell({ kind: 'message', requestID: 'old' });
    await until(() => setup.to('business/request?ubid=me').length === 1);
    setup.tell({ kind: 'read', requestID: 'new' });
    await until(() => setup.to('new/get-messages').length === 1);
    setup.tell({ kind: 'notification' });
    setup.tell({ kind: 'reset' });
    await until(() => setup.to('new/get-messages').length === 2);
    expect(setup.to('business/request?ubid=me')).toHaveLength(3);
  });

  it('asks once for many events that come at a time', async () => {
    await using setup = await page();
    for (let n = 0; n < 20; n += 1) setup.tell({ kind: 'message', requestID: 'new' });
    await until(() => setup.to('new/get-messages').length === 2);
    await until(() => setup.to('messages/unread').length === 3);
    expect(setup.to('business/request?ubid=me')).toHaveLength(2);
  });

  it('reads nothing for nobody: it waits until somebody looks', async () => {
    await using setup = await page({ isLookedAt: false });
    setup.tell({ kind: 'message', requestID: 'new' });
    expect(setup.to('new/get-messages')).toHaveLength(0);
    setup.look(true);
    await until(() => setup.to('new/get-messages').length === 1);
    setup.look(true);
    expect(setup.to('business/request?ubid=me')).toHaveLength(1);
  });

  it('shows that the other side types, for six seconds, until they have sent, or until the conversation ends', async () => {
    await using setup = await page();
    setup.tell(typed('S'));
    setup.tell(typed('R', 'old'));
    expect(setup.isTyping()).toBe(false);
    setup.tell(typed('R'));
    setup.clock.forward(5_000);
    setup.tell(typed('R'));
    setup.clock.forward(5_000);
    expect(setup.isTyping()).toBe(true);
    setup.clock.forward(1_000);
    expect(setup.isTyping()).toBe(false);
    for (const kind of ['message', 'thread'] as const) {
      setup.tell(typed('R'));
      setup.tell({ kind, requestID: 'new' });
      expect(setup.isTyping(), kind).toBe(false);
    }
    setup.tell(typed('R'));
    setup.center.show('me', 'old');
    expect(setup.isTyping()).toBe(false);
  });

  it('tells the other side that somebody types, at most every four seconds', async () => {
    await using setup = await page();
    for (const draft of ['H', 'He', 'Hel']) setup.center.write({ draft });
    await until(() => setup.to('new/typing').length === 1);
    setup.clock.forward(4_000);
    setup.center.write({ draft: 'Hell' });
    await until(() => setup.to('new/typing').length === 2);
    setup.clock.forward(4_000);
    setup.center.write({ draft: '' });
    expect(setup.to('new/typing')).toHaveLength(2);
  });

  it('keeps what was written over a reload, whatever lies in its place', async () => {
    const area = testArea();
    const storage = keyValue(() => area);
    {
      await using setup = await page({ storage });
      setup.center.write({ draft: 'Half a sentence' });
      setup.center.show('me', 'old');
      setup.center.write({ draft: 'Another' });
    }
    await using setup = await page({ storage });
    expect(setup.center.get().draft).toBe('Half a sentence');
    setup.center.show('me', 'old');
    expect(setup.center.get().draft).toBe('Another');
    area.setItem('wbn:messages:user-1', '{"rubbish');
    await using later = await page({ storage });
    expect(later.center.get().draft).toBe('');
  });

  it('shows nobody what a colleague wrote on the same computer and did not send', async () => {
    const area = testArea();
    area.setItem('wbn:messages:user-2', JSON.stringify([['new', 'Our lowest price is']]));
    await using setup = await page({ storage: keyValue(() => area) });
    expect(setup.center.get().draft).toBe('');
    setup.center.write({ draft: 'Mine' });
    expect(area.getItem('wbn:messages:user-2')).toContain('Our lowest price is');
    expect(area.getItem('wbn:messages:user-1')).toContain('Mine');
  });

  it('hides it from another person who logs in on the open page, and gives it back to its author', async () => {
    const area = testArea();
    await using setup = await page({ storage: keyValue(() => area) });
    setup.center.write({ draft: 'Our lowest price is', files: [{ token: 't', name: 'prices.pdf' }] });
    setup.session.clear();
    setup.session.save({ ...tokens(2, Date.now()), userID: 'user-2' });
    expect(setup.center.get()).toMatchObject({ draft: '', files: [] });
    expect([...setup.center.drafts.values()].filter(({ draft }) => draft)).toEqual([]);
    setup.session.save({ ...tokens(3, Date.now()), userID: 'user-1' });
    expect(setup.center.get().draft).toBe('Our lowest price is');
  });

  it('keeps what each of two visitors writes for them alone, where one page has both', async () => {
    const [first, second] = [testArea(), testArea()];
    await using mine = await page({ storage: keyValue(() => first) });
    await using theirs = await page({ storage: keyValue(() => second), userID: 'user-2' });
    mine.center.write({ draft: 'Mine' });
    theirs.center.write({ draft: 'Theirs' });
    expect([first.getItem('wbn:messages:user-1'), first.getItem('wbn:messages:user-2')]).toEqual([
      '[["new","Mine"]]',
      null,
    ]);
    expect(second.getItem('wbn:messages:user-1')).toBeNull();
  });

  it('marks all as read and says so', async () => {
    await using setup = await page();
    await readAll(setup.client, setup.center);
    expect(setup.to('messages/read?ubid=me')).toHaveLength(1);
    expect(setup.to('business/request?ubid=me')).toHaveLength(1);
  });
});
