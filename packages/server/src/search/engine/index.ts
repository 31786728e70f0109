export { createSearchEngine, type SearchEngineOptions } from './engine.ts';
export { searchMigrations } from './migrations.ts';
export type {
  SearchAnswer,
  SearchDocument,
  SearchEngine,
  SearchSpec,
  SearchTier,
  SearchWriter,
} from './port.ts';
