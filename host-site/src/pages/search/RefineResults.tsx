import { pagePath } from '@wbn/core/search';
import { useSite } from '../../site-context.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { ReadingChips, type ReadingChipsProps } from './ReadingChips.tsx';
import { SortLinks } from './SortLinks.tsx';

/** How the words were read, the active filters, and the ways to filter, keep and sort the results. */
export function RefineResults({ found, priceNames, texts }: ReadingChipsProps) {
  const { settings } = useSite();
  const { facets = [], kind, query, results } = found;
  return (
    <>
      <ReadingChips found={found} priceNames={priceNames} texts={texts} />
      <div className="results-tools">
        {facets.length ? (
          <a className="button facets-open" href="#filters">
            {texts.filters}
          </a>
        ) : null}
        {kind !== 'user' && settings.extensions ? (
          <PageLink className="chip" to={pagePath(query).replace('search-result', 'saved-searches')} rel="nofollow">
            {texts.save}
          </PageLink>
        ) : null}
        {kind === 'user' || !results.length ? null : <SortLinks query={query} texts={texts} facets={facets} />}
      </div>
    </>
  );
}
