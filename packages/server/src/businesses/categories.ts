import type { Trx } from '../db.ts';

/** Sets the categories of a business that has none, in this order. */
export const keepCategories = (trx: Trx, businessId: string, ids: readonly string[]) =>
  trx
    .insertInto('businessCategories')
    .values(
      ids.map((categoryId, position) => ({
        businessId,
        industryId: categoryId.split('.')[0] ?? '',
        categoryId,
        position,
      })),
    )
    .execute();
