import { inTransaction } from '../db.ts';
import type { Handler } from '../handler.ts';
import { indexProducts } from '../search/indexing/index-rows.ts';
import { changeProduct } from './change-product.ts';
import { lockProduct, ownProduct } from './own-product.ts';
import { fileColumns, productColumns } from './product-columns.ts';

/** Fields that are not sent stay; `clear` empties fields. A product cannot change its business. */
export const updateProduct: Handler<'updateProduct'> = async ({ params: { id }, body, viewer: manager }, context) =>
  inTransaction(context.db, async (trx) => {
    const old = await lockProduct(trx, manager, id);
    const files = await fileColumns(trx, manager, body, old, context.picture);
    const patch = { ...productColumns(body, old.offer), ...files };
    if (Object.keys(patch).length > 0) {
      await changeProduct(trx, old, patch);
      await indexProducts(trx, context.search, [old.id]);
    }
    return ownProduct(trx, old.id, context);
  });
