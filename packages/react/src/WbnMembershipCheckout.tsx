import { membershipCheckout } from '@wbn/widgets/membership-checkout/element';
import { useRef } from 'react';
import { type CommonProps, commonAttributes } from './common-props.ts';
import { useWidgetEvent } from './use-widget-event.ts';
import type { BusinessDetail } from './WbnBusinessCard.tsx';
import { WidgetElement } from './WidgetElement.tsx';

// React sets properties only on elements that are defined before it draws them. A server has no elements.
if (typeof customElements !== 'undefined') membershipCheckout.define();

export interface CheckoutCompleteDetail extends BusinessDetail {
  readonly subscription: string;
  readonly purchaseID: string;
}

export interface WbnMembershipCheckoutProps extends CommonProps {
  readonly businessId: string;
  /** The membership as its owner reads it, with `setup`; elsewhere the business as lists carry it: drawn without a fetch. */
  readonly data?: object;
  /** An upgrade was paid; after preventDefault the page is not loaded again. */
  readonly onCheckoutComplete?: (event: CustomEvent<CheckoutCompleteDetail>) => void;
  /** A visitor without a session; after preventDefault no login is offered. */
  readonly onLoginRequired?: (event: CustomEvent<BusinessDetail>) => void;
}

/** `<wbn-membership-checkout>` as a React component. */
export function WbnMembershipCheckout(props: WbnMembershipCheckoutProps) {
  const { businessId, data, onCheckoutComplete, onError, onLoginRequired, onReady } = props;
  const host = useRef<HTMLElement>(null);
  useWidgetEvent(host, 'wbn-checkout-complete', onCheckoutComplete);
  useWidgetEvent(host, 'wbn-login-required', onLoginRequired);
  useWidgetEvent(host, 'wbn-ready', onReady);
  useWidgetEvent(host, 'wbn-error', onError);
  const attributes = { ...commonAttributes(props), 'business-id': businessId };
  return <WidgetElement tag={membershipCheckout.tag} attributes={attributes} data={data} host={host} />;
}
