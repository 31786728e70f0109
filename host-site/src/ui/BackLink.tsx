import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { PageLink } from './PageLink.tsx';
import './back-link.css';

type BackLinkProps = { readonly children: ReactNode } & (
  | { readonly to: string; readonly act?: never }
  | { readonly act: () => void; readonly to?: never }
);

/** A link to the parent page, above the heading; `act` if it leaves only a part of the page. */
export function BackLink({ act, children, to }: BackLinkProps) {
  const shown = (
    <>
      <Icon node={ArrowLeft} size={16} mirrored />
      <bdi>{children}</bdi>
    </>
  );
  if (act) {
    return (
      <button type="button" className="back-link" onClick={act}>
        {shown}
      </button>
    );
  }
  return (
    <PageLink className="back-link" to={to}>
      {shown}
    </PageLink>
  );
}
