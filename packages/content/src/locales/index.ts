import type { TranslatedLocale, Translation } from './types.ts';

export type { TranslatedLocale, Translation } from './types.ts';

const loaders: Readonly<Partial<Record<TranslatedLocale, () => Promise<Translation>>>> = {
  es: async () => (await import('./es.ts')).es,
  it: async () => (await import('./it.ts')).it,
  zh: async () => (await import('./zh.ts')).zh,
  ar: async () => (await import('./ar.ts')).ar,
};

/** Loads the short texts of a language; undefined for English and unsupported languages. */
export async function loadTranslation(locale: string): Promise<Translation | undefined> {
  return Object.hasOwn(loaders, locale) ? loaders[locale as TranslatedLocale]?.() : undefined;
}
