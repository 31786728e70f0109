import type { Locale } from '@wbn/content/editions';
import type { TextLocale } from '../settings.ts';
import { textsFrom } from './text-source.ts';
import type { Widen } from './widen.ts';

export type Sources<T> = { readonly en: () => Promise<T> } & Readonly<
  Record<Exclude<Locale, 'en'>, () => Promise<Widen<T>>>
>;

/**
 * The texts of one page, one file per language in `pages/<page>/texts/`: loaded with the page's data, so that the first page contains no
 * other page's texts. `en` defines the shape.
 *
 *     const texts = pageTexts({ en: async () => (await import('./texts/en.ts')).en, es: … });
 *     export const load = async ({ locale }: LoaderInput) => ({ texts: await texts(locale) });
 */
export const pageTexts =
  <T>(sources: Sources<T>) =>
  (locale: TextLocale): Promise<Widen<T>> =>
    textsFrom(sources as Readonly<Record<Locale, () => Promise<Widen<T>>>>, locale);
