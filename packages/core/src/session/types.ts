import type { SessionAnswer, SessionTokens, UserProfile } from '@wbn/contract/shapes';

export interface SessionData {
  readonly token?: string | undefined;
  /** Epoch milliseconds, like the other one. */
  readonly tokenExpire?: number | undefined;
  readonly refreshToken?: string | undefined;
  readonly refreshTokenExpire?: number | undefined;
  readonly userID?: string | undefined;
  readonly profile?: StoredProfile | undefined;
}

/** The portal keeps the whole profile; a partner's page holds no more of it than this. */
export type StoredProfile = Pick<UserProfile, 'userID' | 'firstName' | 'lastName' | 'profilePhoto'> &
  Partial<UserProfile>;

export interface SessionState extends SessionData {
  /** `unknown` until the first decision. */
  readonly status: 'unknown' | 'anonymous' | 'authenticated';
  /** As whom the visitor speaks: one of their businesses, or the user. */
  readonly actor?: string | undefined;
}

/** `refused`: the server says that this session is over. `unreachable`: nobody said anything, it may still live. */
export type Refreshed = 'done' | 'refused' | 'unreachable';

/**
 * One visitor's session. Copies of this package on one page share the first copy's, so the interface is frozen: within version 1 methods
 * may be added, none may change or go.
 */
export interface Session {
  readonly version: 1;
  get(): SessionState;
  /** Hears every change; answers the way to stop. */
  subscribe(listener: (state: SessionState, previous: SessionState) => void): () => void;
  /** Starts the session when nobody has yet; done when it is known whether somebody is logged in. */
  ready(): Promise<void>;
  /** Takes over what the account site gave. */
  save(answer: SessionTokens & Partial<SessionAnswer>): void;
  /** Renews the tokens; all who ask meanwhile share one exchange. */
  refresh(): Promise<Refreshed>;
  clear(): void;
  /** Ends the session at the account site too; never throws. */
  logout(): Promise<void>;
  setProfile(profile: StoredProfile): void;
  /** undefined: the user again. */
  setActor(id: string | undefined): void;
  /** Ends timers and listeners. */
  stop(): void;
}
