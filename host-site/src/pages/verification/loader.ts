import { businessPage } from '../../console/business-page.ts';
import type { en, VerificationTexts } from './texts/en.ts';

export interface VerificationData {
  readonly texts: VerificationTexts;
  readonly businessID: string;
}

export const { load, meta } = businessPage<typeof en>({
  en: async () => (await import('./texts/en.ts')).en,
  es: async () => (await import('./texts/es.ts')).es,
  it: async () => (await import('./texts/it.ts')).it,
  zh: async () => (await import('./texts/zh.ts')).zh,
  ar: async () => (await import('./texts/ar.ts')).ar,
});
