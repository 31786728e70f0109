import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../db.ts';
import type { SearchDocument, SearchEngine, SearchWriter } from '../engine/index.ts';
import { businessDocument, postDocument, productDocument, userDocument } from './documents.ts';
import { businessSources, postSources, productSources, userSources } from './sources.ts';

/** Rows read at a time: a business may have very many products, a person very many posts, and each may be long. */
const page = 100;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Updates the search documents of rows. Call it in the transaction of the write, after it: readers see both or neither. Removed or hidden
 * rows leave the index.
 */
export const indexBusinesses = async (trx: Db, search: SearchEngine<Db>, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await putBusinesses(trx, search, ids);
  await indexProductsOf(trx, search, ids);
};

const productsOf = (trx: Db, businessIDs: readonly string[]) =>
  trx.selectFrom('products').select('id').where('businessId', 'in', businessIDs);

/** A product's document holds its company's name, type, place, plan, mark and certificates (sources.ts). */
const indexProductsOf = (trx: Db, search: SearchEngine<Db>, ids: readonly string[]): Promise<void> =>
  inPages(
    (after) => productsOf(trx, ids).where('id', '>', after).orderBy('id').limit(page).execute(),
    (some) => putProducts(trx, search, some),
  );

export const indexProducts = async (trx: Db, search: SearchEngine<Db>, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await putProducts(trx, search, ids);
  // A business's document holds its products' categories. Two transactions that write the same business's document wait for each other.
  const owners = await trx
    .selectFrom('businesses')
    .select('id')
    .where('id', 'in', trx.selectFrom('products').select('businessId').where('id', 'in', ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await putBusinesses(
    trx,
    search,
    owners.map(({ id }) => id),
  );
};

export async function putBusinesses(trx: Db, search: SearchEngine<Db>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await businessSources(trx).where('b.id', 'in', ids).execute();
  await keep(search.inside(trx), ids, await documentsOf(rows, businessDocument));
}

export async function putProducts(trx: Db, search: SearchEngine<Db>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await productSources(trx).where('p.id', 'in', ids).execute();
  await keep(search.inside(trx), ids, await documentsOf(rows, productDocument));
}

export const indexUsers = async (trx: Db, search: SearchEngine<Db>, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const rows = await userSources(trx).where('u.id', 'in', ids).execute();
  await keep(search.inside(trx), ids, await documentsOf(rows, userDocument));
};

export const indexPosts = async (trx: Db, search: SearchEngine<Db>, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const rows = await postSources(trx).where('p.id', 'in', ids).execute();
  await keep(search.inside(trx), ids, await documentsOf(rows, postDocument));
};

/** The posts that a person or a business wrote, or has on its timeline. */
const postsOf = (trx: Db, partyID: string) =>
  trx
    .selectFrom('posts')
    .select('id')
    .where((eb) =>
      eb.or([eb('authorUserId', '=', partyID), eb('authorId', '=', partyID), eb('timelineId', '=', partyID)]),
    );

/** Updates all posts of a party: a suspension hides them, and their documents hold the author's name. */
export const indexPostsOf = (trx: Db, search: SearchEngine<Db>, partyID: string): Promise<void> =>
  inPages(
    (after) => postsOf(trx, partyID).where('id', '>', after).orderBy('id').limit(page).execute(),
    (some) => indexPosts(trx, search, some),
  );

/** Updates rows a page at a time. `select` returns at most `page` ids that follow one, in their order. */
async function inPages(
  select: (after: string) => Promise<readonly { id: string }[]>,
  update: (ids: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let after = firstId; ; ) {
    const rows = await select(after);
    await update(rows.map(({ id }) => id));
    const last = rows.at(-1);
    if (last === undefined || rows.length < page) return;
    after = last.id;
  }
}

/** Other requests have their turn between two documents: names in other letters take milliseconds each. */
async function documentsOf<Source>(rows: readonly Source[], documentOf: (row: Source) => SearchDocument) {
  const documents: SearchDocument[] = [];
  for (const row of rows) {
    documents.push(documentOf(row));
    await setImmediate();
  }
  return documents;
}

async function keep(writer: SearchWriter, ids: readonly string[], documents: readonly SearchDocument[]) {
  const present = new Set(documents.map((document) => document.id));
  await writer.remove(ids.filter((id) => !present.has(id)));
  await writer.put(documents);
}
