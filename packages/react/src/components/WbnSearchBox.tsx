// Made by scripts/docs/react.ts from the definition of <wbn-search-box>; npm run build writes it anew.
'use client';

import { searchBox } from '@wbn/widgets/search-box/element';
import { widgetComponent } from '../widget-component.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** The element itself: what `ref` is given. */
export type WbnSearchBoxElement = InstanceType<typeof searchBox.elementClass>;

export interface WbnSearchBoxEvents {
  readonly 'wbn-search': CustomEvent<{ readonly business: string; readonly countries: string; readonly search: string; readonly url: string; readonly picked?: string }> & { readonly currentTarget: WbnSearchBoxElement };
  readonly 'wbn-ready': CustomEvent<null> & { readonly currentTarget: WbnSearchBoxElement };
  readonly 'wbn-error': CustomEvent<{ readonly code: string; readonly message: string; readonly status?: number }> & { readonly currentTarget: WbnSearchBoxElement };
}

export interface WbnSearchBoxProps extends WidgetProps<WbnSearchBoxElement> {
  /** The language: `en`, `es`, `it`, `zh` or `ar`; by default the nearest `lang`. */
  readonly locale?: string | undefined;
  /** `light`, `dark`, or `auto`: as the page’s own color-scheme. */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined;
  /** The type to search, by its code; MA (manufacturers) by default. */
  readonly business?: string | undefined;
  /** A country code, or `global`. */
  readonly countries?: string | undefined;
  /** The text. */
  readonly search?: string | undefined;
  /** The results page; the portal's own by default. */
  readonly action?: string | undefined;
  /** Where the results page opens, as for a link. */
  readonly target?: string | undefined;
  /** `off` asks for no suggestions while a visitor types. */
  readonly suggestions?: 'on' | 'off' | undefined;
  /** A visitor searches. `picked` is the kind of the chosen suggestion: `word`, `category`, `place`, `business`, `product`, `user`, `recent` or `popular`. Cancelled, the page goes nowhere: show results yourself. */
  readonly onSearch?: ((event: WbnSearchBoxEvents['wbn-search']) => void) | undefined;
  /** It is drawn. */
  readonly onReady?: ((event: WbnSearchBoxEvents['wbn-ready']) => void) | undefined;
  /** Something failed. It tries again by itself. `code` names the cause, `status` that of the answer: 0 where none came. */
  readonly onError?: ((event: WbnSearchBoxEvents['wbn-error']) => void) | undefined;
}

/** Searches businesses, products and users, and leads to the results page. */
export const WbnSearchBox = /* @__PURE__ */ widgetComponent<WbnSearchBoxProps>('WbnSearchBox', searchBox, {
  onSearch: 'wbn-search',
  onReady: 'wbn-ready',
  onError: 'wbn-error',
});
