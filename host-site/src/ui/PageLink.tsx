import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { inLocale } from '../settings.ts';
import { useSite } from '../site-context.ts';

export interface PageLinkProps extends Omit<LinkProps, 'to'> {
  readonly to: string;
  readonly children?: ReactNode;
}

/** A link within the portal that keeps the visitor's language. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const { edition, locale } = useSite();
  return <Link to={inLocale(to, locale, edition)} {...rest} />;
}
