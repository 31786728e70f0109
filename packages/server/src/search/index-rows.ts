import type { Db } from '../db.ts';
import { businessDocument, productDocument, userDocument } from './documents.ts';
import type { SearchDocument, SearchEngine, SearchWriter } from './engine/index.ts';
import { businessSources, productSources, userSources } from './sources.ts';

/**
 * Makes the index say what the rows say. Called with the transaction that wrote the rows, after the write: both are seen at once or
 * neither is. A row that is removed or hidden by now leaves the index.
 */
export const indexBusinesses = async (trx: Db, search: SearchEngine<Db>, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const rows = await businessSources(trx).where('b.id', 'in', ids).execute();
  await keep(search.inside(trx), ids, rows.map(businessDocument));
};

export const indexProducts = async (trx: Db, search: SearchEngine<Db>, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const rows = await productSources(trx).where('p.id', 'in', ids).execute();
  await keep(search.inside(trx), ids, rows.map(productDocument));
};

export const indexUsers = async (trx: Db, search: SearchEngine<Db>, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const rows = await userSources(trx).where('u.id', 'in', ids).execute();
  await keep(search.inside(trx), ids, rows.map(userDocument));
};

async function keep(writer: SearchWriter, ids: readonly string[], documents: readonly SearchDocument[]) {
  const present = new Set(documents.map((document) => document.id));
  await writer.remove(ids.filter((id) => !present.has(id)));
  await writer.put(documents);
}
