import type { Database, Kysely } from '@wbn/database';
import { hasSecondFactor } from '@wbn/http';
import { removeRecoveryCodes } from './recovery-codes.ts';

/** Removes the app and passkeys that were set up at `since` or later, and an app that is being set up; with the last of them the recovery codes. */
export async function removeFactorsSince(db: Kysely<Database>, userID: string, since: Date): Promise<void> {
  await db
    .deleteFrom('authenticators')
    .where('userId', '=', userID)
    .where((eb) => eb.or([eb('state', '=', 'pending'), eb('createdAt', '>=', since)]))
    .execute();
  await db.deleteFrom('passkeys').where('userId', '=', userID).where('createdAt', '>=', since).execute();
  if (!(await hasSecondFactor(db, userID))) await removeRecoveryCodes(db, userID);
}
