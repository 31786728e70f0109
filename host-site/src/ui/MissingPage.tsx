import { searchPath } from '@wbn/contract';
import { FileQuestion } from 'lucide';
import { useLocation } from 'react-router';
import { useSite } from '../site-context.ts';
import { Icon } from './Icon.tsx';
import { PageLink } from './PageLink.tsx';

export interface MissingPageProps {
  readonly title: string;
  readonly text?: string;
  /** For failures that may be temporary. */
  readonly retry?: boolean;
}

/** A page without content: the reason, and a link to continue. */
export function MissingPage({ retry = false, text, title }: MissingPageProps) {
  const { texts } = useSite();
  const { pathname, search } = useLocation();
  return (
    <div className="empty" role={retry ? 'alert' : undefined}>
      <Icon node={FileQuestion} size={40} />
      <h1>{title}</h1>
      {text ? <p>{text}</p> : null}
      {retry ? (
        <a className="button button-primary" href={pathname + search}>
          {texts.errors.retry}
        </a>
      ) : (
        <PageLink className="button button-primary" to={searchPath()}>
          {texts.business.searchOthers}
        </PageLink>
      )}
    </div>
  );
}
