import type { WbnSearchBoxElement, WbnSearchBoxEvents } from '@wbn/react';
import { WbnSearchBox } from '@wbn/react/lazy';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useDrawnAttributes } from '../browser/use-drawn-attributes.ts';
import { useWakeBareWidget } from '../browser/use-wake-bare-widget.ts';
import { inLocale } from '../settings.ts';
import { useSite } from '../site-context.ts';

export interface SearchBoxProps {
  readonly business?: string;
  readonly countries?: string;
  readonly search?: string;
  /** The page shows results of all kinds, and a search keeps to that unless the visitor chooses a kind. */
  readonly isOfAllKinds?: boolean;
}

/** The search widget, which here navigates within the portal. Its form works without script. */
export function SearchBox({ business = 'MA', countries = 'global', search = '', isOfAllKinds }: SearchBoxProps) {
  const { edition, locale } = useSite();
  const navigate = useNavigate();
  const host = useRef<WbnSearchBoxElement>(null);
  useWakeBareWidget(host);
  const onSearch = (event: WbnSearchBoxEvents['wbn-search']) => {
    event.preventDefault();
    const { pathname, search: query } = new URL(event.detail.url, window.location.href);
    const stays = isOfAllKinds && pathname === '/search-result' && event.detail.business === business;
    navigate(inLocale((stays ? '/search' : pathname) + query, locale, edition));
  };
  const query = useDrawnAttributes('wbn-search-box', { business, countries, search });
  return <WbnSearchBox ref={host} className="search-box" {...query} action="/search-result" onSearch={onSearch} />;
}
