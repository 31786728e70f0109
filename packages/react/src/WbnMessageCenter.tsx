import { messageCenter } from '@wbn/widgets/message-center/element';
import { useRef } from 'react';
import { type CommonProps, commonAttributes } from './common-props.ts';
import { useWidgetEvent } from './use-widget-event.ts';
import type { BusinessDetail } from './WbnBusinessCard.tsx';
import type { InquirySentDetail } from './WbnInquiryForm.tsx';
import { WidgetElement } from './WidgetElement.tsx';

// React sets properties only on elements that are defined before it draws them. A server has no elements.
if (typeof customElements !== 'undefined') messageCenter.define();

export interface WbnMessageCenterProps extends CommonProps {
  /** Whose conversations: a business of the visitor, or `me`, which is the default. */
  readonly businessId?: string;
  /** The open conversation. */
  readonly requestId?: string;
  /** What is known already: drawn without a fetch. */
  readonly data?: object;
  /** The visitor chose another business or conversation; `requestID` is '' for none. */
  readonly onThreadChange?: (event: CustomEvent<InquirySentDetail>) => void;
  readonly onMessageSent?: (event: CustomEvent<InquirySentDetail>) => void;
  /** A visitor without a session did what needs one; after preventDefault no login is offered. */
  readonly onLoginRequired?: (event: CustomEvent<BusinessDetail>) => void;
}

/** `<wbn-message-center>` as a React component. */
export function WbnMessageCenter(props: WbnMessageCenterProps) {
  const { businessId, data, onError, onLoginRequired, onMessageSent, onReady, onThreadChange, requestId } = props;
  const host = useRef<HTMLElement>(null);
  useWidgetEvent(host, 'wbn-thread-change', onThreadChange);
  useWidgetEvent(host, 'wbn-message-sent', onMessageSent);
  useWidgetEvent(host, 'wbn-login-required', onLoginRequired);
  useWidgetEvent(host, 'wbn-ready', onReady);
  useWidgetEvent(host, 'wbn-error', onError);
  const attributes = { ...commonAttributes(props), 'business-id': businessId, 'request-id': requestId };
  return <WidgetElement tag={messageCenter.tag} attributes={attributes} data={data} host={host} />;
}
