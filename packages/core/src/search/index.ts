/** The search without the client: addresses, pages and the three calls. For pages that draw results themselves. */
export { type FilterName, filterNames } from '@wbn/contract';
export { freePriceOf, type PriceEntry, priceFields } from './price-entry.ts';
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
  type Filters,
  lastPage,
  pageNumbers,
  pagePath,
  pageSize,
  pricesCompare,
  type ResultsQuery,
  readQuery,
  toggled,
} from './results-query.ts';
