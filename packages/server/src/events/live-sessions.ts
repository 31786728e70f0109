import type { Db } from '../db.ts';

/** The ids of those sessions that are still valid, in one query. */
export async function liveSessions(db: Db, ids: ReadonlySet<string>): Promise<Set<string>> {
  if (ids.size === 0) return new Set();
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('sessions.id')
    .where('sessions.id', 'in', [...ids])
    .where('sessions.revokedAt', 'is', null)
    .where('sessions.expiresAt', '>', new Date())
    .where('users.suspendedAt', 'is', null)
    .where('users.deletedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
