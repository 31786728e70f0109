import { plans } from '@wbn/contract';
import type { Trx } from '../db.ts';
import { fail } from '../fail.ts';

/**
 * How many products a business has, drafts among them, and how many its plan has room for. The business stays locked: two new
 * products at once wait for each other here, and the second one counts the first.
 */
export async function productQuota(trx: Trx, businessID: string): Promise<{ made: number; allowed: number }> {
  const business = await trx
    .selectFrom('businesses')
    .select('subscription')
    .where('id', '=', businessID)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (business === undefined) fail('NotFound');
  const { made } = await trx
    .selectFrom('products')
    .select((select) => select.fn.countAll<number>().as('made'))
    .where('businessId', '=', businessID)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { made, allowed: plans[business.subscription].products };
}
