import { plans } from '@wbn/contract';
import { mustManage } from '../businesses/roles.ts';
import { inTransaction, type Trx } from '../context.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { indexProducts } from '../search/index-rows.ts';
import { ownProduct, refuseTwin } from './own-product.ts';
import { pictureColumns, productColumns } from './product-columns.ts';

const none = { mainImageKey: null, images: [], photos: [] };

/** A new product, published unless it says draft. The plan has room for so many, drafts among them. */
export const createProduct: Handler<'createProduct'> = async ({ body, viewer: manager }, context) => {
  const { businessID, ...sent } = body;
  await mustManage(context.db, manager, businessID);
  const columns = productColumns(sent);
  return inTransaction(context.db, async (trx) => {
    await mustHaveRoom(trx, businessID);
    const pictures = await pictureColumns(trx, manager, sent, none, context.picture);
    const { id } = await trx
      .insertInto('products')
      .values({ ...columns, ...pictures, businessId: businessID, name: body.name.trim() })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(refuseTwin);
    await indexProducts(trx, context.search, [id]);
    return ownProduct(trx, id, context);
  });
};

/** Two new ones at once wait for each other at the business: the second one counts the first. */
async function mustHaveRoom(trx: Trx, businessID: string): Promise<void> {
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
  if (made >= plans[business.subscription].products) fail('PlanLimit');
}
