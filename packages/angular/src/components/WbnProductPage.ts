// Made by scripts/docs/angular.ts from the definition of <wbn-product-page>; npm run build writes it anew.

import { Directive, type InputSignal, input, output } from '@angular/core';
import { productPage } from '@wbn/widgets/product-page/element';
import { widgetElement } from '../widget-element.ts';

/** The element itself: `element` of the directive. */
export type WbnProductPageElement = InstanceType<typeof productPage.elementClass>;

export interface WbnProductPageEvents {
  readonly 'wbn-open': CustomEvent<{ readonly productID: string; readonly url: string; readonly part: string }> & { readonly currentTarget: WbnProductPageElement };
  readonly 'wbn-reaction': CustomEvent<{ readonly resourceID: string; readonly resourceType: 'post' | 'comment' | 'product' | 'business'; readonly on: boolean }> & { readonly currentTarget: WbnProductPageElement };
  readonly 'wbn-comment-created': CustomEvent<{ readonly commentID: string; readonly resourceID: string; readonly resourceType: 'post' | 'comment' | 'product' | 'business' }> & { readonly currentTarget: WbnProductPageElement };
  readonly 'wbn-login-required': CustomEvent<{ readonly resourceID: string; readonly resourceType: 'post' | 'comment' | 'product' | 'business' }> & { readonly currentTarget: WbnProductPageElement };
  readonly 'wbn-ready': CustomEvent<null> & { readonly currentTarget: WbnProductPageElement };
  readonly 'wbn-error': CustomEvent<{ readonly code: string; readonly message: string; readonly status?: number }> & { readonly currentTarget: WbnProductPageElement };
}

/** One product: pictures and videos, specifications, its business, likes, comments, and what else the business makes. */
@Directive({
  selector: 'wbn-product-page',
  exportAs: 'wbnProductPage',
  host: {
    '[attr.locale]': "locale()",
    '[attr.theme]': "theme()",
    '[attr.product-id]': "productId()",
    '(wbn-open)': 'wbnOpen.emit($event)',
    '(wbn-reaction)': 'wbnReaction.emit($event)',
    '(wbn-comment-created)': 'wbnCommentCreated.emit($event)',
    '(wbn-login-required)': 'wbnLoginRequired.emit($event)',
    '(wbn-ready)': 'wbnReady.emit($event)',
    '(wbn-error)': 'wbnError.emit($event)',
  },
})
export class WbnProductPage {
  /** The language: `en`, `es`, `it`, `zh` or `ar`; by default the nearest `lang`. */
  readonly locale = input<string | null>();
  /** `light`, `dark`, or `auto`: as the page’s own color-scheme. */
  readonly theme = input<'auto' | 'light' | 'dark' | null>();
  /** The product. Not needed when `data` is set. */
  readonly productId = input<string | null>();
  /** A product as its call answers it: drawn without a fetch. */
  readonly data: InputSignal<WbnProductPageElement['data'] | undefined> = input<WbnProductPageElement['data']>();
  /** A visitor clicked a link; `part` names it. Cancelled, the link leads nowhere: open your own page. A click that opens a new tab cannot be cancelled. */
  readonly wbnOpen = output<WbnProductPageEvents['wbn-open']>();
  /** A visitor has liked the product or a comment, or taken the like back. */
  readonly wbnReaction = output<WbnProductPageEvents['wbn-reaction']>();
  /** A visitor has posted a comment or a reply. */
  readonly wbnCommentCreated = output<WbnProductPageEvents['wbn-comment-created']>();
  /** A visitor who is not logged in did what needs it. Cancelled, no login is offered. */
  readonly wbnLoginRequired = output<WbnProductPageEvents['wbn-login-required']>();
  /** It is drawn. */
  readonly wbnReady = output<WbnProductPageEvents['wbn-ready']>();
  /** Something failed. It tries again by itself. `code` names the cause, `status` that of the answer: 0 where none came. */
  readonly wbnError = output<WbnProductPageEvents['wbn-error']>();
  /** The element itself. */
  readonly element: WbnProductPageElement = widgetElement<WbnProductPageElement>(productPage, this.data);
}
