import { logout as logoutCall, refreshToken as refreshCall } from '@wbn/contract';
import type { SessionTokens } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import type { WbnError } from '../api/errors.ts';
import { send } from '../api/send.ts';
import { browserPlatform, onePerPage, type Platform } from '../platform.ts';
import type { Refreshed, Session, SessionData, SessionState, Tabs } from './types.ts';

export interface SessionOptions {
  /** The account site's origin. */
  readonly accounts: string;
  readonly key?: string | undefined;
  /** `portalTabs()` on a site of ours. Without it both tokens live in this page's memory only, as a partner's page wants it. */
  readonly tabs?: Tabs;
  readonly platform?: Platform;
  /** What is known beforehand. */
  readonly initial?: SessionData;
}

const early = 5000; // a token is renewed this long before it expires, and never again sooner than this
const rarest = 300_000; // while the account site cannot be reached, tries become as rare as this
const longestTimer = 2 ** 31 - 1;

export function createSession({ accounts, key, tabs, platform = browserPlatform, initial }: SessionOptions): Session {
  const { getState: get, setState, subscribe } = createStore<SessionState>(() => ({ status: 'unknown' }));
  let cancelTimer = () => {};
  let unsubscribeOnline = () => {};
  let started: Promise<void> | undefined;
  let flight: Promise<Refreshed> | undefined;
  let lastTry = 0;
  let pause = early;
  /** How far the server's clock is ahead of ours, milliseconds. */
  let ahead = 0;

  const arm = (atOnce?: boolean) => {
    cancelTimer();
    const { refreshToken, tokenExpire = 0 } = get();
    if (!refreshToken) return;
    const due = Math.max(atOnce ? 0 : tokenExpire - ahead - early, lastTry + pause);
    cancelTimer = platform.after(Math.min(Math.max(due - platform.now(), 0), longestTimer), () => {
      if (platform.now() < due) arm(atOnce);
      else renew();
    });
  };

  const take = (data: SessionData) => {
    const status = data.token ? 'authenticated' : 'anonymous';
    setState({ ...data, status, actor: data.actor ?? data.userID }, true);
    arm();
  };

  const channel = tabs?.listen((data) => {
    // A word that was long under way does not put back older tokens.
    if (started && !(data.tokenExpire! < get().tokenExpire!)) take(data);
  });

  /** Stores the session, where it is stored, and tells the other tabs. */
  const persistAndBroadcast = () => {
    tabs?.write(get());
    channel?.post(get());
  };

  const save: Session['save'] = ({ token, tokenExpire, refreshToken, refreshTokenExpire, userID }) => {
    const old = get();
    lastTry = platform.now();
    pause = early;
    // Seconds become milliseconds; a small value is a duration from now.
    const time = (seconds: number) => seconds * 1000 + (seconds < 1e9 ? lastTry + ahead : 0);
    take({
      ...(!userID || userID === old.userID ? old : { userID }),
      token,
      tokenExpire: time(tokenExpire),
      refreshToken,
      refreshTokenExpire: time(refreshTokenExpire),
    });
    persistAndBroadcast();
  };

  const clear = () => {
    take({});
    persistAndBroadcast();
  };

  const tell = (call: typeof refreshCall | typeof logoutCall, refreshToken: string) =>
    send(accounts, call, {
      headers: { 'x-refresh-token': refreshToken, 'x-wbn-key': key },
      onDate(now) {
        const gap = now - platform.now();
        // The header counts whole seconds: a small gap says nothing.
        ahead = Math.abs(gap) > early ? gap : 0;
      },
    });
  /** Another tab may have renewed it since. */
  const lastRefreshToken = () => tabs?.read().refreshToken ?? get().refreshToken;

  /** The next change of the session, or half a second. */
  const change = () =>
    new Promise<void>((resolve) => {
      const done = () => {
        unsubscribe();
        forget();
        resolve();
      };
      const unsubscribe = subscribe(done);
      const forget = platform.after(500, done);
    });

  async function exchange(spent: string | undefined, known: string | undefined): Promise<Refreshed> {
    const overtaken = (): Refreshed => (get().token ? 'done' : 'refused');
    // Another tab renewed it while this one waited for its turn: the new tokens are on their way here.
    if (lastRefreshToken() !== known && get().token === spent) await change();
    if (get().token !== spent) return overtaken();
    const kept = tabs?.read();
    // Another person logged in meanwhile, and this tab slept through it: from here on the session is theirs.
    if (kept?.userID && get().userID && kept.userID !== get().userID) setState({ ...kept, status: 'unknown' }, true);
    const refreshToken = lastRefreshToken();
    if (!refreshToken) return 'refused';
    try {
      const { data } = (await tell(refreshCall, refreshToken)) as { data: SessionTokens };
      // Logged out meanwhile, or somebody else in.
      if (lastRefreshToken() !== refreshToken) return overtaken();
      save(data);
      return 'done';
    } catch (error) {
      const { status, name } = error as WbnError;
      lastTry = platform.now();
      pause = Math.min(pause * 2, rarest);
      arm();
      return !status || status === 429 || status >= 500 || name === 'BadAnswer' ? 'unreachable' : 'refused';
    }
  }

  const refresh = () => {
    const task = exchange.bind(null, get().token, lastRefreshToken());
    flight ??= (tabs ? tabs.lock(task) : task()).finally(() => {
      flight = undefined;
    });
    return flight;
  };

  const renew = async () => {
    if ((await refresh()) === 'refused') clear();
  };

  async function start(): Promise<void> {
    unsubscribeOnline = platform.onOnline(() => arm(true));
    if (get().token) return;
    const known = { ...tabs?.read(), ...initial };
    if (known.token && (known.tokenExpire ?? 0) > platform.now()) return take(known);
    setState(known);
    if (known.refreshToken) await renew();
    // Not decided when the account site cannot be reached: nobody is logged in until it answers.
    if (get().status === 'unknown') setState({ token: undefined, status: 'anonymous' });
  }

  return Object.freeze<Session>({
    version: 1,
    get,
    subscribe,
    ready() {
      started ??= start();
      return started;
    },
    save,
    refresh,
    clear,
    async logout() {
      const refreshToken = lastRefreshToken();
      if (refreshToken) await tell(logoutCall, refreshToken).catch(() => {});
      clear();
    },
    change(part) {
      take({ ...get(), ...part });
      persistAndBroadcast();
    },
    stop() {
      cancelTimer();
      unsubscribeOnline();
      channel?.close();
    },
  });
}

/** The session of this page, started: the same one for every copy of this package that names the same account site. */
export function pageSession(options: SessionOptions): Session {
  const session = onePerPage(`wbn.session.1:${options.accounts}`, () => createSession(options));
  session.ready();
  return session;
}
