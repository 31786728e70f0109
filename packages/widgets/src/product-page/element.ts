import { loadProductPage, type ProductPage as ProductData } from '@wbn/core';
import { defineWbnWidget } from '../runtime/widget.ts';
import { idAttribute } from '../ui/id-attribute.ts';
import { focusOn } from '../ui/methods.ts';
import { about } from './about.ts';
import styles from './styles.css?inline';
import { texts } from './texts/en.ts';
import { loadParts, ProductPage } from './view.tsx';

/** `<wbn-product-page>`; `define.ts` beside this makes it an element of the page. */
export const productPage = defineWbnWidget({
  ...about,
  tag: 'wbn-product-page',
  attributes: { 'product-id': idAttribute },
  component: ProductPage,
  styles,
  methods: { focus: focusOn('a') },
  loadsOn: ['product-id'],
  loadsPerLocale: true,
  async load({ productId }, { services: client, ...how }): Promise<ProductData> {
    // The view says so where its parts do not load.
    const parts = loadParts().catch(() => {});
    const [product] = await Promise.all([loadProductPage(client, productId, how), parts]);
    return product;
  },
  texts: {
    en: texts,
    es: () => import('./texts/es.ts'),
    it: () => import('./texts/it.ts'),
    zh: () => import('./texts/zh.ts'),
    ar: () => import('./texts/ar.ts'),
  },
});
