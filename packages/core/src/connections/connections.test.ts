import type { Connection } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import { createSession } from '../session/session.ts';
import { tokens } from '../testing/accounts.ts';
import { testTab } from '../testing/platform.ts';
import { type Answerer, failed, success, testServer } from '../testing/server.ts';
import { createConnect } from './connect.ts';
import { createConnections } from './connections.ts';

const party = (id: string) => ({ type: 'user' as const, id, name: id, photo: null });
const between = (from: string, to: string, state: Connection['state'] = 'pending'): Connection => ({
  connectionID: `c-${from}`,
  from: party(from),
  to: party(to),
  state,
  message: null,
  createdAt: '2024-03-05T09:07:00Z',
  answeredAt: null,
});
async function on(answer: Answerer, isLoggedIn = true) {
  const server = await testServer(answer);
  const platform = testTab();
  const session = createSession({ accounts: server.origin, platform });
  if (isLoggedIn) session.save({ ...tokens(1, platform.now()), userID: 'me-1' });
  await session.ready();
  const asked: string[] = [];
  const { origin } = server;
  const hooks = { onLoginRequired: () => asked.push('login') };
  const client = createClient({ api: origin, accounts: origin, portal: origin, session, hooks });
  const sent = () => server.seen.map(({ method, path }) => `${method} ${path}`);
  return { server, client, session, asked, sent, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('connecting', () => {
  it('asks, and takes it back', async () => {
    await using setup = await on(({ method }) =>
      success(
        method === 'GET'
          ? { items: [], nextID: null }
          : between('me-1', 'u-2', method === 'POST' ? 'pending' : 'withdrawn'),
      ),
    );
    const connect = createConnect(setup.client, 'u-2');
    await connect.ask();
    expect(connect.get().relation).toBe('none');
    await connect.act();
    expect(connect.get()).toEqual({ relation: 'asked', isBusy: false });
    await connect.act();
    expect(connect.get().relation).toBe('none');
    expect(setup.sent()).toEqual([
      'GET social/connect?ubid=me&with=u-2',
      'POST social/connect',
      'DELETE social/connect/c-me-1',
    ]);
    expect(setup.server.seen[1]?.body).toEqual({ to: 'u-2' });
  });

  it('accepts a person who has asked already, and ends nothing once connected', async () => {
    await using setup = await on(({ method }) =>
      success(
        method === 'GET' ? { items: [between('u-2', 'me-1')], nextID: null } : between('u-2', 'me-1', 'accepted'),
      ),
    );
    const connect = createConnect(setup.client, 'u-2');
    await connect.ask();
    expect(connect.get().relation).toBe('asking');
    await connect.act();
    expect(connect.get().relation).toBe('connected');
    await connect.act();
    expect(setup.sent().slice(1)).toEqual(['POST social/connect/c-u-2/accept']);
  });

  it('is done by the business that one acts as', async () => {
    await using setup = await on(({ method }) =>
      success(method === 'GET' ? { items: [], nextID: null } : between('b-1', 'u-2')),
    );
    setup.session.change({ actor: 'b-1' });
    const connect = createConnect(setup.client, 'u-2');
    await connect.ask();
    await connect.act();
    expect(setup.sent()[0]).toBe('GET social/connect?ubid=b-1&with=u-2');
    expect(setup.server.seen[1]?.body).toEqual({ to: 'u-2', businessID: 'b-1' });
    expect(connect.get().relation).toBe('asked');
  });

  it('says why it failed, and needs a login', async () => {
    await using setup = await on(() => failed(410, 'Gone', 'This was removed.'));
    const connect = createConnect(setup.client, 'u-2');
    await expect(connect.act()).rejects.toMatchObject({ name: 'Gone', message: 'This was removed.' });
    expect(connect.get()).toEqual({ relation: 'none', isBusy: false });
    await using visitor = await on(() => success({}), false);
    await createConnect(visitor.client, 'u-2').act();
    expect(visitor.asked).toEqual(['login']);
    expect(visitor.server.seen).toHaveLength(0);
  });
});

describe('the list', () => {
  it('keeps an accepted request and drops a declined one', async () => {
    await using setup = await on(({ method, path }) => {
      if (method === 'GET') return success({ items: [between('u-2', 'me-1'), between('u-3', 'me-1')], nextID: null });
      return success(path.endsWith('accept') ? between('u-2', 'me-1', 'accepted') : between('u-3', 'me-1', 'declined'));
    });
    const list = createConnections(setup.client, 'me');
    await list.more();
    const [first, second] = list.get().items;
    expect(await list.answer(first!, 'accept')).toBe(true);
    expect(await list.answer(second!, 'decline')).toBe(true);
    expect(list.get().items.map(({ state }) => state)).toEqual(['accepted']);
    await list.more();
    expect(setup.sent()).toEqual([
      'GET social/connect?ubid=me',
      'POST social/connect/c-u-2/accept',
      'POST social/connect/c-u-3/decline',
    ]);
  });

  it('stays as it is when an answer fails', async () => {
    await using setup = await on(({ method }) =>
      method === 'GET' ? success({ items: [between('u-2', 'me-1')], nextID: null }) : failed(409, 'Conflict'),
    );
    const list = createConnections(setup.client, 'me');
    await list.more();
    expect(await list.answer(list.get().items[0]!, 'end')).toBe(false);
    expect(list.get().items).toHaveLength(1);
  });
});
