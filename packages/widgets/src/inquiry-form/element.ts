import { readBusiness, readProduct } from '@wbn/contract';
import { defineWbnWidget } from '../runtime/widget.ts';
import { idAttribute } from '../ui/id-attribute.ts';
import { focusOn, resetForm } from '../ui/methods.ts';
import { about } from './about.ts';
import type { Receiver } from './receiver.ts';
import styles from './styles.css?inline';
import { texts } from './texts/en.ts';
import { InquiryForm } from './view.tsx';

/** `<wbn-inquiry-form>`; `define.ts` beside this makes it an element of the page. */
export const inquiryForm = defineWbnWidget({
  ...about,
  tag: 'wbn-inquiry-form',
  attributes: {
    'business-id': idAttribute,
    'product-id': idAttribute,
    subject: { type: 'text' },
    'fixed-subject': { type: 'flag' },
    message: { type: 'text' },
    reference: { type: 'text' },
  },
  component: InquiryForm,
  styles,
  methods: { focus: focusOn('select, a'), reset: resetForm },
  loadsOn: ['business-id', 'product-id'],
  async load({ businessId, productId }, { services: client, signal, locale }): Promise<Receiver> {
    // Without a receiver the form reports it when it is submitted.
    if (!businessId) return {};
    const [{ data }, product] = await Promise.all([
      client.call(readBusiness, { params: { id: businessId }, signal }),
      // The form works without its product: a removed one must not block an inquiry.
      productId
        ? client.call(readProduct, { params: { id: productId }, signal, locale }).catch(() => undefined)
        : undefined,
    ]);
    return { ...data, product: product?.data };
  },
  texts: {
    en: texts,
    es: () => import('./texts/es.ts'),
    it: () => import('./texts/it.ts'),
    zh: () => import('./texts/zh.ts'),
    ar: () => import('./texts/ar.ts'),
  },
});
