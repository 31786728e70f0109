import { fill, searchPath } from '@wbn/contract';
import { Columns3 } from 'lucide';
import { useEffect, useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import {
  comparePath,
  keepCompared,
  keepNames,
  lastCompared,
  maxCompared,
  searchBefore,
} from '../../compared/compared-ids.ts';
import { inLocale } from '../../settings.ts';
import { useSite } from '../../site-context.ts';
import { copyLink } from '../../ui/copy-link.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { CompareTable } from './CompareTable.tsx';
import type { CompareData } from './loader.ts';
import { Similar } from './Similar.tsx';
import './compare.css';

/**
 * A link of a card adds one supplier and knows no other (`?add=`). The browser adds it to the tab's last comparison; without script it is
 * compared alone, and suppliers of the same goods can be added by links.
 */
function useLastCompared(ids: readonly string[]): void {
  const { edition, locale } = useSite();
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!new URLSearchParams(search).has('add')) return keepCompared(ids);
    const all = [...lastCompared().filter((id) => !ids.includes(id)), ...ids];
    navigate(inLocale(comparePath(all), locale, edition), { replace: true });
  }, [search, ids, locale, edition, navigate]);
}

/** Where the visitor goes on searching: their last results, known in the browser alone; otherwise an empty search. */
function useSearchPath(): string {
  const [path, setPath] = useState(searchPath());
  useEffect(() => setPath((empty) => searchBefore() ?? empty), []);
  return path;
}

/** Suppliers side by side. The address holds them, so the page can be saved, shared and printed. */
export function ComparePage() {
  const { failed, ids, missing, offers, profiles, similar, texts } = useLoaderData<CompareData>();
  useLastCompared(ids);
  useEffect(
    () =>
      keepNames(ids, Object.fromEntries(profiles.map(({ businessID, general }) => [businessID, general.companyName]))),
    [ids, profiles],
  );
  const search = useSearchPath();
  if (!ids.length) {
    return (
      <div className="empty">
        <Icon node={Columns3} size={40} />
        <h1>{texts.emptyTitle}</h1>
        <p>{texts.emptyText}</p>
        <PageLink className="button button-primary" to={search}>
          {texts.search}
        </PageLink>
      </div>
    );
  }
  const present = ids.filter((id) => !missing.includes(id));
  return (
    <div className="compare">
      <h1>{texts.title}</h1>
      <Printed ids={present} />
      <p className="compare-intro">{texts.intro}</p>
      <Notices {...{ failed, ids, missing, texts }} />
      {profiles.length ? <CompareTable profiles={profiles} offers={offers} ids={present} texts={texts} /> : null}
      <div className="compare-actions">
        {present.length < maxCompared ? (
          <PageLink className="button" to={search}>
            {texts.addMore}
          </PageLink>
        ) : null}
        <button type="button" className="button" onClick={() => copyLink(texts.shared, comparePath(present))}>
          {texts.share}
        </button>
        <button type="button" className="button" onClick={() => window.print()}>
          {texts.print}
        </button>
      </div>
      <Similar cards={similar} ids={present} texts={texts} />
    </div>
  );
}

/** Where and when a printed sheet was made. Known in the browser alone: a page of the server may be an older one. */
function Printed({ ids }: { readonly ids: readonly string[] }) {
  const { locale } = useSite();
  const [made, setMade] = useState('');
  useEffect(
    () =>
      setMade(
        `${new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date())} · ${location.origin}${comparePath(ids)}`,
      ),
    [ids, locale],
  );
  return (
    <p className="compare-printed" dir="auto">
      {made}
    </p>
  );
}

/** Suppliers that are not in the table, with the reason. */
function Notices({ failed, ids, missing, texts }: Pick<CompareData, 'failed' | 'ids' | 'missing' | 'texts'>) {
  const { errors } = useSite().texts;
  return (
    <>
      {missing.length ? (
        <p className="compare-notice">
          {texts.missing}{' '}
          <PageLink to={comparePath(ids.filter((id) => !missing.includes(id)))}>{texts.missingAct}</PageLink>
        </p>
      ) : null}
      {failed.length ? (
        <p className="compare-notice" role="alert">
          {texts.failed} <a href={comparePath(ids)}>{errors.retry}</a>
        </p>
      ) : null}
      {ids.length > maxCompared ? (
        <p className="compare-notice">{fill(texts.tooMany, { chosen: ids.length })}</p>
      ) : null}
    </>
  );
}
