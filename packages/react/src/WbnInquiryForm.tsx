import { inquiryForm } from '@wbn/widgets/inquiry-form/element';
import { useRef } from 'react';
import { type CommonProps, commonAttributes } from './common-props.ts';
import { useWidgetEvent } from './use-widget-event.ts';
import type { BusinessDetail } from './WbnBusinessCard.tsx';
import { WidgetElement } from './WidgetElement.tsx';

// React sets properties only on elements that are defined before it draws them. A server has no elements.
if (typeof customElements !== 'undefined') inquiryForm.define();

export interface InquirySentDetail extends BusinessDetail {
  /** The inquiry's thread in the message center. */
  readonly requestID: string;
}

export interface InquiryDetail extends InquirySentDetail {
  /** As whom it was sent: `me`, or a business of the visitor. */
  readonly from: string;
}

export interface WbnInquiryFormProps extends CommonProps {
  /** The receiver. */
  readonly businessId: string;
  /** The receiver as lists, searches and the profile call carry it: drawn without a fetch. */
  readonly data?: object;
  readonly onInquirySent?: (event: CustomEvent<InquiryDetail>) => void;
  /** A visitor without a session did what needs one; after preventDefault no login is offered. */
  readonly onLoginRequired?: (event: CustomEvent<BusinessDetail>) => void;
}

/** `<wbn-inquiry-form>` as a React component. */
export function WbnInquiryForm(props: WbnInquiryFormProps) {
  const { businessId, data, onError, onInquirySent, onLoginRequired, onReady } = props;
  const host = useRef<HTMLElement>(null);
  useWidgetEvent(host, 'wbn-inquiry-sent', onInquirySent);
  useWidgetEvent(host, 'wbn-login-required', onLoginRequired);
  useWidgetEvent(host, 'wbn-ready', onReady);
  useWidgetEvent(host, 'wbn-error', onError);
  const attributes = { ...commonAttributes(props), 'business-id': businessId };
  return <WidgetElement tag={inquiryForm.tag} attributes={attributes} data={data} host={host} />;
}
