import { pagePath, type ResultsQuery } from '@wbn/core/search';
import { PageLink } from '../../ui/PageLink.tsx';
import type { SearchTexts } from './texts/en.ts';

/** Sort orders as links. */
export function SortLinks({ query, texts }: { readonly query: ResultsQuery; readonly texts: SearchTexts }) {
  const orders = [
    [undefined, texts.relevance],
    ['newest', texts.newest],
  ] as const;
  return (
    <nav className="results-sort" aria-label={texts.sort}>
      <span aria-hidden="true">{texts.sort}</span>
      {orders.map(([sort, name]) => (
        <PageLink
          key={name}
          className="chip"
          to={pagePath({ ...query, sort, page: 1 })}
          aria-current={query.sort === sort ? 'true' : undefined}
          rel="nofollow"
        >
          {name}
        </PageLink>
      ))}
    </nav>
  );
}
