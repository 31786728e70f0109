import { isUuid } from '@wbn/contract';
import type { Trx } from '../db.ts';

/**
 * Keeps these accounts from being deleted until the transaction ends. A deletion locks its account first, then businesses and memberships. A
 * change that locks any of these asks here before: rows that name a person lock the account anyway, and later they close a circle. In the order
 * of the ids, as all locks of several people.
 */
export async function lockAccounts(trx: Trx, people: readonly string[]): Promise<void> {
  const ids = people.filter(isUuid);
  await trx.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute();
}
