import type { Database, Kysely } from '@wbn/database';
import { hasSecondFactor } from '@wbn/http';
import { removeRecoveryCodes } from './recovery-codes.ts';

/**
 * Removes the app, passkeys and recovery codes that were set up at `since` or later, and apps that are being set up. With the last app or passkey all
 * recovery codes go.
 */
export async function removeFactorsSince(db: Kysely<Database>, userID: string, since: Date): Promise<void> {
  await db
    .deleteFrom('authenticators')
    .where('userId', '=', userID)
    .where((eb) => eb.or([eb('state', '=', 'pending'), eb('createdAt', '>=', since)]))
    .execute();
  await db.deleteFrom('authenticatorSetups').where('userId', '=', userID).execute();
  await db.deleteFrom('passkeys').where('userId', '=', userID).where('createdAt', '>=', since).execute();
  await db.deleteFrom('recoveryCodes').where('userId', '=', userID).where('createdAt', '>=', since).execute();
  if (!(await hasSecondFactor(db, userID))) await removeRecoveryCodes(db, userID);
}
