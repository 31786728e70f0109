import { lockManager } from '../businesses/lock-role.ts';
import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { indexProducts } from '../search/indexing/index-rows.ts';
import { ownProduct, refuseTwin } from './own-product.ts';
import { fileColumns, productColumns } from './product-columns.ts';
import { productQuota } from './product-quota.ts';

const none = { mainImageKey: null, images: [], photos: [], dataSheets: [] };

/** Creates a product, published unless it is sent as a draft. Drafts count towards the plan's limit. */
export const createProduct: Handler<'createProduct'> = async ({ body, viewer: manager }, context) => {
  const { businessID, ...sent } = body;
  return inTransaction(context.db, async (trx) => {
    await lockManager(trx, manager, businessID);
    const columns = productColumns(sent);
    const { allowed, made } = await productQuota(trx, businessID);
    if (made >= allowed) fail('PlanLimit');
    const files = await fileColumns(trx, manager, sent, none, context.picture);
    const { id } = await trx
      .insertInto('products')
      .values({ ...columns, ...files, businessId: businessID, name: body.name.trim() })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(refuseTwin);
    await indexProducts(trx, context.search, [id]);
    return ownProduct(trx, id, context);
  });
};
