import type { Tier } from '@wbn/contract';
import type { Membership } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import type { View } from 'shadow-dom-inject';
import type { CheckoutTexts } from './texts/en.ts';

export interface Setup {
  /** '' if purchases are off. */
  readonly publicKey: string;
  readonly form: string;
  readonly plans: readonly { readonly subscription: Tier; readonly price: number; readonly planId: string }[];
}

/** On the portal the owner's membership and the plans; elsewhere the public data of a business. */
export interface CheckoutData extends Partial<Membership> {
  readonly general?: { readonly verified?: boolean };
  readonly setup?: Setup;
}

export type CheckoutView = View<{ readonly businessId: string }, CheckoutData, CheckoutTexts, Client>;
