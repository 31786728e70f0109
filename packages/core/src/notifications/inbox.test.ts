import type { LiveEvent, Notification } from '@wbn/contract/shapes';
import { expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import type { Live } from '../live/live.ts';
import { type Answerer, failed, success, testServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { createInbox } from './inbox.ts';
import { watchUnread } from './unread.ts';

const told = (n: number, read = false): Notification => ({
  notificationID: `n-${n}`,
  kind: 'like',
  count: 1,
  actor: null,
  businessID: null,
  businessName: null,
  resourceType: 'post',
  resourceID: 'p-1',
  createdAt: '2024-03-05T09:07:00Z',
  read,
});
async function connected(answer: Answerer) {
  const server = await testServer(answer);
  const { origin } = server;
  const client = createClient({ api: origin, accounts: origin, portal: origin });
  return { server, client, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

it('more notifications are loaded by nextID until it is null, and each stands in the list once', async () => {
  await using world = await connected(({ path }) =>
    success(
      path.includes('nextID=b')
        ? { items: [told(2), told(3)], nextID: null }
        : { items: [told(1), told(2)], nextID: 'b' },
    ),
  );
  const inbox = createInbox(world.client, 2);
  for (let page = 0; page < 3; page++) await inbox.more();
  expect(inbox.get().items.map(({ notificationID }) => notificationID)).toEqual(['n-1', 'n-2', 'n-3']);
  expect(inbox.get().isOver).toBe(true);
  expect(world.server.seen.map(({ path }) => path)).toEqual(['notifications?size=2', 'notifications?nextID=b&size=2']);
});

it('notifications are marked as read at once, some or all, and the server says how many are left', async () => {
  await using world = await connected(({ method }) =>
    success(method === 'POST' ? { unread: 1 } : { items: [told(1), told(2), told(3, true)], nextID: null }),
  );
  const inbox = createInbox(world.client);
  await inbox.more();
  const reading = inbox.read(['n-1', 'n-3']);
  expect(inbox.get().items.map(({ read }) => read)).toEqual([true, false, true]);
  expect(await reading).toBe(1);
  await inbox.read();
  expect(world.server.seen.slice(1).map(({ body }) => body)).toEqual([{ ids: ['n-1'] }, {}]);
  expect(await inbox.read(['n-1'])).toBeUndefined();
  expect(world.server.seen).toHaveLength(3);
});

it('notifications are unread again when the server refuses', async () => {
  await using world = await connected(({ method }) =>
    method === 'POST' ? failed(500, 'InternalError') : success({ items: [told(1)], nextID: null }),
  );
  const inbox = createInbox(world.client);
  await inbox.more();
  expect(await inbox.read(['n-1'])).toBeUndefined();
  expect(inbox.get().items[0]?.read).toBe(false);
});

it('notifications that could not be loaded are requested again', async () => {
  let broken = true;
  await using world = await connected(() =>
    broken ? failed(500, 'InternalError') : success({ items: [told(1)], nextID: null }),
  );
  const inbox = createInbox(world.client);
  await inbox.more();
  expect(inbox.get()).toMatchObject({ hasFailed: true, isLoading: false });
  broken = false;
  await inbox.more();
  expect(inbox.get()).toMatchObject({ hasFailed: false, items: [{ notificationID: 'n-1' }] });
});

it('unread notifications are counted at once and at each event, until the subscription ends', async () => {
  let unread = 6;
  await using world = await connected(() => success({ unread: ++unread }));
  const shown: number[] = [];
  let announce: (event: LiveEvent) => void = () => {};
  let isUnsubscribed = false;
  const live: Live = {
    listen(listener) {
      announce = listener;
      return () => {
        isUnsubscribed = true;
      };
    },
  };
  const stop = watchUnread(world.client, live, (count) => shown.push(count));
  await until(() => shown.length === 1);
  announce({ kind: 'message' });
  announce({ kind: 'notification' });
  announce({ kind: 'notification' });
  await until(() => shown.length === 3);
  stop();
  expect(isUnsubscribed).toBe(true);
  expect(shown).toEqual([7, 8, 9]);
  expect(world.server.seen).toHaveLength(3);
});
