// Made by scripts/docs/angular.ts from the definition of <wbn-inquiry-form>; npm run build writes it anew.

import { booleanAttribute, Directive, type InputSignal, input, output } from '@angular/core';
import { inquiryForm } from '@wbn/widgets/inquiry-form/element';
import { widgetElement } from '../widget-element.ts';

/** The element itself: `element` of the directive. */
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

/** Sends an inquiry to a business, as oneself or as a business of one’s own. */
@Directive({
  selector: 'wbn-inquiry-form',
  exportAs: 'wbnInquiryForm',
  host: {
    '[attr.locale]': "locale()",
    '[attr.theme]': "theme()",
    '[attr.business-id]': "businessId()",
    '[attr.product-id]': "productId()",
    '[attr.subject]': "subject()",
    '[attr.fixed-subject]': "fixedSubject() ? '' : null",
    '[attr.message]': "message()",
    '[attr.reference]': "reference()",
    '(wbn-form-start)': 'wbnFormStart.emit($event)',
    '(wbn-send-failed)': 'wbnSendFailed.emit($event)',
    '(wbn-inquiry-sent)': 'wbnInquirySent.emit($event)',
    '(wbn-login-required)': 'wbnLoginRequired.emit($event)',
    '(wbn-ready)': 'wbnReady.emit($event)',
    '(wbn-error)': 'wbnError.emit($event)',
  },
})
export class WbnInquiryForm {
  /** The language: `en`, `es`, `it`, `zh` or `ar`; by default the nearest `lang`. */
  readonly locale = input<string | null>();
  /** `light`, `dark`, or `auto`: as the page’s own color-scheme. */
  readonly theme = input<'auto' | 'light' | 'dark' | null>();
  /** The receiver. */
  readonly businessId = input<string | null>();
  /** The product of the receiver that the inquiry is about. */
  readonly productId = input<string | null>();
  /** The subject at first: `Product information`, `Price quotation`, `Samples`, `Distribution`, or words of your own. */
  readonly subject = input<string | null>();
  /** The visitor cannot change the subject. */
  readonly fixedSubject = input(false, { transform: booleanAttribute });
  /** The message at first. */
  readonly message = input<string | null>();
  /** Your own reference number: the form shows it and sends it after the subject. */
  readonly reference = input<string | null>();
  /** The receiver as lists, searches and the profile call carry it: drawn without a fetch. */
  readonly data: InputSignal<WbnInquiryFormElement['data'] | undefined> = input<WbnInquiryFormElement['data']>();
  /** A visitor has begun to fill the form. */
  readonly wbnFormStart = output<WbnInquiryFormEvents['wbn-form-start']>();
  /** The inquiry was not sent: `code` is `Incomplete`, or as in `wbn-error`. The written text stays. */
  readonly wbnSendFailed = output<WbnInquiryFormEvents['wbn-send-failed']>();
  /** An inquiry was sent. `requestID` is its thread in the message center, `from` whom it was sent as: `me` or a business. */
  readonly wbnInquirySent = output<WbnInquiryFormEvents['wbn-inquiry-sent']>();
  /** A visitor who is not logged in asked for a login, or wants to send. Cancelled, no login is offered. */
  readonly wbnLoginRequired = output<WbnInquiryFormEvents['wbn-login-required']>();
  /** It is drawn. */
  readonly wbnReady = output<WbnInquiryFormEvents['wbn-ready']>();
  /** Something failed. It tries again by itself. `code` names the cause, `status` that of the answer: 0 where none came. */
  readonly wbnError = output<WbnInquiryFormEvents['wbn-error']>();
  /** The element itself. */
  readonly element: WbnInquiryFormElement = widgetElement<WbnInquiryFormElement>(inquiryForm, this.data);
}
