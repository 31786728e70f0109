import { plans } from '@wbn/contract';
import { assertManages } from '../businesses/roles.ts';
import type { Handler } from '../handler.ts';
import { ownProductsOf } from './product.ts';
import { selectAllProducts } from './select-products.ts';

const largestSize = 100;

/** The products of a business for its managers, drafts included, in the order that visitors see: newest first. */
export const myProducts: Handler<'myProducts'> = async ({ query, viewer: manager }, { db, picture }) => {
  await assertManages(db, manager, query.bid);
  const [rows, { total }, { subscription }] = await Promise.all([
    selectAllProducts(db)
      .where('p.businessId', '=', query.bid)
      .where('p.deletedAt', 'is', null)
      .orderBy('p.createdAt', 'desc')
      .orderBy('p.id', 'desc')
      .offset(query.skip ?? 0)
      .limit(Math.min(query.size ?? largestSize, largestSize))
      .execute(),
    db
      .selectFrom('products')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where('businessId', '=', query.bid)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow(),
    db.selectFrom('businesses').select('subscription').where('id', '=', query.bid).executeTakeFirstOrThrow(),
  ]);
  return { products: await ownProductsOf(db, rows, picture), total, allowed: plans[subscription].products };
};
