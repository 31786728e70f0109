// Made by scripts/docs/angular.ts from the definition of <wbn-search-box>; npm run build writes it anew.

import { Directive, input, output } from '@angular/core';
import { searchBox } from '@wbn/widgets/search-box/element';
import { widgetElement } from '../widget-element.ts';

/** The element itself: `element` of the directive. */
export type WbnSearchBoxElement = InstanceType<typeof searchBox.elementClass>;

export interface WbnSearchBoxEvents {
  readonly 'wbn-search': CustomEvent<{ readonly business: string; readonly countries: string; readonly search: string; readonly url: string; readonly picked?: string }> & { readonly currentTarget: WbnSearchBoxElement };
  readonly 'wbn-ready': CustomEvent<null> & { readonly currentTarget: WbnSearchBoxElement };
  readonly 'wbn-error': CustomEvent<{ readonly code: string; readonly message: string; readonly status?: number }> & { readonly currentTarget: WbnSearchBoxElement };
}

/** Searches businesses, products and users, and leads to the results page. */
@Directive({
  selector: 'wbn-search-box',
  exportAs: 'wbnSearchBox',
  host: {
    '[attr.locale]': "locale()",
    '[attr.theme]': "theme()",
    '[attr.business]': "business()",
    '[attr.countries]': "countries()",
    '[attr.search]': "search()",
    '[attr.action]': "action()",
    '[attr.target]': "target()",
    '[attr.suggestions]': "suggestions()",
    '(wbn-search)': 'wbnSearch.emit($event)',
    '(wbn-ready)': 'wbnReady.emit($event)',
    '(wbn-error)': 'wbnError.emit($event)',
  },
})
export class WbnSearchBox {
  /** The language: `en`, `es`, `it`, `zh` or `ar`; by default the nearest `lang`. */
  readonly locale = input<string | null>();
  /** `light`, `dark`, or `auto`: as the page’s own color-scheme. */
  readonly theme = input<'auto' | 'light' | 'dark' | null>();
  /** The type to search, by its code; MA (manufacturers) by default. */
  readonly business = input<string | null>();
  /** A country code, or `global`. */
  readonly countries = input<string | null>();
  /** The text. */
  readonly search = input<string | null>();
  /** The results page; the portal's own by default. */
  readonly action = input<string | null>();
  /** Where the results page opens, as for a link. */
  readonly target = input<string | null>();
  /** `off` asks for no suggestions while a visitor types. */
  readonly suggestions = input<'on' | 'off' | null>();
  /** A visitor searches. `picked` is the kind of the chosen suggestion: `word`, `category`, `place`, `business`, `product`, `user`, `recent` or `popular`. Cancelled, the page goes nowhere: show results yourself. */
  readonly wbnSearch = output<WbnSearchBoxEvents['wbn-search']>();
  /** It is drawn. */
  readonly wbnReady = output<WbnSearchBoxEvents['wbn-ready']>();
  /** Something failed. It tries again by itself. `code` names the cause, `status` that of the answer: 0 where none came. */
  readonly wbnError = output<WbnSearchBoxEvents['wbn-error']>();
  /** The element itself. */
  readonly element: WbnSearchBoxElement = widgetElement<WbnSearchBoxElement>(searchBox);
}
