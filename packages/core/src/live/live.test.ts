import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveEvent } from '@wbn/contract/shapes';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import { browserPlatform } from '../platform.ts';
import { createSession } from '../session/session.ts';
import { tokens } from '../testing/accounts.ts';
import { testTab } from '../testing/platform.ts';
import { until } from '../testing/until.ts';
import { createLive, type LiveOptions } from './live.ts';
import { browserTabs, type StreamTabs } from './tabs.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A server of streams: records each connection, and can write to all open ones. */
async function streams(refuse?: (path: string | undefined) => number | undefined) {
  const asked: IncomingMessage[] = [];
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    asked.push(request);
    const status = refuse?.(request.url);
    if (status)
      return response.writeHead(status).end(JSON.stringify({ success: false, code: status, name: 'SessionError' }));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    open.add(response);
    response.on('close', () => open.delete(response));
    response.write(`retry: 2000\n\nid: 1\ndata: {"kind":"ready"}\n\n`);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    open,
    send(id: number, data: object) {
      // In two pieces, as networks deliver them.
      for (const response of open) {
        response.write(`id: ${id}\nda`);
        response.write(`ta: ${JSON.stringify(data)}\n\n`);
      }
    },
    cut: () => server.closeAllConnections(),
  };
}

interface TabOptions extends LiveOptions {
  readonly user?: string | undefined;
  readonly embedded?: boolean;
}

/** Tabs of one test share locks and channels, but not with other tests. */
function browser(): StreamTabs {
  const own = crypto.randomUUID();
  return {
    hold: (name, signal, task) => browserTabs.hold(own + name, signal, task),
    channel: (name, hear) => browserTabs.channel(own + name, hear),
    onAway: () => () => {},
  };
}

function tab(origin: string, { user = 'user-1', embedded = false, ...options }: TabOptions) {
  const session = createSession({ accounts: origin, platform: testTab() });
  if (user) session.save({ ...tokens(1, 1_700_000_000_000), userID: user });
  const client = createClient({ api: origin, accounts: origin, portal: origin, session, embedded });
  const live = createLive(client, { platform: browserPlatform, ...options });
  const heard: LiveEvent[] = [];
  const listen = (resources?: string[]) => {
    const stop = live.listen((event) => heard.push(event), resources);
    ends.push(stop);
    return stop;
  };
  ends.push(() => session.stop());
  return { heard, kinds: () => heard.map(({ kind }) => kind), listen, session };
}

