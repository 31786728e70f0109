import { useLoaderData, useNavigation } from 'react-router';
import { useSite } from '../../site-context.ts';
import { typeName } from '../../words.ts';
import { countLine } from './count-line.ts';
import { EmptyResults } from './EmptyResults.tsx';
import { FailedResults } from './FailedResults.tsx';
import { Pagination } from './Pagination.tsx';
import { lastPage } from './query.ts';
import { ResultList } from './ResultList.tsx';
import type { SearchData } from './results.ts';
import { SearchFilters } from './SearchFilters.tsx';

export function SearchResult() {
  const found = useLoaderData<SearchData>();
  const site = useSite();
  const { query } = found;
  const searching = useNavigation().location?.pathname.startsWith('/search-result');
  const type = typeName(site, query.business);
  if (found.state === 'failed') {
    return (
      <div className="results">
        <h1 className="visually-hidden">{`${type} - ${query.search}`}</h1>
        <div className="results-head">
          <SearchFilters query={query} />
        </div>
        <FailedResults />
      </div>
    );
  }
  const { corrected, relaxed, results, total } = found;
  return (
    <div className="results" data-searching={searching || undefined}>
      <div className="results-head">
        <h1 className="results-count" aria-live="polite" dir="auto">
          {countLine(site.texts, found, type, query.search)}
        </h1>
        {corrected ? <p className="results-note">{site.texts.search.corrected.replace('{query}', corrected)}</p> : null}
        {relaxed ? <p className="results-note">{site.texts.search.relaxed}</p> : null}
        <SearchFilters query={query} />
      </div>
      {/* The card widget's own heading is of the third level, wherever it stands. */}
      {results.kind === 'business' && results.items.length ? <h2 className="visually-hidden">{type}</h2> : null}
      {results.items.length ? <ResultList results={results} /> : <EmptyResults query={query} />}
      <Pagination query={query} pages={lastPage(total)} />
    </div>
  );
}
