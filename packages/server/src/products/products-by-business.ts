import { plans } from '@wbn/contract';
import { readerFor } from '../context.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { productsOf } from './product.ts';
import { selectListedProducts } from './select-products.ts';

/** No plan allows more. An imported catalogue may hold millions, too many for one page. */
const maximum = plans.platinum.products;

/** The only list that clients read from `data.data`. Newest first. */
export const productsByBusiness: Handler<'productsByBusiness'> = async ({ query: { bid }, viewer }, context) => {
  const db = readerFor(context, viewer);
  const [business, rows] = await Promise.all([
    db.selectFrom('businesses').select('deletedAt').where('id', '=', bid).executeTakeFirst(),
    selectListedProducts(db)
      .where('p.businessId', '=', bid)
      .where('p.deletedAt', 'is', null)
      .orderBy('p.createdAt', 'desc')
      .orderBy('p.id', 'desc')
      .limit(maximum)
      .execute(),
  ]);
  if (business === undefined || business.deletedAt !== null) fail('NotFound');
  return { data: await productsOf(db, rows, context.picture) };
};
