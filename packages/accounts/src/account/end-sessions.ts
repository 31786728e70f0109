import type { Database, Kysely } from '@wbn/database';
import { sql } from '@wbn/database';

/**
 * Ends every session of a person on every site, and what could still become one: codes on their way. `keep` is the login of the
 * browser that may stay logged in at the account site. Access tokens are refused from the next call on. In the order in which one becomes
 * the next: what is becoming one at this moment is waited for, and found as what it became.
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
