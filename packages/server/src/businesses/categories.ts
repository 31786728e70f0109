import type { Trx } from '../db.ts';

/** Makes these, in this order, the categories of a business that has none (left). */
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
