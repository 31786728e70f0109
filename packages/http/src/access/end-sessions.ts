import type { Database, Kysely } from '@wbn/database';
import { sql } from '@wbn/database';

/**
 * Ends every session of a person on every site, and the codes that could still become sessions. `keep` is the login that may stay at the
 * account site. Access tokens are refused from the next call on. Locks rows in the order login, code, session, so that a session that is
 * being created is found too.
 */
export async function endSessions(db: Kysely<Database>, userID: string, reason: string, keep?: string): Promise<void> {
  const now = sql<Date>`now()`;
  let cookies = db
    .updateTable('accountSessions')
    .set({ revokedAt: now })
    .where('userId', '=', userID)
    .where('revokedAt', 'is', null);
  if (keep) cookies = cookies.where('id', '!=', keep);
  await cookies.execute();
  await db
    .updateTable('handoverCodes')
    .set({ usedAt: now })
    .where('userId', '=', userID)
    .where('usedAt', 'is', null)
    .execute();
  await db
    .updateTable('sessions')
    .set({ revokedAt: now, revokeReason: reason })
    .where('userId', '=', userID)
    .where('revokedAt', 'is', null)
    .execute();
}
