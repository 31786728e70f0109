// Made by scripts/docs/svelte.ts from the definition of <wbn-product-page>; npm run build writes it anew.

import type { productPage } from '@wbn/widgets/product-page/element';
import type { Component } from 'svelte';
import type { WidgetProps } from '../widget-props.ts';
import component from './WbnProductPage.svelte';

/** The element itself: what `bind:element` gives. */
export type WbnProductPageElement = InstanceType<typeof productPage.elementClass>;

export interface WbnProductPageEvents {
  readonly 'wbn-open': CustomEvent<{ readonly productID: string; readonly url: string; readonly part: string }> & { readonly currentTarget: WbnProductPageElement };
  readonly 'wbn-reaction': CustomEvent<{ readonly resourceID: string; readonly resourceType: 'post' | 'comment' | 'product' | 'business'; readonly on: boolean }> & { readonly currentTarget: WbnProductPageElement };
  readonly 'wbn-comment-created': CustomEvent<{ readonly commentID: string; readonly resourceID: string; readonly resourceType: 'post' | 'comment' | 'product' | 'business' }> & { readonly currentTarget: WbnProductPageElement };
  readonly 'wbn-login-required': CustomEvent<{ readonly resourceID: string; readonly resourceType: 'post' | 'comment' | 'product' | 'business' }> & { readonly currentTarget: WbnProductPageElement };
  readonly 'wbn-ready': CustomEvent<null> & { readonly currentTarget: WbnProductPageElement };
  readonly 'wbn-error': CustomEvent<{ readonly code: string; readonly message: string; readonly status?: number }> & { readonly currentTarget: WbnProductPageElement };
}

export interface WbnProductPageProps extends WidgetProps<WbnProductPageElement> {
  /** The language: `en`, `es`, `it`, `zh` or `ar`; by default the nearest `lang`. */
  readonly locale?: string | undefined;
  /** `light`, `dark`, or `auto`: as the page’s own color-scheme. */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined;
  /** The product. Not needed when `data` is set. */
  readonly productId?: string | undefined;
  /** A product as its call answers it: drawn without a fetch. */
  readonly data?: WbnProductPageElement['data'] | undefined;
  /** A visitor clicked a link; `part` names it. Cancelled, the link leads nowhere: open your own page. A click that opens a new tab cannot be cancelled. */
  readonly onOpen?: ((event: WbnProductPageEvents['wbn-open']) => void) | undefined;
  /** A visitor has liked the product or a comment, or taken the like back. */
  readonly onReaction?: ((event: WbnProductPageEvents['wbn-reaction']) => void) | undefined;
  /** A visitor has posted a comment or a reply. */
  readonly onCommentCreated?: ((event: WbnProductPageEvents['wbn-comment-created']) => void) | undefined;
  /** A visitor who is not logged in did what needs it. Cancelled, no login is offered. */
  readonly onLoginRequired?: ((event: WbnProductPageEvents['wbn-login-required']) => void) | undefined;
  /** It is drawn. */
  readonly onReady?: ((event: WbnProductPageEvents['wbn-ready']) => void) | undefined;
  /** Something failed. It tries again by itself. `code` names the cause, `status` that of the answer: 0 where none came. */
  readonly onError?: ((event: WbnProductPageEvents['wbn-error']) => void) | undefined;
}

/** One product: pictures and videos, specifications, its business, likes, comments, and what else the business makes. */
export const WbnProductPage: Component<WbnProductPageProps, Record<never, never>, 'element'> = component;
