// Made by scripts/docs/svelte.ts from the definition of <wbn-inquiry-form>; npm run build writes it anew.

import type { inquiryForm } from '@wbn/widgets/inquiry-form/element';
import type { Component } from 'svelte';
import type { WidgetProps } from '../widget-props.ts';
import component from './WbnInquiryForm.svelte';

/** The element itself: what `bind:element` gives. */
export type WbnInquiryFormElement = InstanceType<typeof inquiryForm.elementClass> & {
  /** Deletes what the visitor wrote. */
  reset(): void;
};

export interface WbnInquiryFormEvents {
  readonly 'wbn-form-start': CustomEvent<{ readonly form: 'inquiry'; readonly businessID: string; readonly productID: string }> & { readonly currentTarget: WbnInquiryFormElement };
  readonly 'wbn-send-failed': CustomEvent<{ readonly form: 'inquiry'; readonly businessID: string; readonly productID: string; readonly code: string }> & { readonly currentTarget: WbnInquiryFormElement };
  readonly 'wbn-inquiry-sent': CustomEvent<{ readonly businessID: string; readonly requestID: string; readonly from: string }> & { readonly currentTarget: WbnInquiryFormElement };
  readonly 'wbn-login-required': CustomEvent<{ readonly businessID: string }> & { readonly currentTarget: WbnInquiryFormElement };
  readonly 'wbn-ready': CustomEvent<null> & { readonly currentTarget: WbnInquiryFormElement };
  readonly 'wbn-error': CustomEvent<{ readonly code: string; readonly message: string; readonly status?: number }> & { readonly currentTarget: WbnInquiryFormElement };
}

export interface WbnInquiryFormProps extends WidgetProps<WbnInquiryFormElement> {
  /** The language: `en`, `es`, `it`, `zh` or `ar`; by default the nearest `lang`. */
  readonly locale?: string | undefined;
  /** `light`, `dark`, or `auto`: as the page’s own color-scheme. */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined;
  /** The receiver. */
  readonly businessId?: string | undefined;
  /** The product of the receiver that the inquiry is about. */
  readonly productId?: string | undefined;
  /** The subject at first: `Product information`, `Price quotation`, `Samples`, `Distribution`, or words of your own. */
  readonly subject?: string | undefined;
  /** The visitor cannot change the subject. */
  readonly fixedSubject?: boolean | undefined;
  /** The message at first. */
  readonly message?: string | undefined;
  /** Your own reference number: the form shows it and sends it after the subject. */
  readonly reference?: string | undefined;
  /** The receiver as lists, searches and the profile call carry it: drawn without a fetch. */
  readonly data?: WbnInquiryFormElement['data'] | undefined;
  /** A visitor has begun to fill the form. */
  readonly onFormStart?: ((event: WbnInquiryFormEvents['wbn-form-start']) => void) | undefined;
  /** The inquiry was not sent: `code` is `Incomplete`, or as in `wbn-error`. The written text stays. */
  readonly onSendFailed?: ((event: WbnInquiryFormEvents['wbn-send-failed']) => void) | undefined;
  /** An inquiry was sent. `requestID` is its thread in the message center, `from` whom it was sent as: `me` or a business. */
  readonly onInquirySent?: ((event: WbnInquiryFormEvents['wbn-inquiry-sent']) => void) | undefined;
  /** A visitor who is not logged in asked for a login, or wants to send. Cancelled, no login is offered. */
  readonly onLoginRequired?: ((event: WbnInquiryFormEvents['wbn-login-required']) => void) | undefined;
  /** It is drawn. */
  readonly onReady?: ((event: WbnInquiryFormEvents['wbn-ready']) => void) | undefined;
  /** Something failed. It tries again by itself. `code` names the cause, `status` that of the answer: 0 where none came. */
  readonly onError?: ((event: WbnInquiryFormEvents['wbn-error']) => void) | undefined;
}

/** Sends an inquiry to a business, as oneself or as a business of one’s own. */
export const WbnInquiryForm: Component<WbnInquiryFormProps, Record<never, never>, 'element'> = component;
