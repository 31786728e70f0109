import type { ProductRow, ProductRowResult } from '@wbn/contract/shapes';
import type { NewRow, Row } from '@wbn/database';
import { CallError } from '@wbn/http';
import { mustManage } from '../businesses/roles.ts';
import { inTransaction, type Trx } from '../db.ts';
import type { Handler } from '../handler.ts';
import { indexProducts } from '../search/index-rows.ts';
import { changeProduct } from './change-product.ts';
import { productColumns } from './product-columns.ts';
import { productQuota } from './product-quota.ts';

type Columns = ReturnType<typeof productColumns>;

/**
 * A list of products, row by row: a code that the business has already changes that product, another makes one while the plan has room.
 * All rows of a batch are kept, or none.
 */
export const importProducts: Handler<'importProducts'> = async ({ body, viewer: manager }, context) => {
  const { businessID, rows } = body;
  await mustManage(context.db, manager, businessID);
  return inTransaction(context.db, async (trx) => {
    const { allowed, made } = await productQuota(trx, businessID);
    const known = await productsByCode(trx, businessID, rows);
    const changed: string[] = [];
    let total = made;
    const results: ProductRowResult[] = [];
    for (const row of rows) {
      const externalID = row.externalID.trim();
      const columns = columnsOf(row);
      if ('field' in columns) {
        results.push({ externalID, outcome: 'refused', reason: 'ValidationError', field: columns.field });
        continue;
      }
      if (!known.has(externalID) && total < allowed) {
        const product = await makeProduct(trx, { ...columns, businessId: businessID, name: row.name.trim() });
        if (product !== undefined) {
          total += 1;
          known.set(externalID, product);
          changed.push(product.id);
          results.push({ externalID, outcome: 'created' });
          continue;
        }
        // Somebody has given the code to another product meanwhile: it is that one that changes.
        for (const [code, taker] of await productsByCode(trx, businessID, [row])) known.set(code, taker);
      }
      const old = known.get(externalID);
      if (old === undefined) {
        results.push({ externalID, outcome: 'refused', reason: 'PlanLimit' });
      } else {
        await changeProduct(trx, old, columns);
        changed.push(old.id);
        results.push({ externalID, outcome: 'updated' });
      }
    }
    if (changed.length > 0) await indexProducts(trx, context.search, changed);
    return { rows: results, total, allowed };
  });
};

/** Undefined when the business has given the code to another product at this moment. */
const makeProduct = (trx: Trx, values: NewRow<'products'>): Promise<Row<'products'> | undefined> =>
  trx
    .insertInto('products')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['businessId', 'externalId']).where('externalId', 'is not', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();

async function productsByCode(
  trx: Trx,
  businessID: string,
  rows: readonly ProductRow[],
): Promise<Map<string, Row<'products'>>> {
  const codes = rows.map((row) => row.externalID.trim());
  const found = await trx
    .selectFrom('products')
    .selectAll()
    .where('businessId', '=', businessID)
    .where('deletedAt', 'is', null)
    .where('externalId', 'in', codes)
    .forUpdate()
    .execute();
  return new Map(found.map((row) => [row.externalId ?? '', row]));
}

/** What the shapes cannot know, such as a category that does not exist, is refused for its row alone. */
function columnsOf(row: ProductRow): Columns | { field: string } {
  try {
    return productColumns(row);
  } catch (error) {
    if (!(error instanceof CallError) || error.name !== 'ValidationError') throw error;
    return { field: error.fields?.[0] ?? '' };
  }
}
