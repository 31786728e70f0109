import type { ResultsQuery, SearchResults } from '@wbn/core/search';

export type ReadyData = { readonly state: 'ready'; readonly query: ResultsQuery } & SearchResults;

/** What the results page shows: a page of results, or that the search failed. */
export type SearchData = ReadyData | { readonly state: 'failed'; readonly query: ResultsQuery };
