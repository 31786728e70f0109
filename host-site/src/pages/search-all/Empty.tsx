import { CircleAlert } from 'lucide';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { type AllQuery, allPath } from './address.ts';
import type { SearchAllTexts } from './texts/en.ts';

/** Nothing of any kind was found: further steps. */
export function Empty({ query, texts }: { readonly query: AllQuery; readonly texts: SearchAllTexts }) {
  const { search } = useSite().texts;
  const { kind, ...everything } = query;
  return (
    <div className="empty">
      <Icon node={CircleAlert} size={40} />
      <h2>{search.emptyTitle}</h2>
      <p>{search.emptyText}</p>
      <ul>
        {query.countries === 'global' ? null : (
          <li>
            <PageLink className="button" to={allPath({ ...query, countries: 'global', page: 1 })}>
              {search.emptyAll}
            </PageLink>
          </li>
        )}
        {kind ? (
          <li>
            <PageLink className="button" to={allPath({ ...everything, page: 1 })}>
              {texts.everything}
            </PageLink>
          </li>
        ) : null}
        <li>
          <PageLink className="button" to="/industries">
            {search.emptyBrowse}
          </PageLink>
        </li>
      </ul>
    </div>
  );
}
