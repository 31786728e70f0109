import { personalPage } from '../../personal/personal-page.ts';
import type { AllMessagesTexts, en } from './texts/en.ts';

export interface AllMessagesData {
  readonly texts: AllMessagesTexts;
}

export const { load, meta } = personalPage<typeof en>({
  en: async () => (await import('./texts/en.ts')).en,
  es: async () => (await import('./texts/es.ts')).es,
  it: async () => (await import('./texts/it.ts')).it,
  zh: async () => (await import('./texts/zh.ts')).zh,
  ar: async () => (await import('./texts/ar.ts')).ar,
});
