import type { Database, Kysely } from '@wbn/database';

/**
 * Locks a person's row until the transaction ends, so that changes of one account take their turn. Call it first, as an undo and a new password
 * do: what is locked after it (links, logins, passkeys) closes no circle then. Rows that only name the person need not wait for it: a code that
 * is being redeemed would wait for this lock, and this transaction for the code.
 */
export async function lockPerson(trx: Kysely<Database>, userID: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userID).forNoKeyUpdate().execute();
}
