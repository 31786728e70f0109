import { logout as logoutCall, refreshToken as refreshCall } from '@wbn/contract';
import type { SessionTokens } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import type { WbnError } from '../api/errors.ts';
import { send } from '../api/send.ts';
import { browserPlatform, onePerPage, type Platform } from '../platform.ts';
import { keeper } from './keeper.ts';
import type { Refreshed, Session, SessionData, SessionState } from './types.ts';

export interface SessionOptions {
  /** The account site's origin. */
  readonly accounts: string;
  readonly key?: string | undefined;
  /** On a page that is not ours: both tokens in memory only. */
  readonly embedded?: boolean | undefined;
  readonly platform?: Platform;
  /** What is known beforehand. */
  readonly initial?: SessionData;
}

const early = 5000; // a token is renewed this long before it expires
const least = 5000; // and never sooner than this after the last try
const most = 300_000; // while the account site cannot be reached, tries grow as rare as this
const longestTimer = 2 ** 31 - 1;

export function createSession(options: SessionOptions): Session {
  const { accounts, key, embedded = false, platform = browserPlatform() } = options;
  const { getState: get, setState, subscribe } = createStore<SessionState>(() => ({ status: 'unknown' }));
  const keep = keeper(platform.storage, embedded);
  let disarm = () => {};
  let deafen = () => {};
  let started: Promise<void> | undefined;
  let flight: Promise<Refreshed> | undefined;
  let lastTry = Number.NEGATIVE_INFINITY;
  let pause = least;
  /** How far the server's clock is ahead of ours, milliseconds. */
  let ahead = 0;
  /** Counts the changes of the session, so that an answer to an older one is seen for what it is. */
  let epoch = 0;

  const arm = (atOnce = false) => {
    disarm();
    const { refreshToken, tokenExpire = 0 } = get();
    if (!refreshToken) return;
    const due = Math.max(atOnce ? 0 : tokenExpire - ahead - early, lastTry + pause);
    disarm = platform.after(Math.min(Math.max(due - platform.now(), 0), longestTimer), () => {
      if (platform.now() < due) arm(atOnce);
      else renew();
    });
  };

  const take = (data: SessionData) => {
    epoch++;
    const status = data.token ? 'authenticated' : 'anonymous';
    setState({ ...data, status, actor: keep.actor() ?? data.userID }, true);
    arm();
  };

  /** Takes the session over, keeps it and tells the other tabs. */
  const spread = (data: SessionData) => {
    if (data.userID !== get().userID) keep.setActor(undefined);
    take(data);
    keep.write(get());
    channel?.post(data);
  };

  // A partner's tabs have a session each: tokens are not sent where any script of the page can listen.
  const channel = embedded
    ? undefined
    : platform.channel('wbn:session', (data) => {
        if (started) take(data as SessionData);
      });

  const save: Session['save'] = (answer) => {
    const { token, refreshToken } = answer;
    const now = platform.now();
    // Seconds become milliseconds; a small value is a duration from now.
    const time = (seconds: number) => seconds * 1000 + (seconds < 1e9 ? now + ahead : 0);
    const old = get();
    const userID = answer.userID ?? old.userID;
    lastTry = now;
    pause = least;
    spread({
      token,
      tokenExpire: time(answer.tokenExpire),
      refreshToken,
      refreshTokenExpire: time(answer.refreshTokenExpire),
      userID,
      profile: userID === old.userID ? old.profile : undefined,
    });
  };

  const clear = () => spread({});

  const tell = (call: typeof refreshCall | typeof logoutCall, refreshToken: string) =>
    send(accounts, call, {
      headers: { 'x-refresh-token': refreshToken, 'x-wbn-key': key },
      onDate: (now) => {
        const gap = now - platform.now();
        // The header counts whole seconds: a small gap says nothing.
        ahead = Math.abs(gap) > early ? gap : 0;
      },
    });
  /** Another tab may have renewed it since. */
  const lastRefreshToken = () => keep.read().refreshToken ?? get().refreshToken;

  async function exchange(before: number): Promise<Refreshed> {
    const overtaken = (): Refreshed => (get().token ? 'done' : 'refused');
    if (epoch !== before) return overtaken();
    const refreshToken = lastRefreshToken();
    if (!refreshToken) return 'refused';
    try {
      const { data } = (await tell(refreshCall, refreshToken)) as { data: SessionTokens };
      if (epoch !== before) return overtaken();
      save(data);
      return 'done';
    } catch (error) {
      const { status, name } = error as WbnError;
      lastTry = platform.now();
      pause = Math.min(pause * 2, most);
      arm();
      return !status || status === 429 || status >= 500 || name === 'BadAnswer' ? 'unreachable' : 'refused';
    }
  }

  const refresh = () => {
    const before = epoch;
    flight ??= platform
      .lock('wbn:refresh', () => exchange(before))
      .finally(() => {
        flight = undefined;
      });
    return flight;
  };

  const renew = async () => {
    if ((await refresh()) === 'refused') clear();
  };

  async function start(): Promise<void> {
    const known = { ...keep.read(), ...options.initial };
    deafen = platform.onOnline(() => arm(true));
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
    ready: () => {
      started ??= start();
      return started;
    },
    save,
    refresh,
    clear,
    async logout() {
      const refreshToken = lastRefreshToken();
      await (refreshToken && tell(logoutCall, refreshToken).catch(() => {}));
      clear();
    },
    setProfile(profile) {
      setState({ profile: keep.cut(profile), userID: profile.userID });
      keep.write(get());
    },
    setActor(id) {
      keep.setActor(id);
      setState({ actor: id ?? get().userID });
    },
    stop() {
      disarm();
      deafen();
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
