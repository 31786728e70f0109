import { readBusiness, readMembership, subscriptionSetup } from '@wbn/contract';
import { defineWbnWidget } from '../runtime/widget.ts';
import badge from '../ui/badge.css?inline';
import { idAttribute } from '../ui/id-attribute.ts';
import tiers from '../ui/tiers.css?inline';
import { about } from './about.ts';
import type { CheckoutData } from './checkout-view.ts';
import styles from './styles.css?inline';
import { texts } from './texts/en.ts';
import { MembershipCheckout } from './view.tsx';

/** `<wbn-membership-checkout>`; `define.ts` beside this makes it an element of the page. */
export const membershipCheckout = defineWbnWidget({
  ...about,
  tag: 'wbn-membership-checkout',
  attributes: { 'business-id': idAttribute },
  component: MembershipCheckout,
  styles: tiers + badge + styles,
  loadsOn: ['business-id'],
  async load({ businessId: id }, { services: client, signal }): Promise<CheckoutData> {
    const params = { id };
    // Partner pages cannot pay: they get the public data.
    if (client.options.embedded) return (await client.call(readBusiness, { params, signal })).data;
    await client.session?.ready();
    if (client.session?.get().status !== 'authenticated') return {};
    const [setup, { data }] = await Promise.all([
      client.call(subscriptionSetup, { signal }),
      client.call(readMembership, { params, signal }),
    ]);
    return { ...data, setup: setup.data };
  },
  texts: {
    en: texts,
    es: () => import('./texts/es.ts'),
    it: () => import('./texts/it.ts'),
    zh: () => import('./texts/zh.ts'),
    ar: () => import('./texts/ar.ts'),
  },
});
