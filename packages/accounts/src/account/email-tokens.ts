import type { Database, Kysely } from '@wbn/database';
import { sql } from '@wbn/database';
import { hashOf, makeSecret } from '../sessions/secrets.ts';

export type Purpose = 'verify' | 'reset' | 'change' | 'login';

/** Hours that a link works. */
const linkHours = { verify: 7 * 24, reset: 1, change: 24 } as const;
type LinkPurpose = keyof typeof linkHours;

/**
 * A link's token. Only its hash is kept. Another link to a new address makes the one before worthless; links that strangers can ask for do
 * not, so that nobody spoils the link that lies in somebody's mailbox.
 */
export async function makeEmailToken(
  db: Kysely<Database>,
  { userID, purpose, newEmail = null }: { userID: string; purpose: LinkPurpose; newEmail?: string | null },
): Promise<string> {
  if (purpose === 'change') await voidEmailTokens(db, userID, [purpose]);
  const token = makeSecret();
  const expiresAt = sql<Date>`now() + make_interval(hours => ${linkHours[purpose]})`;
  await db
    .insertInto('emailTokens')
    .values({ tokenHash: hashOf(token), userId: userID, purpose, newEmail, expiresAt })
    .execute();
  return token;
}

/** Makes the links on their way worth nothing. */
export async function voidEmailTokens(
  db: Kysely<Database>,
  userID: string,
  purposes: readonly Purpose[],
): Promise<void> {
  await db
    .updateTable('emailTokens')
    .set({ usedAt: sql<Date>`now()` })
    .where('userId', '=', userID)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .execute();
}

export interface EmailLink {
  readonly userID: string;
  /** With purpose 'change'. */
  readonly newEmail: string | null;
}

/** Spends a link's token; undefined when it was used, has run out or never was. Of any number that try at once one wins. */
export async function takeEmailToken(
  db: Kysely<Database>,
  purpose: Purpose,
  token: string,
): Promise<EmailLink | undefined> {
  const row = await db
    .updateTable('emailTokens')
    .set({ usedAt: sql<Date>`now()` })
    .where('tokenHash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['userId', 'newEmail'])
    .executeTakeFirst();
  return row && { userID: row.userId, newEmail: row.newEmail };
}

/** Whether a link would still work: a page that is only looked at spends nothing, since mail scanners open every link. */
export async function isOpenToken(db: Kysely<Database>, purpose: Purpose, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('emailTokens')
    .select('userId')
    .where('tokenHash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}
