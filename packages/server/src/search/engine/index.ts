export { editDistance } from './edit-distance.ts';
export { createSearchEngine, type SearchEngineOptions } from './engine.ts';
export { fieldsOf, indexFormat } from './fields.ts';
export { searchMigrations } from './migrations.ts';
export { joinedSizes, words } from './normalise.ts';
export type {
  FacetCount,
  Filters,
  Meaning,
  SearchAnswer,
  SearchBoost,
  SearchDocument,
  SearchEngine,
  SearchKind,
  SearchQuery,
  SearchSpec,
  SearchTier,
  SearchWriter,
  Suggestion,
} from './port.ts';
