import type { SavedItem } from '@wbn/contract/shapes';
import { type Row, sql } from '@wbn/database';
import { cardsByID } from '../businesses/query.ts';
import type { Context } from '../context.ts';
import { pageOf, readNextID, writeNextID } from '../cursor.ts';
import type { Handler } from '../handler.ts';
import { productsOf } from '../products/product.ts';
import { selectListedProducts } from '../products/select-products.ts';

const defaultSize = 20;
const largestSize = 50;
/** Most folders of an answer, by their names. */
export const mostFolders = 200;

/** For a saved item: removed resources and drafts are neither shown nor counted. */
const isThere = sql<boolean>`case resource_type
  when 'business' then exists (select from businesses b where b.id = resource_id and b.deleted_at is null)
  else exists (
    select from products p join businesses b on b.id = p.business_id and b.deleted_at is null
    where p.id = resource_id and p.deleted_at is null and p.state = 'published') end`;

/** A person's saved items, newest first. */
export const listSaved: Handler<'listSaved'> = async ({ query, viewer: { userID } }, context) => {
  const { db } = context;
  const below = readNextID(query.nextID);
  const size = Math.max(1, Math.min(query.size ?? defaultSize, largestSize));
  let list = db.selectFrom('savedItems').selectAll().where('userId', '=', userID).where(isThere);
  if (query.resourceType !== undefined) list = list.where('resourceType', '=', query.resourceType);
  if (query.folder !== undefined) list = list.where('folder', '=', query.folder.trim());
  if (below !== null) {
    list = list.where(sql<boolean>`(created_at, resource_id) < (${below.createdAt}::timestamptz, ${below.id}::uuid)`);
  }
  const [rows, folders] = await Promise.all([
    list
      .orderBy('createdAt', 'desc')
      .orderBy('resourceId', 'desc')
      .limit(size + 1)
      .execute(),
    db
      .selectFrom('savedItems')
      .select(['folder as name', (select) => select.fn.countAll<number>().as('count')])
      .where('userId', '=', userID)
      .where(isThere)
      .groupBy('folder')
      .orderBy('folder')
      .limit(mostFolders)
      .execute(),
  ]);
  const { last, shown } = pageOf(rows, size);
  const nextID = last === undefined ? null : writeNextID({ createdAt: last.createdAt, id: last.resourceId });
  return { items: await itemsOf(shown, context), folders, nextID };
};

async function itemsOf(rows: readonly Row<'savedItems'>[], { db, picture }: Context): Promise<SavedItem[]> {
  const idsOf = (type: string) => rows.flatMap((row) => (row.resourceType === type ? [row.resourceId] : []));
  const productIDs = idsOf('product');
  const [cards, productRows] = await Promise.all([
    cardsByID(db, idsOf('business'), picture),
    productIDs.length === 0
      ? []
      : selectListedProducts(db).where('p.id', 'in', productIDs).where('p.deletedAt', 'is', null).execute(),
  ]);
  const products = new Map((await productsOf(db, productRows, picture)).map((one) => [one.productID, one]));
  return rows.flatMap((row) => {
    const business = (row.resourceType === 'business' && cards.get(row.resourceId)) || null;
    const product = (row.resourceType === 'product' && products.get(row.resourceId)) || null;
    if (business === null && product === null) return [];
    const { resourceType, resourceId: resourceID, folder } = row;
    return [{ resourceType, resourceID, folder, savedAt: row.createdAt.toISOString(), business, product }];
  });
}
