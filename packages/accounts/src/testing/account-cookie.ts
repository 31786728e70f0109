import type { Database, Kysely } from '@wbn/database';
import { hashOf, makeSecret } from '../sessions/secrets.ts';

/** The cookie of a new login at the account site of an address, without the check of a password, which takes a second. */
export async function accountCookie(
  db: Kysely<Database>,
  userId: string,
  site: string,
): Promise<{ readonly name: string; readonly value: string }> {
  const value = makeSecret();
  const expiresAt = new Date(Date.now() + 86_400_000);
  await db
    .insertInto('accountSessions')
    .values({ tokenHash: hashOf(value), userId, expiresAt })
    .execute();
  return { name: `wbn-account-${new URL(site).port}`, value };
}
