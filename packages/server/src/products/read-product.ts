import { isUuid, removedByOperator } from '@wbn/contract';
import { shownRoleIn } from '../businesses/roles.ts';
import { readerFor } from '../context.ts';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { productsOf } from './product.ts';
import { selectProducts } from './select-products.ts';

export const readProduct: Handler<'readProduct'> = async ({ params, viewer, visitor }, context) => {
  if (!isUuid(params.id)) fail('NotFound');
  const db = readerFor(context, viewer);
  const row = await selectProducts(db).where('p.id', '=', params.id).executeTakeFirst();
  if (row === undefined) fail('NotFound');
  if (row.deletedAt !== null)
    fail('Gone', (await isRemovedByOperator(db, row.id)) ? { fields: [removedByOperator] } : {});
  const isOwn = (await shownRoleIn(db, viewer, row.businessId)) !== null;
  context.searchLog.chose(visitor, { act: 'open', id: row.id, businessID: row.businessId, isOwn });
  const [product] = await productsOf(db, [row], context.picture);
  if (product === undefined) fail('Gone');
  return product;
};

/** Only operators leave a line of this kind: a company that removes its product leaves none. */
async function isRemovedByOperator(db: Db, id: string): Promise<boolean> {
  const line = await db
    .selectFrom('auditLog')
    .select('id')
    .where('resourceId', '=', id)
    .where('action', '=', 'product.removed')
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}
