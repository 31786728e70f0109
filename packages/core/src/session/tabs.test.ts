import { describe, expect, it } from 'vitest';
import { keyValue } from '../platform.ts';
import { accountSite, tokens } from '../testing/accounts.ts';
import { type TestTab, testArea, testClock, testTab } from '../testing/platform.ts';
import { testServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { portalTabs } from './portal.ts';
import { createSession } from './session.ts';
import type { Session } from './types.ts';

async function tabsOf(count: number) {
  const clock = testClock();
  const site = accountSite(clock.now);
  const server = await testServer(site.answer);
  const area = testArea();
  const name = crypto.randomUUID();
  const open = (edges: Partial<TestTab> = {}) => {
    const tab = { ...testTab({ clock, name, storage: keyValue(() => area) }), ...edges };
    return createSession({ accounts: server.origin, platform: tab, tabs: portalTabs(tab) });
  };
  const first = open();
  first.save(site.first());
  return {
    clock,
    name,
    server,
    area,
    open,
    tabs: [first, ...Array.from({ length: count - 1 }, () => open())],
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

describe('a session in several tabs of the portal', () => {
  it('is renewed once for all of them, however many ask at once', async () => {
    await using world = await tabsOf(20);
    await Promise.all(world.tabs.map((session) => session.ready()));
    expect(world.server.seen).toHaveLength(1);
    const outcomes = await Promise.all(world.tabs.map((session) => session.refresh()));
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    expect(world.server.seen).toHaveLength(2);
    await until(() => world.tabs.every((session) => session.get().refreshToken === 'refresh-3'));
  });

  it('is renewed by the next one when the tab that renewed it cannot tell', async () => {
    await using world = await tabsOf(1);
    const unreachable = world.open({ channel: () => ({ post() {}, close() {} }) });
    const [first] = world.tabs;
    await unreachable.ready();
    expect(unreachable.get().token).toBe('access-2');
    const [one, other] = [first?.refresh(), unreachable.refresh()];
    await one;
    await until(() => world.clock.next() === 500);
    world.clock.forward(500);
    expect(await other).toBe('done');
    expect(unreachable.get().status).toBe('authenticated');
  });

  it('is the other person’s in a tab that did not hear that another logged in', async () => {
    await using world = await tabsOf(1);
    const asleep = world.open({ channel: () => ({ post() {}, close() {} }) });
    await asleep.ready();
    asleep.change({ profile: { userID: 'user-1', firstName: 'Lina', lastName: 'One', profilePhoto: null } });
    const [awake] = world.tabs;
    const { token, tokenExpire, refreshToken, refreshTokenExpire } = asleep.get();
    const seconds = (ms = 0) => ms / 1000;
    awake?.save({
      token: `${token}`,
      tokenExpire: seconds(tokenExpire),
      refreshToken: `${refreshToken}`,
      refreshTokenExpire: seconds(refreshTokenExpire),
      userID: 'user-2',
    });
    expect(await asleep.refresh()).toBe('done');
    expect(asleep.get()).toMatchObject({ status: 'authenticated', userID: 'user-2', actor: 'user-2' });
    expect(asleep.get().profile).toBeUndefined();
    expect(JSON.parse(world.area.getItem('wbn:session') ?? '')).toMatchObject({ userID: 'user-2' });
  });

  it.each([
    ['has renewed it', (session: Session, now: number) => session.save(tokens(7, now)), 'refresh-7'],
    ['has ended it', (session: Session) => session.clear(), undefined],
  ])(
    'is not brought back by a change of the profile in a tab that did not hear that another one %s',
    async (_, act, kept) => {
      await using world = await tabsOf(1);
      const deaf = world.open({ channel: () => ({ post() {}, close() {} }) });
      await deaf.ready();
      act(world.tabs[0]!, world.clock.now());
      deaf.change({ profile: { userID: 'user-1', firstName: 'Lina', lastName: 'One', profilePhoto: null } });
      expect(JSON.parse(world.area.getItem('wbn:session') ?? '{}').refreshToken).toBe(kept);
    },
  );

  it('is renewed by one, and the others take the new tokens from it', async () => {
    await using world = await tabsOf(3);
    await Promise.all(world.tabs.map((session) => session.ready()));
    await until(() => new Set(world.tabs.map((session) => session.get().token)).size === 1);
    const asked = world.server.seen.length;
    await world.tabs[0]?.refresh();
    await until(() => new Set(world.tabs.map((session) => session.get().token)).size === 1);
    expect(world.server.seen.length).toBe(asked + 1);
  });

  it('ends in all of them at once', async () => {
    await using world = await tabsOf(3);
    await Promise.all(world.tabs.map((session) => session.ready()));
    await world.tabs[1]?.logout();
    await until(() => world.tabs.every((session) => session.get().status === 'anonymous'));
  });

  it('starts in all of them when somebody logs in', async () => {
    await using world = await tabsOf(1);
    world.tabs[0]?.clear();
    const other = world.open();
    await other.ready();
    world.tabs[0]?.save(tokens(7, world.clock.now()));
    await until(() => other.get().token === 'access-7');
  });
});

describe('the state that outlives the page', () => {
  const profile = {
    userID: 'user-1',
    firstName: 'Amal',
    lastName: 'Said',
    profilePhoto: null,
    email: 'amal@example.com',
    mobilePhone: { countryCode: '+966', phoneNumber: '12345678' },
  };

  it('on the portal: the profile under its fixed key, the refresh token, the actor, and no access token', async () => {
    await using world = await tabsOf(1);
    const [session] = world.tabs;
    session?.change({ profile, actor: 'business-1' });
    expect(JSON.parse(world.area.getItem('profile') as string)).toEqual(profile);
    const next = world.open();
    await next.ready();
    expect(next.get()).toMatchObject({ profile, actor: 'business-1', userID: 'user-1', status: 'authenticated' });
    const stored = JSON.stringify([world.area.getItem('wbn:session'), world.area.getItem('profile')]);
    expect(stored).not.toContain('access-');
  });

  it('the actor is the user until another is chosen, and again when somebody else logs in', async () => {
    await using world = await tabsOf(1);
    const [session] = world.tabs;
    expect(session?.get().actor).toBe('user-1');
    session?.change({ actor: 'business-1' });
    expect(session?.get().actor).toBe('business-1');
    session?.change({ actor: undefined });
    expect(session?.get().actor).toBe('user-1');
    session?.change({ actor: 'business-1' });
    session?.save({ ...tokens(8, world.clock.now()), userID: 'user-2' });
    expect(session?.get()).toMatchObject({ userID: 'user-2', actor: 'user-2' });
    expect(session?.get().profile).toBeUndefined();
  });

  const message = (tab: TestTab, actor: string) =>
    new Promise<void>((resolve) => {
      const end = tab.channel('wbn:session', (data) => {
        if ((data as { actor?: string }).actor !== actor) return;
        end.close();
        resolve();
      });
    });

  it('the acting business is the tab’s own: the others keep theirs, and a new one begins with the last choice', async () => {
    await using world = await tabsOf(1);
    const [one] = world.tabs;
    await one?.ready();
    one?.change({ actor: 'business-1' });
    const { clock, name } = world;
    const second = testTab({ clock, name, storage: keyValue(() => world.area) });
    const other = world.open(second);
    await other.ready();
    expect(other.get().actor).toBe('business-1');
    await until(() => one?.get().token === other.get().token);
    const told = message(second, 'business-2');
    one?.change({ actor: 'business-2' });
    await told;
    expect(other.get().actor).toBe('business-1');
    // A renewal and a reload change neither the tab's own choice nor the last one.
    await other.refresh();
    const reloaded = world.open(second);
    await reloaded.ready();
    expect(reloaded.get().actor).toBe('business-1');
    const third = world.open();
    await third.ready();
    expect(third.get().actor).toBe('business-2');
    expect(one?.get().actor).toBe('business-2');
  });

  it('the acting business is forgotten in each tab by a logout in one', async () => {
    await using world = await tabsOf(2);
    const [one, other] = world.tabs;
    await other?.ready();
    other?.change({ actor: 'business-1' });
    await one?.logout();
    await until(() => other?.get().status === 'anonymous');
    one?.save(tokens(9, world.clock.now()));
    await until(() => other?.get().token === 'access-9');
    expect(other?.get().actor).toBe('user-1');
    expect(world.area.getItem('wbn:actor')).toBe('user-1');
  });

  it("on a partner's page: nothing at all", async () => {
    const tab = testTab();
    await using server = await testServer(accountSite(tab.now).answer);
    const session = createSession({ accounts: server.origin, platform: tab });
    session.save(tokens(1, tab.now()));
    session.change({ profile });
    await session.refresh();
    for (const key of ['wbn:session', 'profile', 'wbn:profile', 'wbn:actor'])
      expect(tab.storage.get(key)).toBeUndefined();
  });

  it('rubbish under our keys counts as nothing', async () => {
    await using world = await tabsOf(1);
    for (const rubbish of ['{', 'null', '7', '"x"', '[]', '{"refreshToken": ""}']) {
      world.area.setItem('wbn:session', rubbish);
      const next = world.open();
      await next.ready();
      expect(next.get().status, rubbish).toBe('anonymous');
    }
  });
});
