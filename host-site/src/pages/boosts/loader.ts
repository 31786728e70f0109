import { businessPage } from '../../console/business-page.ts';
import type { BoostsTexts, en } from './texts/en.ts';

export interface BoostsData {
  readonly texts: BoostsTexts;
  readonly businessID: string;
  /** The product to boost if the reader comes from its page; '' otherwise. */
  readonly productID: string;
}

export const { load, meta } = businessPage<typeof en, Pick<BoostsData, 'productID'>>(
  {
    en: async () => (await import('./texts/en.ts')).en,
    es: async () => (await import('./texts/es.ts')).es,
    it: async () => (await import('./texts/it.ts')).it,
    zh: async () => (await import('./texts/zh.ts')).zh,
    ar: async () => (await import('./texts/ar.ts')).ar,
  },
  ({ url }) => ({ productID: url.searchParams.get('product') ?? '' }),
);
