import type { Database, Kysely, SessionKind } from '@wbn/database';
import { sql } from '@wbn/database';
import { revoke } from '../sessions/rotate.ts';

export interface ListedSession {
  /** What its button names. */
  readonly id: string;
  readonly label: string | null;
  /** The site that it is for; null for the account site itself. */
  readonly origin: string | null;
  readonly kind: SessionKind | 'account';
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly isThis: boolean;
}

/** Where a person is logged in: at this site by browser, and at portals, sister sites and partners' pages. Newest use first. */
export async function listSessions(
  db: Kysely<Database>,
  userID: string,
  own: Buffer | null,
): Promise<readonly ListedSession[]> {
  const now = sql<Date>`now()`;
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'userAgentLabel as label', 'origin', 'kind', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userID)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();
  const logins = await db
    .selectFrom('accountSessions')
    .select(['tokenHash', 'userAgentLabel as label', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userID)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();
  const here = logins.map(({ tokenHash, ...login }) => ({
    ...login,
    id: tokenHash.toString('base64url'),
    origin: null,
    kind: 'account' as const,
    isThis: own?.equals(tokenHash) ?? false,
  }));
  const rest = sessions.map((session) => ({ ...session, isThis: false }));
  return [...here, ...rest].sort(
    (a, b) => Number(b.isThis) - Number(a.isThis) || b.lastSeenAt.getTime() - a.lastSeenAt.getTime(),
  );
}

/** Ends one session of a person; an id of somebody else's ends nothing. */
export async function endSession(db: Kysely<Database>, userID: string, id: string): Promise<void> {
  const own = await db
    .selectFrom('sessions')
    .select('id')
    .where(sql<string>`id::text`, '=', id)
    .where('userId', '=', userID)
    .executeTakeFirst();
  if (own) return revoke(db, own.id, 'ended by its owner');
  await db
    .updateTable('accountSessions')
    .set({ revokedAt: sql<Date>`now()` })
    .where('tokenHash', '=', Buffer.from(id, 'base64url'))
    .where('userId', '=', userID)
    .where('revokedAt', 'is', null)
    .execute();
}
