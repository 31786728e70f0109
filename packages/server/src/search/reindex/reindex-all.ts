import { sql } from '@wbn/database';
import type { Db } from '../../db.ts';
import { createSearchEngine, type SearchDocument } from '../engine/index.ts';
import { inBulk } from '../indexing/bulk.ts';
import { businessDocument, postDocument, productDocument, userDocument } from '../indexing/documents.ts';
import { businessSources, postSources, productSources, userSources } from '../indexing/sources.ts';
import { codeVersion, recordVersion } from './index-version.ts';
import { pagesByID } from './pages.ts';

/** Rows read at a time. */
const page = 1000;

/**
 * Empties the search index and fills it from the tables, for seeds. Searches find little while it runs; a running network renews its
 * documents in place (renew-after-upgrade.ts).
 */
export async function reindexAll(db: Db): Promise<void> {
  await takeStatistics(db);
  await inBulk(db, () => createSearchEngine(db, { upkeep: false }).rebuild(allDocuments(db)));
  await recordVersion(db, codeVersion());
}

/** Newly filled or restored tables have no statistics: PostgreSQL would then scan all products for each business. */
const takeStatistics = (db: Db) =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`analyze businesses, business_categories, certificates, boosts, products, users, posts`.execute(trx);
  });

async function* allDocuments(db: Db): AsyncGenerator<SearchDocument> {
  yield* pages(
    (after) => businessSources(db).where('b.id', '>', after).orderBy('b.id').limit(page).execute(),
    businessDocument,
  );
  yield* pages(
    (after) => productSources(db).where('p.id', '>', after).orderBy('p.id').limit(page).execute(),
    productDocument,
  );
  yield* pages(
    (after) => userSources(db).where('u.id', '>', after).orderBy('u.id').limit(page).execute(),
    userDocument,
  );
  yield* pages(
    (after) => postSources(db).where('p.id', '>', after).orderBy('p.id').limit(page).execute(),
    postDocument,
  );
}

async function* pages<Source extends { id: string }>(
  read: (after: string) => Promise<Source[]>,
  toDocument: (source: Source) => SearchDocument,
): AsyncGenerator<SearchDocument> {
  for await (const rows of pagesByID(page, read)) yield* rows.map(toDocument);
}
