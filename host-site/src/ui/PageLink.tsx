import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { inLocale } from '../settings.ts';
import { useSite } from '../site-context.ts';

export interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of the portal. */
  readonly to: string;
}

/** A click that stays in the tab: no modifier key, no other button. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link within the portal: keeps the language and navigates without a reload. */
export function PageLink({ children, onClick, target, to, ...rest }: PageLinkProps) {
  const { edition, locale } = useSite();
  const navigate = useNavigate();
  const href = inLocale(to, locale, edition);
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || target || !isPlainClick(event)) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}
