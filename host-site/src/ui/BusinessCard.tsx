import type { BusinessCard as Business } from '@wbn/contract/shapes';
import type { WbnBusinessCardElement } from '@wbn/react';
import { WbnBusinessCard } from '@wbn/react/lazy';
import { useRef } from 'react';
import { useWakeBareWidget } from '../browser/use-wake-bare-widget.ts';

export interface BusinessCardProps {
  readonly business: Business;
  readonly variant: 'card' | 'result' | 'summary';
}

/** The card widget with given data. */
export function BusinessCard({ business, variant }: BusinessCardProps) {
  const host = useRef<WbnBusinessCardElement>(null);
  useWakeBareWidget(host);
  return <WbnBusinessCard ref={host} businessId={business.businessID} variant={variant} data={business} />;
}
