import { describe, expect, it } from 'vitest';
import { accountSite } from '../testing/accounts.ts';
import { testClock, testTab } from '../testing/platform.ts';
import { failed, type Reply, testServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { portalTabs } from './portal.ts';
import { createSession } from './session.ts';

async function portal(refuse?: () => Reply | undefined) {
  const clock = testClock();
  const tab = testTab({ clock });
  const site = accountSite(clock.now, { refuse });
  const server = await testServer(site.answer);
  const session = createSession({ accounts: server.origin, platform: tab, tabs: portalTabs(tab) });
  return { clock, tab, site, server, session, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
const later = 10_000;

describe('the session on load', () => {
  it('R-100 a valid token means logged in, and nothing is asked', async () => {
    await using server = await testServer(() => undefined);
    const tab = testTab();
    const initial = { token: 't', tokenExpire: tab.now() + 60_000, refreshToken: 'r', userID: 'u' };
    const session = createSession({ accounts: server.origin, platform: tab, initial });
    expect(session.get().status).toBe('unknown');
    await session.ready();
    expect(session.get()).toMatchObject({ status: 'authenticated', token: 't', userID: 'u' });
    expect(server.seen).toHaveLength(0);
  });

  it('R-100 without a valid token a refresh decides: logged in', async () => {
    await using world = await portal();
    world.session.save(world.site.first());
    const platform = world.tab;
    const initial = { token: 'old', tokenExpire: platform.now() - 1 };
    const next = createSession({ accounts: world.server.origin, platform, tabs: portalTabs(platform), initial });
    await next.ready();
    expect(next.get()).toMatchObject({ status: 'authenticated', token: 'access-2', userID: 'user-1' });
    expect(world.server.seen).toHaveLength(1);
  });

  it('R-100 without a valid token a refresh decides: logged out', async () => {
    await using world = await portal(() => failed(401, 'SessionError'));
    world.session.save(world.site.first());
    const next = createSession({ accounts: world.server.origin, platform: world.tab, tabs: portalTabs(world.tab) });
    await next.ready();
    expect(next.get()).toEqual({ status: 'anonymous', actor: undefined });
    expect(world.tab.storage.get('wbn:session')).toBeUndefined();
  });

  it('R-100 with nothing at all nobody is logged in, and nothing is asked', async () => {
    await using world = await portal();
    await world.session.ready();
    expect(world.session.get().status).toBe('anonymous');
    expect(world.server.seen).toHaveLength(0);
  });

  it('asks once, however many wait for the decision', async () => {
    await using world = await portal();
    world.session.save(world.site.first());
    const next = createSession({ accounts: world.server.origin, platform: world.tab, tabs: portalTabs(world.tab) });
    await Promise.all([next.ready(), next.ready(), next.refresh(), next.ready()]);
    expect(world.server.seen).toHaveLength(1);
  });
});

describe('the session while it lives', () => {
  it('R-101 renews the token 5000 ms before it expires', async () => {
    await using world = await portal();
    world.session.save(world.site.first());
    const { tokenExpire = 0 } = world.session.get();
    world.clock.forward(tokenExpire - 5000 - world.clock.now() - 1);
    expect(world.server.seen).toHaveLength(0);
    world.clock.forward(1);
    await until(() => world.session.get().token === 'access-2');
    expect(world.server.seen).toHaveLength(1);
  });

  it('R-102 renews the token when the connection comes back', async () => {
    await using world = await portal();
    await world.session.ready();
    world.session.save(world.site.first());
    world.clock.forward(later);
    world.tab.goOnline();
    world.clock.forward(0);
    await until(() => world.session.get().token === 'access-2');
  });

  it('R-103 a refused refresh clears the session', async () => {
    await using world = await portal(() => failed(401, 'SessionError'));
    world.session.save(world.site.first());
    world.clock.forward(600_000);
    await until(() => world.session.get().status === 'anonymous');
    expect(world.session.get()).toEqual({ status: 'anonymous', actor: undefined });
    for (const key of ['wbn:session', 'profile', 'wbn:actor']) expect(world.tab.storage.get(key)).toBeUndefined();
  });

  it('asks the account site with the refresh token in its header and no body', async () => {
    await using world = await portal();
    world.session.save(world.site.first());
    expect(await world.session.refresh()).toBe('done');
    const [seen] = world.server.seen;
    expect(seen).toMatchObject({ method: 'POST', path: 'refresh-token', text: '' });
    expect(seen?.headers['x-refresh-token']).toBe('refresh-1');
  });

  it('R-105 keeps expiries in milliseconds', async () => {
    await using world = await portal();
    const answer = world.site.first();
    world.session.save(answer);
    expect(world.session.get().tokenExpire).toBe(answer.tokenExpire * 1000);
    expect(world.session.get().refreshTokenExpire).toBe(answer.refreshTokenExpire * 1000);
    world.session.save({ ...answer, tokenExpire: 60, refreshTokenExpire: 120 });
    expect(world.session.get().tokenExpire).toBe(world.clock.now() + 60_000);
    expect(world.session.get().refreshTokenExpire).toBe(world.clock.now() + 120_000);
  });

  it('R-106 holds token, tokenExpire, refreshToken, refreshTokenExpire, userID and profile', async () => {
    await using world = await portal();
    world.session.save(world.site.first());
    world.session.change({ profile: { userID: 'user-1', firstName: 'A', lastName: 'B', profilePhoto: null } });
    const fields = ['token', 'tokenExpire', 'refreshToken', 'refreshTokenExpire', 'userID', 'profile'] as const;
    for (const field of fields) expect(world.session.get()[field], field).toBeDefined();
  });

  it('never renews twice within five seconds, however short a token lives or however often the network comes back', async () => {
    await using world = await portal();
    await world.session.ready();
    world.session.save({ ...world.site.first(), tokenExpire: 3 });
    world.tab.goOnline();
    world.tab.goOnline();
    world.clock.forward(4999);
    expect(world.server.seen).toHaveLength(0);
    world.clock.forward(1);
    await until(() => world.session.get().token === 'access-2');
    expect(world.server.seen).toHaveLength(1);
  });

  it('waits in pieces for a token that lives longer than a timer can', async () => {
    await using world = await portal();
    const days = 30;
    world.session.save({ ...world.site.first(), tokenExpire: days * 86_400 });
    expect(world.clock.next()).toBe(2 ** 31 - 1);
    world.clock.forward(days * 86_400_000 - 5001);
    expect(world.server.seen).toHaveLength(0);
    world.clock.forward(1);
    await until(() => world.server.seen.length === 1);
  });

  it('goes by the clock of the server when that of the visitor is wrong', async () => {
    const clock = testClock();
    const wrong = 600_000;
    const site = accountSite(() => clock.now() - wrong);
    await using server = await testServer((seen) => {
      const reply = site.answer(seen);
      return { ...reply, headers: { date: new Date(clock.now() - wrong).toUTCString() } };
    });
    const session = createSession({ accounts: server.origin, platform: testTab({ clock }) });
    session.save(site.first());
    await session.refresh();
    expect(clock.next()).toBe(595_000);
  });
});

describe('the session when the account site cannot be reached', () => {
  it('lives on, asks ever more rarely, and is renewed when the site is back', async () => {
    let reply: Reply | undefined = { status: 503, body: '<html>busy</html>' };
    await using world = await portal(() => reply);
    world.session.save(world.site.first());
    world.clock.forward(595_000);
    const waits = [10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000];
    for (const [n, wait] of waits.entries()) {
      await until(() => world.server.seen.length === n + 1 && world.clock.next() === wait);
      expect(world.session.get().status).toBe('authenticated');
      if (n < waits.length - 1) world.clock.forward(wait);
    }
    reply = undefined;
    world.clock.forward(300_000);
    await until(() => world.session.get().token === 'access-2');
  });

  it("is nobody's at first, and the visitor's once it answers", async () => {
    let reply: Reply | undefined = { cut: 'before' };
    await using world = await portal(() => reply);
    world.session.save(world.site.first());
    const next = createSession({ accounts: world.server.origin, platform: world.tab, tabs: portalTabs(world.tab) });
    await next.ready();
    expect(next.get()).toMatchObject({ status: 'anonymous', refreshToken: 'refresh-1' });
    reply = undefined;
    world.clock.forward(later);
    await until(() => next.get().status === 'authenticated');
  });
});

describe('logging out', () => {
  it('tells the account site, and clears the session', async () => {
    await using world = await portal();
    world.session.save(world.site.first());
    await world.session.logout();
    expect(world.server.seen[0]).toMatchObject({ method: 'POST', path: 'logout', text: '' });
    expect(world.server.seen[0]?.headers['x-refresh-token']).toBe('refresh-1');
    expect(world.session.get().status).toBe('anonymous');
  });

  it('clears the session when the call fails, too', async () => {
    const tab = testTab();
    await using server = await testServer(() => ({ cut: 'before' }));
    const session = createSession({ accounts: server.origin, platform: tab });
    session.save(accountSite(tab.now).first());
    await session.logout();
    expect(session.get().status).toBe('anonymous');
  });

  it('is not undone by a refresh that was under way', async () => {
    await using world = await portal();
    world.session.save(world.site.first());
    const refreshed = world.session.refresh();
    world.session.clear();
    expect(await refreshed).toBe('refused');
    expect(world.session.get().token).toBeUndefined();
    expect(world.tab.storage.get('wbn:session')).toBeUndefined();
  });
});
