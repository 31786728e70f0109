import type { Locale } from '@wbn/content/editions';
import type { Widen } from './widen.ts';

export type Sources<T> = { readonly en: () => Promise<T> } & Readonly<
  Record<Exclude<Locale, 'en'>, () => Promise<Widen<T>>>
>;

/**
 * What one page says, one file a language under `pages/<page>/texts/`: it travels with the page's data, so the first page of a visitor
 * carries no text of a page they never open. `en` is the shape of the others.
 *
 *     const texts = pageTexts({ en: async () => (await import('./texts/en.ts')).en, es: … });
 *     export const load = async ({ locale }: LoaderInput) => ({ texts: await texts(locale) });
 */
export const pageTexts =
  <T>(sources: Sources<T>) =>
  (locale: Locale): Promise<Widen<T>> =>
    sources[locale]() as Promise<Widen<T>>;
