import { readerFor } from '../context.ts';
import type { Handler } from '../handler.ts';

/** The number of businesses and products with a public page. */
export const countPages: Handler<'countPages'> = async ({ viewer }, context) => {
  const db = readerFor(context, viewer);
  const count = db.fn.countAll<string>().as('count');
  const [businesses, products] = await Promise.all([
    db.selectFrom('businesses').select(count).where('deletedAt', 'is', null).executeTakeFirstOrThrow(),
    db
      .selectFrom('products')
      .select(count)
      .where('deletedAt', 'is', null)
      .where('state', '=', 'published')
      .executeTakeFirstOrThrow(),
  ]);
  return { businesses: Number(businesses.count), products: Number(products.count) };
};
