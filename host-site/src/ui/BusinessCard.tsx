import type { BusinessCard as Business } from '@wbn/contract/shapes';
import { WidgetElement } from '@wbn/react';
import { useRef } from 'react';
import { useWakeBareWidget } from '../browser/use-wake-bare-widget.ts';

export interface BusinessCardProps {
  readonly business: Business;
  readonly variant: 'card' | 'result' | 'summary';
}

/** The card widget with given data. */
export function BusinessCard({ business, variant }: BusinessCardProps) {
  const host = useRef<HTMLElement>(null);
  useWakeBareWidget(host);
  const attributes = { 'business-id': business.businessID, variant };
  return <WidgetElement tag="wbn-business-card" attributes={attributes} data={business} host={host} />;
}