describe('live events', () => {
  it('come over one stream for all tabs of an origin, with the token in a header', async () => {
    const server = await streams();
    const tabs = browser();
    const [one, two] = [tab(server.origin, { tabs }), tab(server.origin, { tabs })];
    one.listen();
    two.listen();
    await until(() => one.kinds().includes('ready') && two.kinds().includes('ready'));
    server.send(2, { kind: 'message', requestID: 'r' });
    await until(() => one.kinds().includes('message') && two.kinds().includes('message'));
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]?.url).toBe('/events');
    expect(server.asked[0]?.headers.authorization).toBe('Bearer access-1');
  });

  it('are read on by another tab when the reading one closes, from where it stopped', async () => {
    const server = await streams();
    const tabs = browser();
    const [one, two] = [tab(server.origin, { tabs }), tab(server.origin, { tabs })];
    const close = one.listen();
    await until(() => one.kinds().includes('ready'));
    two.listen();
    await until(() => two.kinds().includes('ready'));
    server.send(7, { kind: 'notification' });
    await until(() => two.kinds().includes('notification'));
    close();
    await until(() => server.asked.length === 2);
    expect(server.asked[1]?.headers['last-event-id']).toBe('7');
    await until(() => server.open.size === 1);
    server.send(8, { kind: 'message', requestID: 'r' });
    await until(() => two.kinds().includes('message'));
  });

  it('go on after a cut from the last one heard, and questions take their place meanwhile', async () => {
    let status: number | undefined;
    const server = await streams(() => status);
    const one = tab(server.origin, { tabs: browser(), every: 20 });
    one.listen();
    await until(() => one.kinds().includes('ready'));
    server.send(5, { kind: 'message', requestID: 'r' });
    await until(() => one.kinds().includes('message'));
    status = 503;
    server.cut();
    await until(() => one.kinds().filter((kind) => kind === 'reset').length > 1);
    status = undefined;
    await until(() => one.kinds().filter((kind) => kind === 'ready').length === 2);
    expect(server.asked.at(-1)?.headers['last-event-id']).toBe('5');
    const before = one.heard.length;
    server.send(6, { kind: 'message', requestID: 'r' });
    await until(() => one.kinds().slice(before).includes('message'));
    expect(one.kinds().slice(before)).toEqual(['message']);
  });

  it('name the resources of all tabs, and a new one joins without a gap', async () => {
    const server = await streams();
    const tabs = browser();
    const [one, two] = [tab(server.origin, { tabs, user: '' }), tab(server.origin, { tabs, user: '' })];
    one.listen(['b']);
    await until(() => server.asked.length === 1);
    expect(server.asked[0]?.url).toBe('/events?resources=b');
    const away = two.listen(['a', 'b']);
    await until(() => server.asked.length === 2);
    expect(server.asked[1]?.url).toBe('/events?resources=a,b');
    expect(server.asked[1]?.headers['last-event-id']).toBe('1');
    away();
    await until(() => server.asked.length === 3);
    expect(server.asked[2]?.url).toBe('/events?resources=b');
    await until(() => server.open.size === 1);
  });

  it('are nobody’s when nobody is logged in and nothing is looked at, and begin with a login', async () => {
    const server = await streams();
    const one = tab(server.origin, { tabs: browser(), user: '' });
    one.listen();
    one.session.save(tokens(1, 1_700_000_000_000));
    await until(() => one.kinds().includes('ready'));
    expect(server.asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer access-1']);
  });

  it('of two visitors on a partner’s origin are two streams', async () => {
    const server = await streams();
    const tabs = browser();
    for (const user of ['user-1', 'user-2']) tab(server.origin, { tabs, user, embedded: true }).listen();
    await until(() => server.open.size === 2);
  });

  it('are asked for where a browser has no locks', async () => {
    const server = await streams();
    const one = tab(server.origin, { tabs: { ...browser(), hold: () => false }, every: 20 });
    one.listen();
    await until(() => one.kinds().filter((kind) => kind === 'reset').length > 1);
    expect(server.asked).toHaveLength(0);
  });

  it('that are refused because the person logged out elsewhere end the session here', async () => {
    let isOver = false;
    const server = await streams(() => (isOver ? 401 : undefined));
    const one = tab(server.origin, { tabs: browser() });
    one.listen();
    await until(() => one.kinds().includes('ready'));
    isOver = true;
    server.cut();
    await until(() => one.session.get().status === 'anonymous');
    expect(one.session.get().userID).toBeUndefined();
  });

  it('that are refused while the account site cannot be reached end nothing', async () => {
    let refusals = 0;
    const server = await streams((path) => {
      if (path?.includes('refresh-token')) return 503;
      refusals += 1;
      return refusals > 1 ? 401 : undefined;
    });
    const one = tab(server.origin, { tabs: browser() });
    one.listen();
    await until(() => one.kinds().includes('ready'));
    server.cut();
    await until(() => refusals > 2);
    expect(one.session.get().status).toBe('authenticated');
  });

  it('end when the page is put away, and come back with it', async () => {
    const server = await streams();
    let away = (_: boolean) => {};
    const onAway: StreamTabs['onAway'] = (listener) => {
      away = listener;
      return () => {};
    };
    const one = tab(server.origin, { tabs: { ...browser(), onAway } });
    one.listen();
    await until(() => server.open.size === 1);
    away(true);
    await until(() => server.open.size === 0);
    away(false);
    await until(() => server.open.size === 1);
    expect(server.asked).toHaveLength(2);
  });
});
