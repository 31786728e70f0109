export { createSearchEngine, type SearchEngineOptions } from './engine.ts';
export { searchMigrations } from './migrations.ts';
export type {
  Relaxation,
  SearchAnswer,
  SearchBoost,
  SearchDocument,
  SearchEngine,
  SearchHit,
  SearchKind,
  SearchQuery,
  SearchSpec,
  SearchTier,
  SearchWriter,
  Suggestion,
  SuggestQuery,
} from './port.ts';
