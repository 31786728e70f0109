import { type QueryExecutorProvider, sql } from 'kysely';
import { putDocuments, removeDocuments } from './documents/write.ts';
import type { SearchDocument, SearchEngine, SearchWriter } from './port.ts';
import { mergeSegments } from './postings/merge-segments.ts';
import { createPostingCache } from './postings/posting-cache.ts';
import { search } from './search.ts';
import { held } from './suggestions/held.ts';
import { suggest } from './suggestions/suggest.ts';
import type { Transactor } from './transactor.ts';
import { alone } from './upkeep/locks.ts';
import { extendIfDue, listIfDue, mergeIfDue, refreshIfDue } from './upkeep/one-process.ts';
import { refresh } from './upkeep/refresh.ts';
import { createUpkeep } from './upkeep/upkeep.ts';

export interface SearchEngineOptions {
  /** Holds the locks of the upkeep, each in a connection, while the work takes others of `db`. Default `db`. */
  guards?: Transactor;
  /** Whether searches may start a background refresh of old statistics. Default true. */
  upkeep?: boolean;
  /** Called when a background refresh fails; the next search that finds old statistics tries again. */
  onUpkeepError?: (error: unknown) => void;
  /** Lexemes in more documents than this get posting lists. Default 500. */
  listedFrom?: number;
  /**
   * Memory for posting lists, facet values, words, new documents and names in bytes. Default 192 MB. A million businesses of 20 words need 90 MB, 30 MB for facets,
   * and half a kilobyte for each name that is found.
   */
  cacheBytes?: number;
}

const REBUILD_BATCH = 500;

async function emptyIndex(db: QueryExecutorProvider): Promise<void> {
  await sql`truncate search_document, search_word, search_lexeme, search_scope,
    search_lists, search_list_word, search_part_segment, search_segment_list, search_replaced,
    search_segment, search_segment_part, search_posting, search_listed, search_gone`.execute(db);
}

function writer(db: QueryExecutorProvider): SearchWriter {
  return {
    put: (documents) => putDocuments(db, documents),
    remove: (ids) => removeDocuments(db, ids),
  };
}

/** The search engine on PostgreSQL. `db` is a Kysely of any schema whose database has `searchMigrations`. */
export function createSearchEngine(
  db: Transactor,
  options: SearchEngineOptions = {},
): SearchEngine<QueryExecutorProvider> {
  const { listedFrom, cacheBytes = 192 * 2 ** 20, guards = db, onUpkeepError = () => undefined } = options;
  const refreshAll = async () => {
    await alone(guards, ['upkeep', 'merges'], 'wait', () => refresh(db, undefined, listedFrom));
    await alone(guards, ['merges'], 'wait', () => mergeSegments(db));
  };
  const upkeep = createUpkeep(
    {
      refresh: (onStatistics) => refreshIfDue({ db, guards }, onStatistics, listedFrom),
      extend: () => extendIfDue({ db, guards }),
      merge: () => mergeIfDue({ db, guards }),
      list: (kind, lexemes) => listIfDue({ db, guards }, kind, lexemes),
    },
    onUpkeepError,
  );
  const none = { noticeAge: async () => false, noticeLag: () => undefined, noticeCommon: () => undefined };
  const memory = { cache: createPostingCache(cacheBytes), segments: new Map() };
  const tools = { ...memory, ...(options.upkeep === false ? none : upkeep) };
  return {
    ...writer(db),
    inside: writer,
    search: (query) => search(db, query, tools),
    suggest: (query) => suggest(db, query),
    held: (query) => held(db, query),
    refreshStatistics: () => refreshAll(),
    idle: upkeep.idle,
    async rebuild(documents) {
      await alone(guards, ['upkeep', 'merges'], 'wait', () => emptyIndex(db));
      let batch: SearchDocument[] = [];
      for await (const document of documents) {
        batch.push(document);
        if (batch.length < REBUILD_BATCH) continue;
        await putDocuments(db, batch);
        batch = [];
      }
      await putDocuments(db, batch);
      await refreshAll();
    },
  };
}
