import { type Database, type Kysely, sql } from '@wbn/database';
import { endSessions, makeEmailToken, voidEmailTokens } from '@wbn/http';
import type { FastifyRequest } from 'fastify';
import type { Accounts } from '../context.ts';
import { noPassword } from '../credentials/passwords.ts';
import { forgetDevices } from '../devices/known-devices.ts';
import { removeAuthenticators } from '../second-factor/authenticators.ts';
import { removeRecoveryCodes } from '../second-factor/recovery-codes.ts';

/** The browser that opened the link, and its login. */
interface Here {
  readonly accounts: Accounts;
  readonly request: FastifyRequest;
  readonly loginID: string | undefined;
}

/**
 * Marks the address as confirmed, in the transaction that took the mailed link. Before, anybody could have made the account with somebody
 * else's address: at the first time all that ends with which they could come back besides the password, or by which a site or a mail would
 * tell them of the owner's later doings: consents, and alerts of saved searches by mail. Posts, businesses and the searches themselves stay:
 * they show in the account. `here` stays logged in. Returns whether it was the first time.
 */
export async function confirmAddress(trx: Kysely<Database>, userID: string, here?: Here): Promise<boolean> {
  const first = await trx
    .updateTable('users')
    .set({ emailVerifiedAt: sql<Date>`now()` })
    .where('id', '=', userID)
    .where('deletedAt', 'is', null)
    .where('emailVerifiedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (first === undefined) return false;
  await trx.deleteFrom('passkeys').where('userId', '=', userID).execute();
  await removeAuthenticators(trx, userID);
  await removeRecoveryCodes(trx, userID);
  await endSessions(trx, userID, 'address confirmed', here?.loginID);
  await forgetDevices(trx, userID, here?.loginID === undefined ? undefined : here);
  await voidEmailTokens(trx, userID, ['change']);
  await trx.deleteFrom('consents').where('userId', '=', userID).execute();
  await trx.updateTable('savedSearches').set({ byMail: false }).where('userId', '=', userID).execute();
  return true;
}

/**
 * Ends the password of an account whose address was confirmed in a browser that had not logged in: somebody else may have chosen it. Returns
 * the token for choosing another one at once.
 */
export async function endPassword(trx: Kysely<Database>, userID: string): Promise<string> {
  await trx
    .updateTable('users')
    .set({ passwordHash: noPassword, passwordChangedAt: sql<Date>`now()` })
    .where('id', '=', userID)
    .execute();
  return makeEmailToken(trx, { userID, purpose: 'reset' });
}
