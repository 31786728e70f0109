import type { Call } from '@wbn/contract';
import type { SessionAnswer, SessionTokens, UserProfile } from '@wbn/contract/shapes';

export interface SessionData {
  readonly token?: string | undefined;
  /** Epoch milliseconds. */
  readonly tokenExpire?: number | undefined;
  readonly refreshToken?: string | undefined;
  readonly refreshTokenExpire?: number | undefined;
  readonly userID?: string | undefined;
  readonly profile?: StoredProfile | undefined;
  /** The visitor's identity: one of their businesses, or the user. */
  readonly actor?: string | undefined;
}

/** The portal stores the whole profile; a partner page stores only these fields. */
export type StoredProfile = Pick<UserProfile, 'userID' | 'firstName' | 'lastName' | 'profilePhoto'> &
  Partial<UserProfile>;

export interface SessionState extends SessionData {
  /** `unknown` until the session is known. */
  readonly status: 'unknown' | 'anonymous' | 'authenticated';
}

/** State that the tabs of our own sites share for one session. */
export interface Tabs {
  read(): SessionData;
  write(state: SessionState): void;
  /** Runs one task at a time across tabs. The task must not throw. */
  lock<T>(task: () => Promise<T>): Promise<T>;
  listen(hear: (state: SessionState) => void): { post(state: SessionState): void; close(): void };
}

/** `refused`: the server ended this session. `unreachable`: no answer, it may still be valid. */
export type Refreshed = 'done' | 'refused' | 'unreachable';

/**
 * One visitor's session. Copies of this package on one page share the first copy's, so its interface is frozen: version 1 may gain methods,
 * but none may change or disappear.
 */
export interface Session {
  readonly version: 1;
  get(): SessionState;
  /** Calls the listener for every change; returns a function that stops it. */
  subscribe(listener: (state: SessionState, previous: SessionState) => void): () => void;
  /** Starts the session if necessary; resolves when it is known whether the visitor is logged in. */
  ready(): Promise<void>;
  /** Stores the account site's answer. */
  save(answer: SessionTokens & Partial<SessionAnswer>): void;
  /** Redeems a code on a partner's page, bound to a key of this page. Earlier versions of this package do not have it. */
  redeem?(body: { readonly token: string; readonly codeVerifier: string }): Promise<void>;
  /**
   * The headers that show an access token with a call: on a partner's page with a proof of its key, for this request alone. `id` is the
   * request's Idempotency-Key. `pageSession` adds it to a session of an earlier version.
   */
  headers(
    token: string,
    call: Call,
    input: { readonly params?: object | undefined },
    id?: string | undefined,
  ): Promise<Readonly<Record<string, string | undefined>>>;
  /** Renews the tokens; concurrent callers share one exchange. */
  refresh(): Promise<Refreshed>;
  clear(): void;
  /** Also ends the session at the account site; never throws. */
  logout(): Promise<void>;
  /** Updates the profile, or the acting business (actor undefined: as themself). */
  change(part: Pick<SessionData, 'profile' | 'actor'>): void;
  /** Stops timers and listeners. */
  stop(): void;
}
