import { pageTexts } from '../../texts/page-texts.ts';
import type { Widen } from '../../texts/texts.ts';
import type { en } from './en.ts';

/** What the three pages of a person say: one's own, its editor, and what others see. */
export type ProfileTexts = Widen<typeof en>;

export const loadProfileTexts = pageTexts({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  it: async () => (await import('./it.ts')).it,
  zh: async () => (await import('./zh.ts')).zh,
  ar: async () => (await import('./ar.ts')).ar,
});
