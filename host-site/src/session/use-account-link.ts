import { type MouseEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../site-context.ts';
import { useSession } from './session-context.ts';

/**
 * A link to the account site that returns to this page. The server knows only the path, so the browser completes the address; a plain click
 * starts the login in the session module, which stores the verifier.
 */
export function useAccountLink(page: 'login' | 'register') {
  const { locale, settings } = useSite();
  const session = useSession();
  const { hash, pathname, search } = useLocation();
  const path = pathname + search + hash;
  // The account site uses the browser's language; send another one if the reader chose it.
  const spoken = locale === 'en' ? '' : `&lang=${locale}`;
  const [origin, setOrigin] = useState(settings.portal);
  useEffect(() => setOrigin(window.location.origin), []);
  return {
    // A tap before hydration waits for this handler: see document/head-script.ts.
    'data-account': page,
    href: `${settings.accounts}/${page}?continue=${encodeURIComponent(origin + path)}${spoken}`,
    onClick: (event: MouseEvent) => {
      if (!session || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      session[page]();
    },
  };
}
