import { type Database, type Kysely, sql } from '@wbn/database';
import { makeEmailToken } from '@wbn/http';

interface UndoLink {
  /** The former address to which the link is mailed. */
  readonly email: string;
  readonly token: string;
}

/**
 * One more link for each former address whose change can still be undone: only hashes of the earlier links are stored. It undoes the same
 * and ends at the same time.
 */
export async function repeatUndoLinks(db: Kysely<Database>, userID: string): Promise<UndoLink[]> {
  const open = await db
    .selectFrom('emailTokens')
    .select(({ fn }) => ['newEmail', fn.min('createdAt').as('createdAt'), fn.max('expiresAt').as('expiresAt')])
    .where('userId', '=', userID)
    .where('purpose', '=', 'undo')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .groupBy('newEmail')
    .execute();
  const links: UndoLink[] = [];
  for (const { newEmail, ...times } of open) {
    if (newEmail === null) continue;
    links.push({ email: newEmail, token: await makeEmailToken(db, { userID, purpose: 'undo', newEmail, times }) });
  }
  return links;
}
