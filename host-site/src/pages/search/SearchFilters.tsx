import { fill, searchPath, searchTypes } from '@wbn/contract';
import type { ResultsQuery } from '@wbn/core/search';
import { X } from 'lucide';
import { useEffect, useRef } from 'react';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { countryName, typeName } from '../../words.ts';
import type { SearchTexts } from './texts/en.ts';

/** Scrolls the selected kind into view. */
function useChosenInSight(business: string) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The first link leads to all kinds.
    const chosen = row.current?.children[1 + searchTypes.findIndex(({ code }) => code === business)];
    if (!row.current || !chosen) return;
    const [frame, kind] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    const isOut = kind.left < frame.left || kind.right > frame.right;
    if (isOut) row.current.scrollLeft += (kind.left + kind.right - frame.left - frame.right) / 2;
  }, [business]);
  return row;
}

interface Props {
  readonly query: ResultsQuery;
  readonly texts: SearchTexts;
}

/** The kinds of search as links, and a chip for each active filter. */
export function SearchFilters({ query, texts: own }: Props) {
  const site = useSite();
  const { locale, texts } = site;
  const { business, countries, search } = query;
  const kinds = useChosenInSight(business);
  const allPath = `/search?${new URLSearchParams({ search, ...(countries === 'global' ? {} : { countries }) })}`;
  const country = countries === 'global' ? undefined : countryName(countries, locale);
  return (
    <div className="filters">
      <nav aria-label={texts.search.kinds}>
        <ul className="filter-kinds" ref={kinds}>
          <li>
            <PageLink className="filter-kind" to={allPath}>
              {own.everything}
            </PageLink>
          </li>
          {searchTypes.map(({ code }) => (
            <li key={code}>
              <PageLink
                className="filter-kind"
                to={searchPath(code, countries, search)}
                aria-current={code === business ? 'true' : undefined}
              >
                {typeName(site, code)}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="filter-chips">
        {search ? (
          <li>
            <PageLink
              className="chip chip-on"
              to={searchPath(business, countries, '')}
              aria-label={fill(texts.search.remove, { name: search })}
            >
              {search}
              <Icon node={X} size={16} />
            </PageLink>
          </li>
        ) : null}
        <li>
          {country ? (
            <PageLink
              className="chip chip-on"
              to={searchPath(business, 'global', search)}
              aria-label={fill(texts.search.remove, { name: country })}
            >
              {country}
              <Icon node={X} size={16} />
            </PageLink>
          ) : (
            <span className="chip">{texts.search.anywhere}</span>
          )}
        </li>
      </ul>
    </div>
  );
}
