import type { TranslatedLocale } from '../locales/types.ts';
import { tips } from './index.ts';
import type { TipHead, TipHeads } from './tip-heads.ts';
import type { Tip } from './types.ts';

const loaders: Readonly<Partial<Record<TranslatedLocale, () => Promise<TipHeads>>>> = {
  es: async () => (await import('./es/heads.ts')).heads,
  it: async () => (await import('./it/heads.ts')).heads,
  zh: async () => (await import('./zh/heads.ts')).heads,
  ar: async () => (await import('./ar/heads.ts')).heads,
};

export type { TipHead } from './tip-heads.ts';

/** The seven tips in a language by number, each with its path, for lists. */
export async function tipList(locale: 'en' | TranslatedLocale): Promise<readonly (TipHead & Pick<Tip, 'path'>)[]> {
  const heads = locale === 'en' ? undefined : await loaders[locale]?.();
  return tips.map(({ index, lead, path, shortTitle, title }) => ({
    path,
    ...(heads?.[`tip-${index}`] ?? { title, shortTitle, lead }),
  }));
}
