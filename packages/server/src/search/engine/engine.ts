import { type QueryExecutorProvider, sql } from 'kysely';
import type { SearchDocument, SearchEngine, SearchWriter } from './port.ts';
import { refresh, type Transactor } from './refresh.ts';
import { search } from './search.ts';
import { suggest } from './suggest.ts';
import { createUpkeep } from './upkeep.ts';
import { putDocuments, removeDocuments } from './write.ts';

export interface SearchEngineOptions {
  /** Whether searches may start a refresh in the background once the statistics have aged; true unless said otherwise. */
  upkeep?: boolean;
  /** Told of a background refresh that failed; the next search that finds aged statistics tries again. */
  onUpkeepError?: (error: unknown) => void;
}

const REBUILD_BATCH = 500;

function writer(db: QueryExecutorProvider): SearchWriter {
  return {
    put: (documents) => putDocuments(db, documents),
    remove: (ids) => removeDocuments(db, ids),
  };
}

/** The engine on PostgreSQL. `db` is a Kysely, of any schema, whose database holds `searchMigrations`. */
export function createSearchEngine(
  db: Transactor,
  options: SearchEngineOptions = {},
): SearchEngine<QueryExecutorProvider> {
  const upkeep = createUpkeep((onStatistics) => refresh(db, onStatistics), options.onUpkeepError ?? (() => undefined));
  const noticeAge = options.upkeep === false ? async () => false : upkeep.notice;
  return {
    ...writer(db),
    inside: writer,
    search: (query) => search(db, query, noticeAge),
    suggest: (query) => suggest(db, query),
    refreshStatistics: () => refresh(db),
    idle: upkeep.idle,
    async rebuild(documents) {
      await sql`truncate search_document, search_word, search_lexeme, search_scope, search_champion, search_champion_list`.execute(
        db,
      );
      let batch: SearchDocument[] = [];
      for await (const document of documents) {
        batch.push(document);
        if (batch.length < REBUILD_BATCH) continue;
        await putDocuments(db, batch);
        batch = [];
      }
      await putDocuments(db, batch);
      await refresh(db);
    },
  };
}
