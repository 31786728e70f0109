import { type Database, type Kysely, queueMail, sql, type Transaction } from '@wbn/database';
import { makeSecret, secretHash } from '../secrets/random-secrets.ts';

export type Purpose = 'verify' | 'reset' | 'change' | 'login' | 'undo';

/** Hours that a link is valid. */
const linkHours = { verify: 7 * 24, reset: 1, change: 24, undo: 72 } as const;
type LinkPurpose = keyof typeof linkHours;

interface NewToken {
  readonly userID: string;
  readonly purpose: LinkPurpose;
  readonly newEmail?: string | null;
  /** Other times than now: those of the act or link for which this one stands. */
  readonly times?: { readonly createdAt: Date; readonly expiresAt?: Date };
}

/**
 * Creates a link's token and stores its hash. A new link for a changed address replaces the older one; links that strangers can request do
 * not, so that nobody can invalidate a link in someone's mailbox.
 */
export async function makeEmailToken(
  db: Kysely<Database>,
  { userID, purpose, newEmail = null, times }: NewToken,
): Promise<string> {
  if (purpose === 'change') await voidEmailTokens(db, userID, [purpose]);
  const token = makeSecret();
  const expiresAt = sql<Date>`now() + make_interval(hours => ${linkHours[purpose]})`;
  await db
    .insertInto('emailTokens')
    .values({ tokenHash: secretHash(token), userId: userID, purpose, newEmail, expiresAt, ...times })
    .execute();
  return token;
}

/** Invalidates open links. */
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

/** Queues the mail with the link that confirms a person's address. */
export async function mailConfirmation(trx: Transaction<Database>, person: Recipient): Promise<void> {
  const { userID, email: to, firstName, locale } = person;
  const token = await makeEmailToken(trx, { userID, purpose: 'verify' });
  const dedupeKey = `verify-email:${userID}:${token.slice(0, 8)}`;
  await queueMail(trx, { to, template: 'verify-email', locale, data: { firstName, token }, dedupeKey });
}
