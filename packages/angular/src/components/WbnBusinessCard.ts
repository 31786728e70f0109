// Made by scripts/docs/angular.ts from the definition of <wbn-business-card>; npm run build writes it anew.

import { Directive, type InputSignal, input, output } from '@angular/core';
import { businessCard } from '@wbn/widgets/business-card/element';
import { widgetElement } from '../widget-element.ts';

/** The element itself: `element` of the directive. */
export type WbnBusinessCardElement = InstanceType<typeof businessCard.elementClass> & {
  /** Follows the link of the name, as a click does. */
  open(): void;
};

export interface WbnBusinessCardEvents {
  readonly 'wbn-open': CustomEvent<{ readonly businessID: string; readonly url: string; readonly part: string }> & { readonly currentTarget: WbnBusinessCardElement };
  readonly 'wbn-save': CustomEvent<{ readonly businessID: string }> & { readonly currentTarget: WbnBusinessCardElement };
  readonly 'wbn-login-required': CustomEvent<{ readonly businessID: string }> & { readonly currentTarget: WbnBusinessCardElement };
  readonly 'wbn-ready': CustomEvent<null> & { readonly currentTarget: WbnBusinessCardElement };
  readonly 'wbn-error': CustomEvent<{ readonly code: string; readonly message: string; readonly status?: number }> & { readonly currentTarget: WbnBusinessCardElement };
}

/** One business: as a card, as a search result, or as a summary beside a page. */
@Directive({
  selector: 'wbn-business-card',
  exportAs: 'wbnBusinessCard',
  host: {
    '[attr.locale]': "locale()",
    '[attr.theme]': "theme()",
    '[attr.business-id]': "businessId()",
    '[attr.product-id]': "productId()",
    '[attr.variant]': "variant()",
    '(wbn-open)': 'wbnOpen.emit($event)',
    '(wbn-save)': 'wbnSave.emit($event)',
    '(wbn-login-required)': 'wbnLoginRequired.emit($event)',
    '(wbn-ready)': 'wbnReady.emit($event)',
    '(wbn-error)': 'wbnError.emit($event)',
  },
})
export class WbnBusinessCard {
  /** The language: `en`, `es`, `it`, `zh` or `ar`; by default the nearest `lang`. */
  readonly locale = input<string | null>();
  /** `light`, `dark`, or `auto`: as the page’s own color-scheme. */
  readonly theme = input<'auto' | 'light' | 'dark' | null>();
  /** The business. Not needed when `data` is set. */
  readonly businessId = input<string | null>();
  /** The product beside which the card stands: Send Request is then about it. */
  readonly productId = input<string | null>();
  /** `card`, `result` (with Send Request and Save Business) or `summary` (facts). */
  readonly variant = input<'card' | 'result' | 'summary' | null>();
  /** A business as lists, the profile call and, in `businessProfile`, searches carry it: drawn without a fetch. */
  readonly data: InputSignal<WbnBusinessCardElement['data'] | undefined> = input<WbnBusinessCardElement['data']>();
  /** A visitor clicked a link; `part` names it. Cancelled, the link leads nowhere: open your own page. A click that opens a new tab cannot be cancelled. */
  readonly wbnOpen = output<WbnBusinessCardEvents['wbn-open']>();
  /** A visitor who is logged in pressed Save Business. */
  readonly wbnSave = output<WbnBusinessCardEvents['wbn-save']>();
  /** A visitor who is not logged in did what needs it. Cancelled, no login is offered. */
  readonly wbnLoginRequired = output<WbnBusinessCardEvents['wbn-login-required']>();
  /** It is drawn. */
  readonly wbnReady = output<WbnBusinessCardEvents['wbn-ready']>();
  /** Something failed. It tries again by itself. `code` names the cause, `status` that of the answer: 0 where none came. */
  readonly wbnError = output<WbnBusinessCardEvents['wbn-error']>();
  /** The element itself. */
  readonly element: WbnBusinessCardElement = widgetElement<WbnBusinessCardElement>(businessCard, this.data);
}
