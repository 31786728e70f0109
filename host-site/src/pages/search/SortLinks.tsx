import { type Facet, pagePath, pricesCompare, type ResultsQuery } from '@wbn/core/search';
import { PageLink } from '../../ui/PageLink.tsx';
import type { SearchTexts } from './texts/en.ts';

const currenciesIn = (facets: readonly Facet[]): string[] =>
  facets.find(({ name }) => name === 'currency')?.values.map(({ value }) => value) ?? [];

interface Props {
  readonly query: ResultsQuery;
  readonly texts: SearchTexts;
  readonly facets: readonly Facet[];
}

/** Sort orders as links. Those by price appear where all prices have one currency, which they then filter by. */
export function SortLinks({ facets, query, texts }: Props) {
  const known = query.filters?.currency ?? currenciesIn(facets);
  const inOne = { ...query, filters: { ...query.filters, currency: known } };
  const orders = [
    [undefined, texts.relevance, query],
    ['newest', texts.newest, query],
    ...(pricesCompare(query.business, inOne.filters)
      ? ([
          ['price-asc', texts.cheapest, inOne],
          ['price-desc', texts.dearest, inOne],
        ] as const)
      : []),
  ] as const;
  return (
    <nav className="results-sort" aria-label={texts.sort}>
      <span aria-hidden="true">{texts.sort}</span>
      {orders.map(([sort, name, narrowed]) => (
        <PageLink
          key={name}
          className="chip"
          to={pagePath({ ...narrowed, sort, page: 1 })}
          aria-current={query.sort === sort ? 'true' : undefined}
          rel="nofollow"
        >
          {name}
        </PageLink>
      ))}
    </nav>
  );
}
