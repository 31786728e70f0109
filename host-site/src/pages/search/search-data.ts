import type { ResultsQuery, SearchResults } from '@wbn/core/search';

export type ReadyData = { readonly state: 'ready'; readonly query: ResultsQuery } & SearchResults;

/** Data of the results page: a page of results, or a failure. */
export type SearchData = ReadyData | { readonly state: 'failed'; readonly query: ResultsQuery };
