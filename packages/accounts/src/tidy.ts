import { type Database, type Kysely, sql } from '@wbn/database';
import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import { removeRowsOfDeletedAccounts } from './account/belongings.ts';
import type { Accounts } from './context.ts';
import { removeOldSetups, tidyAuthenticators } from './second-factor/tidy-authenticators.ts';
import { sealProviderSecrets } from './sign-in/seal-provider-secrets.ts';
import { pruneTrail } from './trail/record-trail.ts';

const everyMs = 60 * 60_000;
const deletedAccountsEveryMs = 60_000;

/** Removes expired rows of logins. Ended sessions stay for 30 days, because their owners may ask about them. */
export async function removeExpired(db: Kysely<Database>): Promise<void> {
  await sql`delete from handover_codes where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from email_tokens where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from used_proofs where expires_at < now()`.execute(db);
  await sql`delete from registrations where expires_at < now()`.execute(db);
  await sql`delete from known_devices where expires_at < now()`.execute(db);
  await removeOldSetups(db);
  await sql`delete from login_steps where expires_at < now()`.execute(db);
  // A session may outlast its login, and is one by an identity provider for as long as its login says so.
  await sql`delete from account_sessions l where expires_at < now() and not exists (
    select from sessions s where s.login_id = l.id and s.revoked_at is null and s.expires_at > now())`.execute(db);
  await sql`delete from sign_in_removals r where not exists (
    select from sign_in_providers p where p.business_id = r.business_id)`.execute(db);
  // A logout ends a session before its time.
  await sql`delete from sessions where least(expires_at, revoked_at) < now() - interval '30 days'`.execute(db);
}

/**
 * Removes expired rows and rows that calls wrote after their caller's account was deleted, and encrypts secrets with the current key.
 */
export function tidyUp(app: FastifyInstance, { db, wbn }: Accounts): void {
  const work = async () => {
    await removeExpired(db);
    await tidyAuthenticators(db, wbn.options.tokens, (userID, err) =>
      app.log.warn({ err, userID }, 'the secret of an authenticator app cannot be opened'),
    );
    await sealProviderSecrets(db, wbn.options.tokens, (businessID, err) =>
      app.log.warn({ err, businessID }, 'the secret of an identity provider cannot be opened'),
    );
    await pruneTrail({ db });
  };
  repeatEvery(app, { everyMs, work, failure: 'not tidied up' });
  const clear = () => removeRowsOfDeletedAccounts(db);
  repeatEvery(app, {
    everyMs: deletedAccountsEveryMs,
    work: clear,
    failure: 'what was written after an account was deleted is there still',
  });
}
