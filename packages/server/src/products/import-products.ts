import { isUuid, type ProductFacts } from '@wbn/contract';
import type { ProductRow, ProductRowResult } from '@wbn/contract/shapes';
import { type NewRow, type Row, sql } from '@wbn/database';
import { CallError, type Viewer } from '@wbn/http';
import { lockManager } from '../businesses/lock-role.ts';
import { assertManages } from '../businesses/roles.ts';
import type { Context } from '../context.ts';
import { inTransaction, type Trx } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler, Input } from '../handler.ts';
import { indexProducts } from '../search/indexing/index-rows.ts';
import { changeProduct } from './change-product.ts';
import { changedFacts } from './changed-facts.ts';
import { productColumns } from './product-columns.ts';
import { productQuota } from './product-quota.ts';

type Columns = ReturnType<typeof productColumns>;
type Body = Input<'importProducts'>['body'];

/** Businesses into which this process imports now. */
const importing = new Set<string>();
/** Seconds. Most lists take less. */
const retryAfter = 2;

/**
 * Imports a list of products row by row: a known code updates that product, a new code creates one while the plan has room. A batch is
 * written completely or not at all. A preview does the same and undoes it. A second list of a business is refused while one is written: it
 * would only wait for the same rows, with a connection that others need.
 */
export const importProducts: Handler<'importProducts'> = async ({ body, viewer: manager }, context) => {
  await assertManages(context.db, manager, body.businessID);
  const { businessID } = body;
  if (importing.has(businessID)) fail('TooManyRequests', { retryAfter });
  importing.add(businessID);
  try {
    return await importRows(body, manager, context);
  } finally {
    importing.delete(businessID);
  }
};

function importRows({ businessID, preview, rows }: Body, manager: Viewer, context: Context) {
  return inTransaction(context.db, async (trx) => {
    await lockManager(trx, manager, businessID);
    const { allowed, made } = await productQuota(trx, businessID);
    if (preview) await sql`savepoint before_preview`.execute(trx);
    const known = await productsByCode(trx, businessID, rows);
    const changed: string[] = [];
    let total = made + (preview?.created ?? 0);
    const results: ProductRowResult[] = [];
    for (const [at, row] of rows.entries()) {
      const externalID = row.externalID.trim();
      const refuse = (fields: readonly string[]) =>
        results.push({
          externalID,
          outcome: 'refused',
          reason: 'ValidationError',
          field: fields[0],
          fields: [...fields],
        });
      let old = known.get(externalID);
      if (old === undefined && total < allowed) {
        const columns = columnsOf(row);
        if ('fields' in columns) {
          refuse(columns.fields);
          continue;
        }
        const product = await makeProduct(trx, { ...columns, businessId: businessID, name: row.name.trim() }, at);
        if (product !== undefined) {
          total += 1;
          known.set(externalID, product);
          changed.push(product.id);
          results.push({ externalID, outcome: 'created', ...(preview ? {} : { productID: product.id }) });
          continue;
        }
        // A concurrent request gave the code to another product: update that one.
        old = (await productsByCode(trx, businessID, [row])).get(externalID);
      }
      const columns = columnsOf(row, old?.offer);
      if ('fields' in columns) {
        refuse(columns.fields);
      } else if (old === undefined) {
        results.push({ externalID, outcome: 'refused', reason: 'PlanLimit' });
      } else {
        const now = await changeProduct(trx, old, columns);
        known.set(externalID, now);
        changed.push(old.id);
        const changes = preview && changedFacts(old, now);
        const outcome = changes?.length === 0 ? 'unchanged' : 'updated';
        results.push({ externalID, outcome, ...(changes ? { changes } : { productID: old.id }) });
      }
    }
    if (preview) await sql`rollback to savepoint before_preview`.execute(trx);
    else if (changed.length > 0) await indexProducts(trx, context.search, changed);
    return { rows: results, total, allowed };
  });
}

/**
 * Lists show the newest product first, so the first row of a batch is its newest. Undefined if a concurrent request gave the code to another
 * product.
 */
const makeProduct = (trx: Trx, values: NewRow<'products'>, at: number): Promise<Row<'products'> | undefined> =>
  trx
    .insertInto('products')
    .values({ ...values, createdAt: sql<Date>`now() - ${at} * interval '1 millisecond'` })
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
  const ids = codes.filter(isUuid);
  const found = await trx
    .selectFrom('products')
    .selectAll()
    .where('businessId', '=', businessID)
    .where('deletedAt', 'is', null)
    .where(({ and, eb, or }) =>
      or([
        eb('externalId', 'in', codes),
        ...(ids.length > 0 ? [and([eb('externalId', 'is', null), eb('id', 'in', ids)])] : []),
      ]),
    )
    .forUpdate()
    .execute();
  // An exported catalogue has the id as the code of a product that has none.
  return new Map(found.map((row) => [row.externalId ?? row.id, row]));
}

/** Errors beyond the shapes, such as an unknown category, refuse only their row. */
function columnsOf(row: ProductRow, stored?: ProductFacts): Columns | { fields: readonly string[] } {
  try {
    return productColumns(row, stored);
  } catch (error) {
    if (!(error instanceof CallError) || error.name !== 'ValidationError') throw error;
    return { fields: error.fields ?? [] };
  }
}
