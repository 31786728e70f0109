import { useSite } from '../site-context.ts';
import { PageLink } from './PageLink.tsx';
import './report-link.css';

interface ReportLinkProps {
  readonly kind: 'business' | 'product';
  readonly id: string;
}

/** A link to the report page, at the end of what it reports. Crawlers leave it: each business and product has such an address. */
export function ReportLink({ id, kind }: ReportLinkProps) {
  return (
    <PageLink className="report-link" to={`/report?${kind}=${id}`} rel="nofollow">
      {useSite().texts[kind].report}
    </PageLink>
  );
}
