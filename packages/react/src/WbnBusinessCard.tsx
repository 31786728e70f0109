import { businessCard } from '@wbn/widgets/business-card/element';
import { useRef } from 'react';
import { type CommonProps, commonAttributes } from './common-props.ts';
import { useWidgetEvent } from './use-widget-event.ts';
import { WidgetElement } from './WidgetElement.tsx';

// React sets properties only on elements that are defined before it draws them. A server has no elements.
if (typeof customElements !== 'undefined') businessCard.define();

export interface BusinessDetail {
  readonly businessID: string;
}

export interface WbnBusinessCardProps extends CommonProps {
  /** The business to fetch; not needed with `data`. */
  readonly businessId?: string;
  readonly variant?: 'card' | 'result' | 'summary';
  /** A business as lists, searches and the profile call carry it: drawn without a fetch. */
  readonly data?: object;
  /** A logged-in visitor pressed Save Business. */
  readonly onSave?: (event: CustomEvent<BusinessDetail>) => void;
  /** A visitor without a session did what needs one; after preventDefault no login is offered. */
  readonly onLoginRequired?: (event: CustomEvent<BusinessDetail>) => void;
}

/** `<wbn-business-card>` as a React component. */
export function WbnBusinessCard(props: WbnBusinessCardProps) {
  const { businessId, data, onError, onLoginRequired, onReady, onSave, variant } = props;
  const host = useRef<HTMLElement>(null);
  useWidgetEvent(host, 'wbn-save', onSave);
  useWidgetEvent(host, 'wbn-login-required', onLoginRequired);
  useWidgetEvent(host, 'wbn-ready', onReady);
  useWidgetEvent(host, 'wbn-error', onError);
  const attributes = { ...commonAttributes(props), 'business-id': businessId, variant };
  return <WidgetElement tag={businessCard.tag} attributes={attributes} data={data} host={host} />;
}
