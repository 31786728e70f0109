import { type FacetValue, filterNames, pagePath, type ResultsQuery, toggled } from '@wbn/core/search';
import { useSite } from '../../site-context.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { facetsOf, type ShownFacet } from './facets.ts';
import { PriceForm } from './PriceForm.tsx';
import type { ReadyData } from './search-data.ts';
import type { SearchTexts } from './texts/en.ts';

/** Visible values of a facet; the others are behind "More". */
const open = 7;

interface ValuesProps {
  readonly facet: ShownFacet;
  readonly query: ResultsQuery;
  readonly values: readonly FacetValue[];
}

function Values({ facet, query, values }: ValuesProps) {
  const { locale } = useSite();
  const number = new Intl.NumberFormat(locale);
  return (
    <ul className="facet-values">
      {values.map(({ count, name, value }) => (
        <li key={value}>
          <PageLink
            className="facet-value"
            to={pagePath(toggled(query, facet.filter, value))}
            aria-current={query.filters?.[facet.filter]?.includes(value) ? 'true' : undefined}
            rel="nofollow"
          >
            <bdi>{name}</bdi>
            <span className="facet-count">{number.format(count)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

interface FacetProps {
  readonly facet: ShownFacet;
  readonly query: ResultsQuery;
  readonly more: string;
}

function FacetBox({ facet, more, query }: FacetProps) {
  return (
    <details className="facet" open>
      <summary>
        <bdi>{facet.title}</bdi>
      </summary>
      <Values facet={facet} query={query} values={facet.values.slice(0, open)} />
      {facet.values.length > open ? (
        <details className="facet-more">
          <summary>{more}</summary>
          <Values facet={facet} query={query} values={facet.values.slice(open)} />
        </details>
      ) : null}
    </details>
  );
}

export interface FacetPanelProps {
  readonly found: ReadyData;
  readonly texts: SearchTexts;
}

/** Facets of the results as links; a sheet on small screens, opened by the address (`#filters`). */
export function FacetPanel({ found, texts }: FacetPanelProps) {
  const { query } = found;
  const facets = facetsOf(found.facets ?? [], query, texts);
  const hasPrices =
    found.facets?.some(({ name, values }) => name === 'currency' && values.length) ||
    query.filters?.price ||
    query.refusedPrice;
  if (facets.length === 0 && !hasPrices) return null;
  const isBeforePrice = ({ filter }: ShownFacet) => filterNames.indexOf(filter) <= filterNames.indexOf('price');
  return (
    <section className="facets" id="filters" aria-label={texts.filters}>
      <div className="facets-head">
        <h2>{texts.filters}</h2>
        {query.filters ? (
          <PageLink className="text-button" to={pagePath({ ...query, filters: undefined })}>
            {texts.clear}
          </PageLink>
        ) : null}
      </div>
      {facets.filter(isBeforePrice).map((facet) => (
        <FacetBox key={facet.key} facet={facet} query={query} more={texts.more} />
      ))}
      {hasPrices ? <PriceForm query={query} facets={found.facets ?? []} texts={texts} /> : null}
      {facets
        .filter((facet) => !isBeforePrice(facet))
        .map((facet) => (
          <FacetBox key={facet.key} facet={facet} query={query} more={texts.more} />
        ))}
      <a className="button button-primary facets-close" href="#results">
        {texts.showResults}
      </a>
    </section>
  );
}
