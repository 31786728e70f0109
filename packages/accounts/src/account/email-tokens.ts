import type { Database, Kysely } from '@wbn/database';
import { sql } from '@wbn/database';
import { type Purpose, secretHash } from '@wbn/http';

export interface EmailLink {
  readonly userID: string;
  /** Only with purposes 'change' and 'undo'. */
  readonly newEmail: string | null;
  readonly createdAt: Date;
}

/**
 * Uses up a link's token; undefined if it is used, expired or unknown, or of another person than `userID`. Of several simultaneous attempts,
 * one succeeds.
 */
export async function takeEmailToken(
  db: Kysely<Database>,
  purpose: Purpose,
  token: string,
  userID?: string,
): Promise<EmailLink | undefined> {
  const row = await db
    .updateTable('emailTokens')
    .set({ usedAt: sql<Date>`now()` })
    .where('tokenHash', '=', secretHash(token))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .$if(userID !== undefined, (query) => query.where('userId', '=', String(userID)))
    .returning(['userId', 'newEmail', 'createdAt'])
    .executeTakeFirst();
  return row && { userID: row.userId, newEmail: row.newEmail, createdAt: row.createdAt };
}

/** A link that is still valid. Opening the page must not use it up, because mail scanners open every link. */
export async function readEmailToken(
  db: Kysely<Database>,
  purpose: Purpose,
  token: string,
): Promise<EmailLink | undefined> {
  const row = await db
    .selectFrom('emailTokens')
    .select(['userId', 'newEmail', 'createdAt'])
    .where('tokenHash', '=', secretHash(token))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row && { userID: row.userId, newEmail: row.newEmail, createdAt: row.createdAt };
}

export const isOpenToken = async (db: Kysely<Database>, purpose: Purpose, token: string): Promise<boolean> =>
  (await readEmailToken(db, purpose, token)) !== undefined;
