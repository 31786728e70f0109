import { CircleAlert } from 'lucide';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';

interface EmptyResultsProps {
  /** Sentences that name the reason, if it is known. */
  readonly causes?: readonly string[];
  /** Further steps, the most useful first; the list of industries follows them. */
  readonly links: readonly (readonly [to: string, label: string])[];
}

/** No results, and what the visitor can do next. */
export function EmptyResults({ causes = [], links }: EmptyResultsProps) {
  const { search: texts } = useSite().texts;
  return (
    <div className="empty">
      <Icon node={CircleAlert} size={40} />
      <h2>{texts.emptyTitle}</h2>
      {causes.map((cause) => (
        <p key={cause}>{cause}</p>
      ))}
      <p>{texts.emptyText}</p>
      <ul>
        {[...links, ['/industries', texts.emptyBrowse] as const].map(([to, label]) => (
          <li key={to}>
            <PageLink className="button" to={to}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
