// Made by scripts/docs/svelte.ts from the definition of <wbn-business-card>; npm run build writes it anew.

import type { businessCard } from '@wbn/widgets/business-card/element';
import type { Component } from 'svelte';
import type { WidgetProps } from '../widget-props.ts';
import component from './WbnBusinessCard.svelte';

/** The element itself: what `bind:element` gives. */
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

export interface WbnBusinessCardProps extends WidgetProps<WbnBusinessCardElement> {
  /** The language: `en`, `es`, `it`, `zh` or `ar`; by default the nearest `lang`. */
  readonly locale?: string | undefined;
  /** `light`, `dark`, or `auto`: as the page’s own color-scheme. */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined;
  /** The business. Not needed when `data` is set. */
  readonly businessId?: string | undefined;
  /** The product beside which the card stands: Send Request is then about it. */
  readonly productId?: string | undefined;
  /** `card`, `result` (with Send Request and Save Business) or `summary` (facts). */
  readonly variant?: 'card' | 'result' | 'summary' | undefined;
  /** A business as lists, the profile call and, in `businessProfile`, searches carry it: drawn without a fetch. */
  readonly data?: WbnBusinessCardElement['data'] | undefined;
  /** A visitor clicked a link; `part` names it. Cancelled, the link leads nowhere: open your own page. A click that opens a new tab cannot be cancelled. */
  readonly onOpen?: ((event: WbnBusinessCardEvents['wbn-open']) => void) | undefined;
  /** A visitor who is logged in pressed Save Business. */
  readonly onSave?: ((event: WbnBusinessCardEvents['wbn-save']) => void) | undefined;
  /** A visitor who is not logged in did what needs it. Cancelled, no login is offered. */
  readonly onLoginRequired?: ((event: WbnBusinessCardEvents['wbn-login-required']) => void) | undefined;
  /** It is drawn. */
  readonly onReady?: ((event: WbnBusinessCardEvents['wbn-ready']) => void) | undefined;
  /** Something failed. It tries again by itself. `code` names the cause, `status` that of the answer: 0 where none came. */
  readonly onError?: ((event: WbnBusinessCardEvents['wbn-error']) => void) | undefined;
}

/** One business: as a card, as a search result, or as a summary beside a page. */
export const WbnBusinessCard: Component<WbnBusinessCardProps, Record<never, never>, 'element'> = component;
