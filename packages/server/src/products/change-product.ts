import type { Patch, Row } from '@wbn/database';
import { retireSlug, slugOf } from '../businesses/retire-slug.ts';
import type { Trx } from '../db.ts';
import { refuseTwin } from './own-product.ts';

/** Writes the changed columns of a product and returns its new row. The address with the old name redirects to the new one. */
export async function changeProduct(
  trx: Trx,
  old: Row<'products'>,
  patch: Patch<'products'>,
): Promise<Row<'products'>> {
  const changed = await trx
    .updateTable('products')
    .set(patch)
    .where('id', '=', old.id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseTwin);
  if (!patch.name || patch.name === old.name) return changed;
  const { companyName } = await trx
    .selectFrom('businesses')
    .select('companyName')
    .where('id', '=', old.businessId)
    .executeTakeFirstOrThrow();
  const slugs = { was: slugOf(companyName, old.name, old.id), is: slugOf(companyName, patch.name, old.id) };
  await retireSlug(trx, { type: 'product', id: old.id }, slugs);
  return changed;
}
