import { fill, searchPath } from '@wbn/contract';
import type { ResultsQuery } from '@wbn/core/search';
import { CircleAlert } from 'lucide';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { typeName } from '../../words.ts';

/** No results: further steps, the most useful first. */
export function EmptyResults({ query }: { readonly query: ResultsQuery }) {
  const site = useSite();
  const { search: texts } = site.texts;
  const { business, countries, search } = query;
  const others = ['MA', 'EX', 'DI', 'PR'].filter((code) => code !== business);
  return (
    <div className="empty">
      <Icon node={CircleAlert} size={40} />
      <h2>{texts.emptyTitle}</h2>
      <p>{texts.emptyText}</p>
      <ul>
        {countries === 'global' ? null : (
          <li>
            <PageLink className="button" to={searchPath(business, 'global', search)}>
              {texts.emptyAll}
            </PageLink>
          </li>
        )}
        {others.map((code) => (
          <li key={code}>
            <PageLink className="button" to={searchPath(code, 'global', search)}>
              {fill(texts.emptyOther, { type: typeName(site, code) })}
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink className="button" to="/industries">
            {texts.emptyBrowse}
          </PageLink>
        </li>
      </ul>
    </div>
  );
}
