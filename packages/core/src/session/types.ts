import type { SessionAnswer, SessionTokens, UserProfile } from '@wbn/contract/shapes';

export interface SessionData {
  readonly token?: string | undefined;
  /** Epoch milliseconds, like the other one. */
  readonly tokenExpire?: number | undefined;
  readonly refreshToken?: string | undefined;
  readonly refreshTokenExpire?: number | undefined;
  readonly userID?: string | undefined;
  readonly profile?: StoredProfile | undefined;
  /** As whom the visitor speaks: one of their businesses, or the user. */
  readonly actor?: string | undefined;
}

/** The portal stores the whole profile; on a partner's page no more of it than this is stored. */
export type StoredProfile = Pick<UserProfile, 'userID' | 'firstName' | 'lastName' | 'profilePhoto'> &
  Partial<UserProfile>;

export interface SessionState extends SessionData {
  /** `unknown` until the first decision. */
  readonly status: 'unknown' | 'anonymous' | 'authenticated';
}

/** What the tabs of a site of ours share of one session. */
export interface Tabs {
  read(): SessionData;
  write(state: SessionState): void;
  /** One task at a time in all tabs. The task does not throw. */
  lock<T>(task: () => Promise<T>): Promise<T>;
  listen(hear: (state: SessionState) => void): { post(state: SessionState): void; close(): void };
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
  /** The profile has been read, or the visitor speaks as another (actor undefined: as themselves again). */
  change(part: Pick<SessionData, 'profile' | 'actor'>): void;
  /** Ends timers and listeners. */
  stop(): void;
}
