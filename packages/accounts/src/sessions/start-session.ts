import type { Scope } from '@wbn/contract';
import type { SessionAnswer } from '@wbn/contract/shapes';
import type { Database, Kysely, SessionKind } from '@wbn/database';
import { sql } from '@wbn/database';
import { signAccessToken, type TokenKeys } from '@wbn/http';
import { lifetimes, unboundSeconds } from './lifetimes.ts';
import { proofNonce } from './proof.ts';
import { hashOf, makeSecret } from './secrets.ts';

export interface NewSession {
  readonly userID: string;
  readonly kind: SessionKind;
  readonly origin: string;
  readonly scopes: readonly string[];
  /** Of a partner's page: the businesses that the person allowed it. */
  readonly businessIDs: readonly string[];
  /** Of the key that every refresh must be signed with. */
  readonly keyThumbprint?: string | undefined;
  /** Whether the page signs its calls with that key too. */
  readonly signsCalls?: boolean | undefined;
  readonly partnerKeyID: string | null;
  readonly loginID: string | null;
  readonly userAgentLabel: string | null;
}

export interface LiveSession {
  readonly sessionID: string;
  readonly userID: string;
  readonly kind: SessionKind;
  readonly origin: string;
  readonly scopes: readonly string[];
  readonly expiresAt: Date;
  readonly keyThumbprint?: string | null | undefined;
  /** Whether the page signs its calls with that key: then each access token is bound to it too. */
  readonly signsCalls?: boolean | undefined;
  /** Whether the person logged in by the provider of a business. */
  readonly isByProvider: boolean;
}

/** Starts a family: the session and its first refresh token. Call it in the transaction that redeems the code. */
export async function startSession(
  db: Kysely<Database>,
  session: NewSession,
): Promise<{ session: LiveSession; refreshToken: string }> {
  const { userID, kind, origin, scopes, businessIDs, partnerKeyID, loginID, userAgentLabel } = session;
  const keyThumbprint = session.keyThumbprint ?? null;
  const signsCalls = keyThumbprint !== null && session.signsCalls === true;
  const seconds = kind === 'partner' && keyThumbprint === null ? unboundSeconds : lifetimes[kind].refresh;
  const row = await db
    .insertInto('sessions')
    .values({
      userId: userID,
      kind,
      origin,
      scopes: [...scopes],
      businessIds: [...businessIDs],
      keyThumbprint,
      signsCalls,
      partnerKeyId: partnerKeyID,
      loginId: loginID,
      userAgentLabel,
      expiresAt: sql<Date>`now() + make_interval(secs => ${seconds})`,
    })
    .returning(['id', 'expiresAt'])
    .executeTakeFirstOrThrow();
  const refreshToken = makeSecret();
  await db
    .insertInto('refreshTokens')
    .values({ sessionId: row.id, tokenHash: hashOf(refreshToken), expiresAt: row.expiresAt })
    .execute();
  const started = {
    sessionID: row.id,
    userID,
    kind,
    origin,
    scopes,
    expiresAt: row.expiresAt,
    keyThumbprint,
    signsCalls,
    isByProvider: loginID !== null && (await isProviderLogin(db, loginID)),
  };
  return { session: started, refreshToken };
}

async function isProviderLogin(db: Kysely<Database>, loginID: string): Promise<boolean> {
  const login = db.selectFrom('accountSessions').select('providerId').where('id', '=', loginID);
  return ((await login.executeTakeFirst())?.providerId ?? null) !== null;
}

/** The session as the contract returns it: expiries in epoch seconds; the access token never outlives the family. */
export async function sessionAnswerOf(
  keys: TokenKeys,
  session: LiveSession,
  refreshToken: string,
): Promise<SessionAnswer> {
  const refreshTokenExpire = Math.floor(session.expiresAt.getTime() / 1000);
  const tokenExpire = Math.min(Math.floor(Date.now() / 1000) + lifetimes[session.kind].access, refreshTokenExpire);
  const token = await signAccessToken(keys, {
    userID: session.userID,
    sessionID: session.sessionID,
    audience: session.origin,
    scopes: session.scopes as Scope[],
    expires: tokenExpire,
    thumbprint: (session.signsCalls && session.keyThumbprint) || undefined,
    isByProvider: session.isByProvider,
  });
  const answer = { token, tokenExpire, refreshToken, refreshTokenExpire, userID: session.userID };
  return session.keyThumbprint ? { ...answer, proofNonce: proofNonce(keys, session.sessionID) } : answer;
}
