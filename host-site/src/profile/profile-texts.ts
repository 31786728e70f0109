import { pageTexts } from '../texts/page-texts.ts';
import type { Widen } from '../texts/texts.ts';
import type { en } from './texts/en.ts';

/** What the three pages of a person say: one's own, its editor, and what others see. */
export type ProfileTexts = Widen<typeof en>;

export const loadProfileTexts = pageTexts({
  en: async () => (await import('./texts/en.ts')).en,
  es: async () => (await import('./texts/es.ts')).es,
  it: async () => (await import('./texts/it.ts')).it,
  zh: async () => (await import('./texts/zh.ts')).zh,
  ar: async () => (await import('./texts/ar.ts')).ar,
});
