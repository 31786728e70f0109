import { fill } from '@wbn/contract';
import { lastPage, pagePath, type SearchResults } from '@wbn/core/search';
import { useLoaderData, useNavigation } from 'react-router';
import { FailedResults } from '../../search/FailedResults.tsx';
import { SearchedWords } from '../../search/Highlighted.tsx';
import { searchedWords } from '../../search/highlight.ts';
import { missingSentence } from '../../search/missing-sentence.ts';
import { Pagination } from '../../search/Pagination.tsx';
import { useSite } from '../../site-context.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { typeName } from '../../words.ts';
import { countLine } from './count-line.ts';
import { besidePart, comparePart, noResultsPart, refinePart } from './later-parts.ts';
import type { SearchPage } from './loader.ts';
import { ResultList } from './ResultList.tsx';
import { SearchFilters } from './SearchFilters.tsx';

/** The suppliers of businesses or products. */
const suppliersOf = (found: Exclude<SearchResults, { kind: 'user' }>) =>
  found.kind === 'product' ? found.results.map(({ businessProfile }) => businessProfile) : found.results;

export function SearchResult() {
  const found = useLoaderData<SearchPage>();
  const site = useSite();
  const { query } = found;
  const searching = useNavigation().location?.pathname.startsWith('/search-result');
  const type = typeName(site, query.business);
  if (found.state === 'failed') {
    return (
      <div className="results">
        <h1 className="visually-hidden">{`${type} - ${query.search}`}</h1>
        <div className="results-head">
          <SearchFilters query={query} texts={found.texts} />
        </div>
        <FailedResults />
      </div>
    );
  }
  const { corrected, kind, relaxed, results, texts, total, offers } = found;
  const named = found.interpretations?.map(({ name }) => name) ?? [];
  const searched = searchedWords(query.search, corrected, ...named);
  return (
    <div className="results" id="results" data-searching={searching || undefined}>
      <div className="results-head">
        <h1 className="results-count" aria-live="polite" dir="auto">
          {countLine(site.texts, found, type, query.search)}
        </h1>
        {corrected ? (
          <p className="results-note">
            {fill(site.texts.search.corrected, { query: corrected })}{' '}
            <PageLink to={pagePath({ ...query, exact: true })} rel="nofollow">
              {fill(texts.instead, { query: query.search })}
            </PageLink>
          </p>
        ) : null}
        {relaxed && results.length ? (
          <p className="results-note">
            {site.texts.search.relaxed} {missingSentence(found, site.locale)}
          </p>
        ) : null}
        {found.unknown.map((name) => (
          <p key={name} className="results-note">
            {fill(texts.unknownFilter, { filter: texts[name] })}
          </p>
        ))}
        {query.refusedPrice ? (
          <p className="results-note">
            <a href="#filters">{query.refusedPrice.problem === 'order' ? texts.priceOrder : texts.priceAmount}</a>
          </p>
        ) : null}
        <SearchFilters query={query} texts={found.texts} />
        <refinePart.Part found={found} priceNames={found.priceNames} texts={texts} />
      </div>
      <SearchedWords value={searched}>
        <besidePart.Part found={found} texts={texts} />
        <div className="results-found">
          {/* The card widget's heading always has level 3. */}
          {kind === 'business' && results.length ? <h2 className="visually-hidden">{type}</h2> : null}
          {results.length ? (
            <ResultList found={found} texts={texts} offers={offers} />
          ) : found.empty ? (
            <noResultsPart.Part found={found} empty={found.empty} />
          ) : null}
          <Pagination page={query.page} pages={lastPage(total)} to={(page) => pagePath(query, page)} />
          {found.kind === 'user' ? null : <comparePart.Part results={suppliersOf(found)} texts={texts} />}
        </div>
      </SearchedWords>
    </div>
  );
}
