// Made by scripts/docs/svelte.ts from the definition of <wbn-membership-checkout>; npm run build writes it anew.

import type { membershipCheckout } from '@wbn/widgets/membership-checkout/element';
import type { Component } from 'svelte';
import type { WidgetProps } from '../widget-props.ts';
import component from './WbnMembershipCheckout.svelte';

/** The element itself: what `bind:element` gives. */
export type WbnMembershipCheckoutElement = InstanceType<typeof membershipCheckout.elementClass>;

export interface WbnMembershipCheckoutEvents {
  readonly 'wbn-checkout-complete': CustomEvent<{ readonly businessID: string; readonly subscription: string; readonly purchaseID: string }> & { readonly currentTarget: WbnMembershipCheckoutElement };
  readonly 'wbn-login-required': CustomEvent<{ readonly businessID: string }> & { readonly currentTarget: WbnMembershipCheckoutElement };
  readonly 'wbn-settled': CustomEvent<null> & { readonly currentTarget: WbnMembershipCheckoutElement };
  readonly 'wbn-ready': CustomEvent<null> & { readonly currentTarget: WbnMembershipCheckoutElement };
  readonly 'wbn-error': CustomEvent<{ readonly code: string; readonly message: string; readonly status?: number }> & { readonly currentTarget: WbnMembershipCheckoutElement };
}

export interface WbnMembershipCheckoutProps extends WidgetProps<WbnMembershipCheckoutElement> {
  /** The language: `en`, `es`, `it`, `zh` or `ar`; by default the nearest `lang`. */
  readonly locale?: string | undefined;
  /** `light`, `dark`, or `auto`: as the page’s own color-scheme. */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined;
  /** The business. */
  readonly businessId?: string | undefined;
  /** The membership as its owner reads it, with `setup`; elsewhere the business as lists carry it: drawn without a fetch. */
  readonly data?: WbnMembershipCheckoutElement['data'] | undefined;
  /** An upgrade was paid. Cancelled, the page is not loaded again. */
  readonly onCheckoutComplete?: ((event: WbnMembershipCheckoutEvents['wbn-checkout-complete']) => void) | undefined;
  /** On the portal: a visitor is not logged in. Cancelled, no login is offered. */
  readonly onLoginRequired?: ((event: WbnMembershipCheckoutEvents['wbn-login-required']) => void) | undefined;
  /** All of it is drawn, the way to pay too: it no longer grows by itself. Show here what stands below it. */
  readonly onSettled?: ((event: WbnMembershipCheckoutEvents['wbn-settled']) => void) | undefined;
  /** It is drawn. */
  readonly onReady?: ((event: WbnMembershipCheckoutEvents['wbn-ready']) => void) | undefined;
  /** Something failed. It tries again by itself. `code` names the cause, `status` that of the answer: 0 where none came. */
  readonly onError?: ((event: WbnMembershipCheckoutEvents['wbn-error']) => void) | undefined;
}

/** The membership of a business: its plan, the upgrades, and on the portal the way to buy one. */
export const WbnMembershipCheckout: Component<WbnMembershipCheckoutProps, Record<never, never>, 'element'> = component;
