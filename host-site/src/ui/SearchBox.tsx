import { useWidgetEvent, type WbnSearchBoxEvents, WidgetElement } from '@wbn/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useWakeBareWidget } from '../browser/use-wake-bare-widget.ts';
import { useWakeChangedWidget } from '../browser/use-wake-changed-widget.ts';
import { inLocale } from '../settings.ts';
import { useSite } from '../site-context.ts';

export interface SearchBoxProps {
  readonly business?: string;
  readonly countries?: string;
  readonly search?: string;
}

/** The search widget, which here navigates within the portal. Its form works without script. */
export function SearchBox({ business = 'MA', countries = 'global', search = '' }: SearchBoxProps) {
  const { edition, locale } = useSite();
  const navigate = useNavigate();
  const host = useRef<HTMLElement>(null);
  useWakeBareWidget(host);
  useWakeChangedWidget(host, `${business} ${countries} ${search}`);
  useWidgetEvent<WbnSearchBoxEvents['wbn-search']['detail']>(host, 'wbn-search', (event) => {
    event.preventDefault();
    const { pathname, search: query } = new URL(event.detail.url, window.location.href);
    navigate(inLocale(pathname + query, locale, edition));
  });
  const attributes = { class: 'search-box', business, countries, search, action: '/search-result' };
  return <WidgetElement tag="wbn-search-box" attributes={attributes} host={host} />;
}
