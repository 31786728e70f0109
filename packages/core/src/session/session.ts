import { type Call, getSession, logout as logoutCall, refreshToken as refreshCall } from '@wbn/contract';
import type { SessionAnswer, SessionTokens } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import type { WbnError } from '../api/errors.ts';
import { pathOf } from '../api/path-of.ts';
import { type Sending, send } from '../api/send.ts';
import { browserPlatform, onePerPage, type Platform } from '../platform.ts';
import type { Prover } from './prover.ts';
import type { Refreshed, Session, SessionData, SessionState, Tabs } from './types.ts';

export interface SessionOptions {
  /** The account site's origin. */
  readonly accounts: string;
  /** The API's origin. With it the calls of a partner's page are signed too. */
  readonly api?: string | undefined;
  readonly key?: string | undefined;
  /** `portalTabs()` on our own sites. Without it both tokens live only in this page's memory, as partner pages require. */
  readonly tabs?: Tabs;
  readonly platform?: Platform;
  /** On a partner's page: makes the key to which a login binds the session. */
  readonly makeProver?: () => Promise<Prover>;
  /** Known initial state. */
  readonly initial?: SessionData;
}

const early = 5000; // a token is renewed this many milliseconds before it expires, and never sooner than this after the last renewal
const rarest = 300_000; // longest interval of attempts while the account site is unreachable
const longestTimer = 2 ** 31 - 1;
const withToken = (refreshToken: string): Sending => ({ headers: { 'x-refresh-token': refreshToken } });

/**
 * A session of its own, for tests and servers. A page takes `pageSession`.
 *
 * @example
 * const session = createSession({ accounts: 'https://accounts.example' });
 * await session.ready();
 * session.get().status; // 'anonymous'
 */
export function createSession(options: SessionOptions): Session {
  const { accounts, api, key, tabs, platform = browserPlatform, initial, makeProver } = options;
  const { getState: get, setState, subscribe } = createStore<SessionState>(() => ({ status: 'unknown' }));
  let cancelTimer = () => {};
  let unsubscribeOnline = () => {};
  let started: Promise<void> | undefined;
  let flight: Promise<Refreshed> | undefined;
  let lastTry = 0;
  let pause = early;
  /** Milliseconds by which the server's clock is ahead. */
  let ahead = 0;
  let prover: Prover | undefined;
  /** For the next proof. */
  let nonce: string | undefined;

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
    // A delayed message must not restore older tokens.
    if (started && !(data.tokenExpire! < get().tokenExpire!)) take(data);
  });

  /** Stores the session if there is storage, and informs the other tabs. */
  const persistAndBroadcast = () => {
    tabs?.write(get());
    channel?.post(get());
  };

  const save: Session['save'] = ({ token, tokenExpire, refreshToken, refreshTokenExpire, userID, proofNonce }) => {
    const old = get();
    nonce = proofNonce;
    lastTry = platform.now();
    pause = early;
    // Converts seconds to milliseconds; a small value is a duration from now.
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

  const tell = async (call: Call, { headers, body }: Sending): Promise<unknown> => {
    // All calls of this page are signed, so that its access tokens may be bound.
    const calls = api ? true : undefined;
    const claims = { ...claimsOf(accounts, call), nonce, calls };
    return send(accounts, call, {
      body,
      headers: { ...headers, 'x-wbn-key': key, dpop: await prover?.(claims) },
      onDate(now) {
        const gap = now - platform.now();
        // The header has a resolution of seconds: ignore small differences.
        ahead = Math.abs(gap) > early ? gap : 0;
      },
    });
  };
  const claimsOf = (base: string, call: Call, params?: object, jti = platform.random()) => {
    const iat = Math.floor((platform.now() + ahead) / 1000);
    return { htm: call.method, htu: `${base}/${pathOf(call, params)}`, iat, jti };
  };
  /** The server asks for a nonce of its own where a clock is wrong or the last one is too old: signed anew with it, once. */
  const prove = (call: Call, sending: Sending) =>
    tell(call, sending).catch((error: WbnError) => {
      if (error.name !== 'ProofNonceNeeded') throw error;
      [nonce] = error.fields;
      return tell(call, sending);
    });
  /** Another tab may have renewed it since. */
  const lastRefreshToken = () => tabs?.read().refreshToken ?? get().refreshToken;

  /** Resolves at the next change of the session, or after half a second. */
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
    // Another tab renewed it while this one waited: its message with the new tokens is on the way.
    if (lastRefreshToken() !== known && get().token === spent) await change();
    if (get().token !== spent) return overtaken();
    const kept = tabs?.read();
    // Another person logged in meanwhile while this tab slept: continue with their session.
    if (kept?.userID && get().userID && kept.userID !== get().userID) setState({ ...kept, status: 'unknown' }, true);
    const refreshToken = lastRefreshToken();
    if (!refreshToken) return 'refused';
    try {
      const { data } = (await prove(refreshCall, withToken(refreshToken))) as { data: SessionTokens };
      // Logged out meanwhile, or logged in as another person.
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
    // The account site is unreachable: the visitor counts as logged out until it answers.
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
    async headers(token, call, { params }, id) {
      const dpop = api && (await prover?.(claimsOf(api, call, params, id), token));
      return { authorization: `Bearer ${token}`, dpop };
    },
    async redeem(body) {
      prover = await makeProver?.();
      nonce = undefined;
      save(((await prove(getSession, { body })) as { data: SessionAnswer }).data);
    },
    refresh,
    clear,
    async logout() {
      const refreshToken = lastRefreshToken();
      if (refreshToken) await tell(logoutCall, withToken(refreshToken)).catch(() => {});
      clear();
    },
    change(part) {
      take({ ...get(), ...part });
      // Another tab may have renewed, replaced or ended the session, and its message is under way: older tokens must not come back.
      if (tabs?.read().refreshToken === get().refreshToken) persistAndBroadcast();
    },
    stop() {
      cancelTimer();
      unsubscribeOnline();
      channel?.close();
    },
  });
}

/**
 * Returns the page's session and starts it: shared by all copies of this package with the same account site.
 *
 * @example
 * const session = pageSession({ accounts: 'https://accounts.example' });
 * await session.ready();
 * session.get().status; // 'anonymous'
 */
export function pageSession(options: SessionOptions): Session {
  const session = onePerPage(`wbn.session.1:${options.accounts}`, () => createSession(options));
  session.ready();
  if ('headers' in session) return session;
  // The session of an earlier version shows its token alone.
  return { ...(session as Session), headers: async (token) => ({ authorization: `Bearer ${token}` }) };
}
