import type { Locale } from '@wbn/content/editions';
import type { TextLocale } from '../settings.ts';
import type { Texts } from './en.ts';
import { textsFrom } from './text-source.ts';

/** One file per language; a visitor loads one. */
const sources: Record<Locale, () => Promise<Texts>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  it: async () => (await import('./it.ts')).it,
  zh: async () => (await import('./zh.ts')).zh,
  ar: async () => (await import('./ar.ts')).ar,
};

export const loadTexts = (locale: TextLocale): Promise<Texts> => textsFrom(sources, locale);
export const textsModule = (locale: Locale): string => `src/texts/${locale}.ts`;
