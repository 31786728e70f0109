import { readBusiness } from '@wbn/contract';
import { defineWbnWidget } from '../runtime/widget.ts';
import { idAttribute } from '../ui/id-attribute.ts';
import { about } from './about.ts';
import styles from './styles.css?inline';
import { texts } from './texts/en.ts';
import { InquiryForm, type Receiver } from './view.tsx';

/** `<wbn-inquiry-form>`; `define.ts` beside this makes it an element of the page. */
export const inquiryForm = defineWbnWidget({
  ...about,
  tag: 'wbn-inquiry-form',
  attributes: { 'business-id': idAttribute },
  component: InquiryForm,
  styles,
  loadsOn: ['business-id'],
  async load({ businessId }, { services: client, signal }): Promise<Receiver> {
    // Without a receiver the form says so when it is to be sent.
    if (!businessId) return {};
    return (await client.call(readBusiness, { params: { id: businessId }, signal })).data;
  },
  texts: {
    en: texts,
    es: () => import('./texts/es.ts'),
    it: () => import('./texts/it.ts'),
    zh: () => import('./texts/zh.ts'),
    ar: () => import('./texts/ar.ts'),
  },
});
