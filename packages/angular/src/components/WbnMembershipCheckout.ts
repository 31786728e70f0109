// Made by scripts/docs/angular.ts from the definition of <wbn-membership-checkout>; npm run build writes it anew.

import { Directive, type InputSignal, input, output } from '@angular/core';
import { membershipCheckout } from '@wbn/widgets/membership-checkout/element';
import { widgetElement } from '../widget-element.ts';

/** The element itself: `element` of the directive. */
export type WbnMembershipCheckoutElement = InstanceType<typeof membershipCheckout.elementClass>;

export interface WbnMembershipCheckoutEvents {
  readonly 'wbn-checkout-complete': CustomEvent<{ readonly businessID: string; readonly subscription: string; readonly purchaseID: string }> & { readonly currentTarget: WbnMembershipCheckoutElement };
  readonly 'wbn-login-required': CustomEvent<{ readonly businessID: string }> & { readonly currentTarget: WbnMembershipCheckoutElement };
  readonly 'wbn-settled': CustomEvent<null> & { readonly currentTarget: WbnMembershipCheckoutElement };
  readonly 'wbn-ready': CustomEvent<null> & { readonly currentTarget: WbnMembershipCheckoutElement };
  readonly 'wbn-error': CustomEvent<{ readonly code: string; readonly message: string; readonly status?: number }> & { readonly currentTarget: WbnMembershipCheckoutElement };
}

/** The membership of a business: its plan, the upgrades, and on the portal the way to buy one. */
@Directive({
  selector: 'wbn-membership-checkout',
  exportAs: 'wbnMembershipCheckout',
  host: {
    '[attr.locale]': "locale()",
    '[attr.theme]': "theme()",
    '[attr.business-id]': "businessId()",
    '(wbn-checkout-complete)': 'wbnCheckoutComplete.emit($event)',
    '(wbn-login-required)': 'wbnLoginRequired.emit($event)',
    '(wbn-settled)': 'wbnSettled.emit($event)',
    '(wbn-ready)': 'wbnReady.emit($event)',
    '(wbn-error)': 'wbnError.emit($event)',
  },
})
export class WbnMembershipCheckout {
  /** The language: `en`, `es`, `it`, `zh` or `ar`; by default the nearest `lang`. */
  readonly locale = input<string | null>();
  /** `light`, `dark`, or `auto`: as the page’s own color-scheme. */
  readonly theme = input<'auto' | 'light' | 'dark' | null>();
  /** The business. */
  readonly businessId = input<string | null>();
  /** The membership as its owner reads it, with `setup`; elsewhere the business as lists carry it: drawn without a fetch. */
  readonly data: InputSignal<WbnMembershipCheckoutElement['data'] | undefined> = input<WbnMembershipCheckoutElement['data']>();
  /** An upgrade was paid. Cancelled, the page is not loaded again. */
  readonly wbnCheckoutComplete = output<WbnMembershipCheckoutEvents['wbn-checkout-complete']>();
  /** On the portal: a visitor is not logged in. Cancelled, no login is offered. */
  readonly wbnLoginRequired = output<WbnMembershipCheckoutEvents['wbn-login-required']>();
  /** All of it is drawn, the way to pay too: it no longer grows by itself. Show here what stands below it. */
  readonly wbnSettled = output<WbnMembershipCheckoutEvents['wbn-settled']>();
  /** It is drawn. */
  readonly wbnReady = output<WbnMembershipCheckoutEvents['wbn-ready']>();
  /** Something failed. It tries again by itself. `code` names the cause, `status` that of the answer: 0 where none came. */
  readonly wbnError = output<WbnMembershipCheckoutEvents['wbn-error']>();
  /** The element itself. */
  readonly element: WbnMembershipCheckoutElement = widgetElement<WbnMembershipCheckoutElement>(membershipCheckout, this.data);
}
