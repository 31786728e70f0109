import { canManage, isUuid } from '@wbn/contract';
import type { OwnProduct } from '@wbn/contract/shapes';
import { isUniqueViolation, type Row } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import { lockRole } from '../businesses/lock-role.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db.ts';
import { fail } from '../fail.ts';
import { ownProductsOf } from './product.ts';
import { selectAllProducts } from './select-products.ts';

/**
 * A locked product that the viewer may change. Other users are refused; for them a draft does not exist.
 * @throws NotFound, Gone, Forbidden
 */
export async function lockProduct(trx: Trx, viewer: Viewer, id: string): Promise<Row<'products'>> {
  if (!isUuid(id)) fail('NotFound');
  const products = trx.selectFrom('products').where('id', '=', id);
  const owner = await products.select('businessId').executeTakeFirst();
  if (owner === undefined) fail('NotFound');
  // Locks the role first, as other calls do: another order could deadlock.
  const role = await lockRole(trx, viewer, owner.businessId);
  const row = await products.selectAll().forUpdate().executeTakeFirst();
  if (row === undefined) fail('NotFound');
  if (!canManage(role)) {
    fail(row.state === 'draft' ? 'NotFound' : row.deletedAt === null ? 'Forbidden' : 'Gone');
  }
  return row.deletedAt === null ? row : fail('Gone');
}

export async function ownProduct(trx: Trx, id: string, { picture }: Context): Promise<OwnProduct> {
  const row = await selectAllProducts(trx).where('p.id', '=', id).executeTakeFirstOrThrow();
  const [product] = await ownProductsOf(trx, [row], picture);
  return product ?? fail('NotFound');
}

/** An external id is unique within a business. */
export function refuseTwin(error: unknown): never {
  if (isUniqueViolation(error, 'products_external_id_key')) fail('ValidationError', { fields: ['externalID'] });
  throw error;
}
