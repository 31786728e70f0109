export { fieldsOf, indexFormat } from './documents/fields.ts';
export { createSearchEngine, type SearchEngineOptions } from './engine.ts';
export { searchMigrations } from './migrations.ts';
export type {
  FacetCount,
  Filters,
  Meaning,
  SearchAnswer,
  SearchBoost,
  SearchDocument,
  SearchEngine,
  SearchHit,
  SearchKind,
  SearchOrder,
  SearchQuery,
  SearchSpec,
  SearchTier,
  SearchWriter,
  Suggestion,
  UnknownWord,
} from './port.ts';
export { editDistance } from './words/edit-distance.ts';
export { gluedSpans, joinedSizes, sizesOf, uncutWords, withoutArticle, words } from './words/normalise.ts';
export { cutUnfolded } from './words/unfold.ts';
