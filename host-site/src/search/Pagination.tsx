import { fill } from '@wbn/contract';
import { pageNumbers } from '@wbn/core/search';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';

interface Props {
  readonly page: number;
  readonly pages: number;
  readonly to: (page: number) => string;
}

/** Links to the first, the last and the nearest pages. */
export function Pagination({ page, pages, to }: Props) {
  const { search } = useSite().texts;
  if (pages <= 1 && page === 1) return null;
  return (
    <nav className="pagination" aria-label={search.pages}>
      {page > 1 ? (
        <PageLink className="page-link" rel="prev" to={to(Math.min(page - 1, pages))} aria-label={search.previous}>
          <Icon node={ChevronLeft} size={16} mirrored />
          <span className="from-medium">{search.previous}</span>
        </PageLink>
      ) : null}
      <ul>
        {pageNumbers(Math.min(page, pages), pages).map((number, index) => (
          <li key={number || `gap-${index}`}>
            {number === 0 ? (
              <span className="page-gap">…</span>
            ) : (
              <PageLink
                className="page-link"
                to={to(number)}
                aria-label={fill(search.page, { number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
      {page < pages ? (
        <PageLink className="page-link" rel="next" to={to(page + 1)} aria-label={search.next}>
          <span className="from-medium">{search.next}</span>
          <Icon node={ChevronRight} size={16} mirrored />
        </PageLink>
      ) : null}
    </nav>
  );
}
