import type { Database, Kysely } from '@wbn/database';
import { voidEmailTokens } from '../links/email-tokens.ts';
import { endSessions } from './end-sessions.ts';

/**
 * Ends all logins and sessions of a person, and what somebody may have prepared to come back: logins that wait for their second step, known
 * browsers, open links to a new password, to a new address or into a login. The way back from a changed address stays, because it is the owner's.
 * Call it in a transaction: the lock makes a login that is being finished wait or end too, and a code that is being redeemed need not wait.
 */
export async function endAllAccess(trx: Kysely<Database>, userID: string, reason: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userID).forNoKeyUpdate().execute();
  await endSessions(trx, userID, reason);
  await voidEmailTokens(trx, userID, ['change', 'reset', 'login']);
  for (const table of ['loginSteps', 'knownDevices'] as const)
    await trx.deleteFrom(table).where('userId', '=', userID).execute();
}
