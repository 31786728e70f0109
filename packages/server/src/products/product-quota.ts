import { plans } from '@wbn/contract';
import type { Trx } from '../db.ts';
import { fail } from '../fail.ts';

/**
 * Number of products of a business, drafts included, and its plan's limit. Locks the business, so that of two simultaneous creations the
 * second one counts the first.
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
