import type { Database, Kysely } from '@wbn/database';
import { sql } from '@wbn/database';
import { emailTokenHash, type Purpose } from '@wbn/http';

export interface EmailLink {
  readonly userID: string;
  /** Only with purposes 'change' and 'undo'. */
  readonly newEmail: string | null;
  readonly createdAt: Date;
}

/** Uses up a link's token; undefined if it is used, expired or unknown. Of several simultaneous attempts, one succeeds. */
export async function takeEmailToken(
  db: Kysely<Database>,
  purpose: Purpose,
  token: string,
): Promise<EmailLink | undefined> {
  const row = await db
    .updateTable('emailTokens')
    .set({ usedAt: sql<Date>`now()` })
    .where('tokenHash', '=', emailTokenHash(token))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['userId', 'newEmail', 'createdAt'])
    .executeTakeFirst();
  return row && { userID: row.userId, newEmail: row.newEmail, createdAt: row.createdAt };
}

/** The person of a link that is still valid. */
export async function openTokenUser(
  db: Kysely<Database>,
  purpose: Purpose,
  token: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('emailTokens')
    .select('userId')
    .where('tokenHash', '=', emailTokenHash(token))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.userId;
}

/** Whether a link is still valid. Opening the page must not use it up, because mail scanners open every link. */
export const isOpenToken = async (db: Kysely<Database>, purpose: Purpose, token: string): Promise<boolean> =>
  (await openTokenUser(db, purpose, token)) !== undefined;
