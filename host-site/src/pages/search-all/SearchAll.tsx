import { fill } from '@wbn/contract';
import { X } from 'lucide';
import { useLoaderData, useNavigation } from 'react-router';
import { EmptyResults } from '../../search/EmptyResults.tsx';
import { FailedResults } from '../../search/FailedResults.tsx';
import { SearchedWords } from '../../search/Highlighted.tsx';
import { searchedWords } from '../../search/highlight.ts';
import { Pagination } from '../../search/Pagination.tsx';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { countryName } from '../../words.ts';
import { allPath, kinds, listPath, listSize, savePath } from './address.ts';
import { GroupSection } from './GroupSection.tsx';
import type { SearchAllData } from './loader.ts';
import './search-all.css';

/** One search over all kinds: the best of each kind, or the list of one kind. */
export function SearchAll() {
  const { empty, groups, query, texts } = useLoaderData<SearchAllData>();
  const { locale, settings, texts: site } = useSite();
  const searching = useNavigation().location?.pathname === '/search';
  const { countries, kind, page, search } = query;
  const found = (groups ?? []).filter(({ rows }) => rows.length > 0);
  const corrected = found.find((group) => group.corrected)?.corrected;
  const country = countries === 'global' ? undefined : countryName(countries, locale);
  const all = { ...query, page: 1 };
  const { kind: _, ...everything } = all;
  return (
    <div className="results search-all" data-searching={searching || undefined} aria-busy={searching}>
      <div className="results-head">
        <h1 className="results-count" dir="auto">
          {search ? fill(texts.title, { query: search }) : texts.titleAll}
        </h1>
        {corrected ? (
          <p className="results-note">
            {fill(site.search.corrected, { query: corrected })}{' '}
            <PageLink to={allPath({ ...query, exact: true })} rel="nofollow">
              {fill(texts.instead, { query: search })}
            </PageLink>
          </p>
        ) : null}
        <nav aria-label={site.search.kinds}>
          <ul className="filter-kinds">
            <li>
              <PageLink className="filter-kind" to={allPath(everything)} aria-current={kind ? undefined : 'true'}>
                {texts.everything}
              </PageLink>
            </li>
            {kinds.map((one) => (
              <li key={one}>
                <PageLink
                  className="filter-kind"
                  to={listPath(query, one)}
                  aria-current={one === kind ? 'true' : undefined}
                >
                  {texts[one]}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        {country ? (
          <ul className="filter-chips">
            <li>
              <PageLink
                className="chip chip-on"
                to={allPath({ ...all, countries: 'global' })}
                aria-label={fill(site.search.remove, { name: country })}
              >
                {country}
                <Icon node={X} size={16} />
              </PageLink>
            </li>
          </ul>
        ) : null}
        {search && !kind && settings.extensions ? (
          <div className="results-tools">
            <PageLink className="chip" to={savePath(query)} rel="nofollow">
              {texts.saveProducts}
            </PageLink>
          </div>
        ) : null}
      </div>
      {groups ? (
        <SearchedWords value={searchedWords(search, corrected)}>
          {found.map((group) => (
            <GroupSection key={group.kind} group={group} query={query} texts={texts} />
          ))}
          {empty ? (
            <EmptyResults
              causes={empty.sentences}
              links={empty.ways.map((way) => [allPath(way.query), way.label ?? site.search.emptyAll] as const)}
            />
          ) : null}
        </SearchedWords>
      ) : (
        <FailedResults />
      )}
      {kind && found[0] ? (
        <Pagination
          page={page}
          pages={Math.ceil(found[0].total / listSize)}
          to={(next) => allPath({ ...query, page: next })}
        />
      ) : null}
    </div>
  );
}
