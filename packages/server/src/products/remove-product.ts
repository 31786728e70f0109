import { inTransaction } from '../db.ts';
import type { Handler } from '../handler.ts';
import { indexProducts } from '../search/indexing/index-rows.ts';
import { lockProduct } from './own-product.ts';

/** The row stays, so that its address answers 410; its external id can be used again. */
export const removeProduct: Handler<'removeProduct'> = async ({ params: { id }, viewer: manager }, context) =>
  inTransaction(context.db, async (trx) => {
    const product = await lockProduct(trx, manager, id);
    await trx
      .updateTable('products')
      .set({ deletedAt: context.now(), externalId: null })
      .where('id', '=', product.id)
      .execute();
    await indexProducts(trx, context.search, [product.id]);
    return {};
  });
