import type { Database, Kysely, SessionKind } from '@wbn/database';
import { sql } from '@wbn/database';
import { usedSince } from '@wbn/http';
import { endLogin } from '../account-session/account-session.ts';
import { revoke } from '../sessions/rotate.ts';

export interface ListedSession {
  /** The id that the session's button sends. */
  readonly id: string;
  readonly label: string | null;
  /** The origins of its sites; null is the account site itself. */
  readonly origins: readonly (string | null)[];
  readonly kind: SessionKind | 'account';
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** Whether it is the browser of this request. */
  readonly isThis: boolean;
}

/**
 * The sessions of a person. A login at the account site is one with the sessions of our own sites that began with it, because they end together;
 * partner pages stand alone. Those of this browser come first, then the most recently used.
 */
export async function listSessions(
  db: Kysely<Database>,
  userID: string,
  loginID: string,
): Promise<readonly ListedSession[]> {
  const now = sql<Date>`now()`;
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'userAgentLabel as label', 'origin', 'kind', 'createdAt', 'lastSeenAt', 'loginId'])
    .where('userId', '=', userID)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('lastSeenAt', '>', usedSince())
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();
  const logins = await db
    .selectFrom('accountSessions')
    .select(['id', 'userAgentLabel as label', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userID)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('lastSeenAt', '>', usedSince())
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();
  const isOwnSite = ({ kind, loginId }: (typeof sessions)[number]) =>
    kind !== 'partner' && logins.some(({ id }) => id === loginId);
  const here = logins.map((login) => {
    const own = sessions.filter((session) => session.loginId === login.id && isOwnSite(session));
    return {
      ...login,
      origins: [null, ...new Set(own.map(({ origin }) => origin))],
      lastSeenAt: new Date(Math.max(...[login, ...own].map(({ lastSeenAt }) => lastSeenAt.getTime()))),
      kind: 'account' as const,
      isThis: login.id === loginID,
    };
  });
  const rest = sessions
    .filter((session) => !isOwnSite(session))
    .map(({ loginId, origin, ...session }) => ({ ...session, origins: [origin], isThis: loginId === loginID }));
  return [...here, ...rest].sort(
    (a, b) => Number(b.isThis) - Number(a.isThis) || b.lastSeenAt.getTime() - a.lastSeenAt.getTime(),
  );
}

/**
 * Ends one session of a person; ignores ids of other people. For a session of our own sites it also ends the login that it began with, as a
 * logout there would: otherwise that browser could open a new session with one click. Returns the ended login, if any.
 */
export async function endSession(db: Kysely<Database>, userID: string, id: string): Promise<string | undefined> {
  const session = await db
    .selectFrom('sessions')
    .select(['id', 'kind', 'loginId'])
    .where(sql<string>`id::text`, '=', id)
    .where('userId', '=', userID)
    .executeTakeFirst();
  if (session) await revoke(db, session.id, 'ended by its owner');
  if (session?.kind === 'partner') return undefined;
  const login = await db
    .selectFrom('accountSessions')
    .select('id')
    .where(sql<string>`id::text`, '=', session?.loginId ?? id)
    .where('userId', '=', userID)
    .executeTakeFirst();
  if (login) await endLogin(db, login.id);
  return login?.id;
}
