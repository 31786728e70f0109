import { lockManager } from '../businesses/lock-role.ts';
import { inTransaction } from '../db.ts';
import type { Handler } from '../handler.ts';
import { indexProducts } from '../search/indexing/index-rows.ts';

/** Removes products of one business together or not at all. Ids of other businesses change nothing. */
export const removeProducts: Handler<'removeProducts'> = async ({ body, viewer }, context) => {
  const { businessID, productIDs } = body;
  return inTransaction(context.db, async (trx) => {
    await lockManager(trx, viewer, businessID);
    const removed = await trx
      .updateTable('products')
      .set({ deletedAt: context.now(), externalId: null })
      .where('businessId', '=', businessID)
      .where('id', 'in', productIDs)
      .where('deletedAt', 'is', null)
      .returning('id')
      .execute();
    const ids = removed.map(({ id }) => id);
    if (ids.length > 0) await indexProducts(trx, context.search, ids);
    return { removed: ids };
  });
};
