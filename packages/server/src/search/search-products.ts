import { promotedAmong } from '../boosts/promoted.ts';
import { rolesIn } from '../businesses/roles.ts';
import { readerFor } from '../context.ts';
import type { Handler } from '../handler.ts';
import { productsOf } from '../products/product.ts';
import { selectListedProducts } from '../products/select-products.ts';
import { exactness, inOrder } from './answer.ts';
import { hasWish, taken } from './ask.ts';
import { assertKnownFilters } from './filters/known-filters.ts';
import { writtenSpecs } from './filters/written-specs.ts';
import { find } from './find.ts';

/** Searches products in all countries unless the filters name some: this call has no `country` field. */
export const searchProducts: Handler<'searchProducts'> = async ({ body, locale, spend, viewer, visitor }, context) => {
  assertKnownFilters(body);
  const { found, interpretations } = await find(context, body, { kind: 'product', size: body.size }, spend);
  const ids = found.hits.map((hit) => hit.id);
  const { skip, textQuery: text } = body;
  context.searchLog.searched(visitor, { kind: 'product', text, skipped: skip, total: found.total, shown: ids });
  const db = readerFor(context, viewer);
  const rows =
    ids.length === 0
      ? []
      : await selectListedProducts(db).where('p.id', 'in', ids).where('p.deletedAt', 'is', null).execute();
  const businessIDs = [...new Set(rows.map(({ businessId }) => businessId))];
  const [products, promoted, own, written] = await Promise.all([
    productsOf(db, rows, context.picture),
    promotedAmong(db, ids),
    rolesIn(db, viewer, businessIDs),
    found.facets && writtenSpecs(context.readDb),
  ]);
  const counted = rows.filter(({ businessId }) => !own.has(businessId));
  context.visibility.shown(counted.map(({ id }) => id));
  if (hasWish(body)) context.visibility.found(counted.map(({ businessId }) => businessId));
  const byID = new Map(
    products.map((product) => [
      product.productID,
      promoted.has(product.productID) ? { ...product, promoted: true as const } : product,
    ]),
  );
  return {
    results: inOrder(ids, byID),
    total_results: found.total,
    ...exactness({ found, interpretations, text }),
    ...taken(interpretations, found, locale, body.filters, written),
  };
};
