import type { Locale } from '../../editions/types.ts';
import type { IndustryDescriptions } from '../types.ts';

export type { IndustryDescriptions } from '../types.ts';

const loaders: Readonly<Record<Locale, () => Promise<IndustryDescriptions>>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  it: async () => (await import('./it.ts')).it,
  zh: async () => (await import('./zh.ts')).zh,
  ar: async () => (await import('./ar.ts')).ar,
};

/** Loads the descriptions of all industries in one language: too long to be part of every page. */
export const industryDescriptions = (locale: Locale): Promise<IndustryDescriptions> => loaders[locale]();
