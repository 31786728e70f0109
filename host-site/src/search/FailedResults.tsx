import { CircleAlert } from 'lucide';
import { useLocation, useRevalidator } from 'react-router';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';

export function FailedResults() {
  const { search } = useSite().texts;
  const { pathname, search: query } = useLocation();
  const { revalidate } = useRevalidator();
  return (
    <div className="empty" role="alert">
      <Icon node={CircleAlert} size={40} />
      <h2>{search.failedTitle}</h2>
      <p>{search.failedText}</p>
      <a
        className="button button-primary"
        href={pathname + query}
        onClick={(event) => {
          event.preventDefault();
          revalidate();
        }}
      >
        {search.retry}
      </a>
    </div>
  );
}
