import { type MouseEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../site-context.ts';
import { useSession } from './session-context.ts';

/**
 * A link to the account site that comes back to this page. The server knows the path and not what a proxy calls the site, so the
 * address is completed in the browser; a plain click starts the login in the session module, which also keeps its own proof.
 */
export function useAccountLink(page: 'login' | 'register') {
  const { locale, settings } = useSite();
  const session = useSession();
  const { hash, pathname, search } = useLocation();
  const path = pathname + search + hash;
  // The account site reads the browser's languages; a reader of another one has chosen it.
  const spoken = locale === 'en' ? '' : `&lang=${locale}`;
  const [origin, setOrigin] = useState(settings.portal);
  useEffect(() => setOrigin(window.location.origin), []);
  return {
    // A tap that comes before the page is taken over waits for this handler: see document/head-script.ts.
    'data-account': page,
    href: `${settings.accounts}/${page}?continue=${encodeURIComponent(origin + path)}${spoken}`,
    onClick: (event: MouseEvent) => {
      if (!session || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      session[page]();
    },
  };
}
