/** The search without the client: addresses, pages and the three calls. For pages that draw results themselves. */
export { defaultQuery, resultsUrl, type SearchQuery, submits, toQuery } from './query.ts';
export {
  type Facet,
  type FacetValue,
  findPage,
  type Interpretation,
  type Promotable,
  type SearchOptions,
  type SearchResults,
  searchPage,
} from './results.ts';
export {
  type FilterName,
  type Filters,
  filterNames,
  lastPage,
  pageNumbers,
  pagePath,
  pageSize,
  type ResultsQuery,
  readQuery,
  toggled,
} from './results-query.ts';
