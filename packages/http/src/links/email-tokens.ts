import { createHash, randomBytes } from 'node:crypto';
import { type Database, type Kysely, queueMail, sql, type Transaction } from '@wbn/database';

export type Purpose = 'verify' | 'reset' | 'change' | 'login';

/** Hours that a link works. */
const linkHours = { verify: 7 * 24, reset: 1, change: 24 } as const;
type LinkPurpose = keyof typeof linkHours;

/** Only this is kept of a link's token. */
export const emailTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * A link's token. Only its hash is kept. Another link to a new address makes the one before worthless; links that strangers can ask for do
 * not, so that nobody spoils the link that lies in somebody's mailbox.
 */
export async function makeEmailToken(
  db: Kysely<Database>,
  { userID, purpose, newEmail = null }: { userID: string; purpose: LinkPurpose; newEmail?: string | null },
): Promise<string> {
  if (purpose === 'change') await voidEmailTokens(db, userID, [purpose]);
  const token = randomBytes(32).toString('base64url');
  const expiresAt = sql<Date>`now() + make_interval(hours => ${linkHours[purpose]})`;
  await db
    .insertInto('emailTokens')
    .values({ tokenHash: emailTokenHash(token), userId: userID, purpose, newEmail, expiresAt })
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

interface Recipient {
  readonly userID: string;
  readonly email: string;
  readonly firstName: string;
  readonly locale: string | null;
}

/** Writes the mail with the link that confirms a person's address. */
export async function mailConfirmation(trx: Transaction<Database>, person: Recipient): Promise<void> {
  const { userID, email: to, firstName, locale } = person;
  const token = await makeEmailToken(trx, { userID, purpose: 'verify' });
  const dedupeKey = `verify-email:${userID}:${token.slice(0, 8)}`;
  await queueMail(trx, { to, template: 'verify-email', locale, data: { firstName, token }, dedupeKey });
}
