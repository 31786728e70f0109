import { searchBox } from '@wbn/widgets/search-box/element';
import { useRef } from 'react';
import { type CommonProps, commonAttributes } from './common-props.ts';
import { useWidgetEvent } from './use-widget-event.ts';
import { WidgetElement } from './WidgetElement.tsx';

// React sets properties only on elements that are defined before it draws them. A server has no elements.
if (typeof customElements !== 'undefined') searchBox.define();

export interface SearchDetail {
  readonly business: string;
  readonly countries: string;
  readonly search: string;
  /** The results page with this search. */
  readonly url: string;
}

export interface WbnSearchBoxProps extends CommonProps {
  /** The code of a type; `MA` (manufacturers) by default. */
  readonly business?: string;
  /** A country code, or `global`. */
  readonly countries?: string;
  readonly search?: string;
  /** The results page; the portal's own by default. */
  readonly action?: string;
  readonly target?: string;
  readonly suggestions?: 'on' | 'off';
  /** A visitor searches; after preventDefault the page goes nowhere by itself. */
  readonly onSearch?: (event: CustomEvent<SearchDetail>) => void;
}

/** `<wbn-search-box>` as a React component. */
export function WbnSearchBox(props: WbnSearchBoxProps) {
  const { action, business, countries, onError, onReady, onSearch, search, suggestions, target } = props;
  const host = useRef<HTMLElement>(null);
  useWidgetEvent(host, 'wbn-search', onSearch);
  useWidgetEvent(host, 'wbn-ready', onReady);
  useWidgetEvent(host, 'wbn-error', onError);
  const attributes = { ...commonAttributes(props), action, business, countries, search, suggestions, target };
  return <WidgetElement tag={searchBox.tag} attributes={attributes} host={host} />;
}
