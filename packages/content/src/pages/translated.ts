import type { Locale } from '../editions/types.ts';
import type { TranslatedLocale } from '../locales/types.ts';
import { anchorOf, type Block, type Page } from './blocks.ts';
import { pageByPath } from './index.ts';
import type { PageLoaders } from './page-loaders.ts';
import type { PageTexts } from './page-texts.ts';

/** A page with its language: English if there is no translation. */
export type SpokenPage = Page & Pick<PageTexts, 'note'> & { readonly language: Locale };

const languages: Readonly<Partial<Record<TranslatedLocale, () => Promise<PageLoaders>>>> = {
  es: async () => (await import('./es/index.ts')).pages,
  it: async () => (await import('./it/index.ts')).pages,
  zh: async () => (await import('./zh/index.ts')).pages,
  ar: async () => (await import('./ar/index.ts')).pages,
};

/** Headings keep the English anchor, so that links into a page work in every language. */
const anchored = (block: Block, english: Block | undefined): Block =>
  block.type === 'heading' && english?.type === 'heading' ? { ...block, anchor: anchorOf(english.text) } : block;

/** The page or tip at a path in a language, with unfilled placeholders (`fillValuesIn`); or undefined. */
export async function pageIn(path: string, locale: Locale): Promise<SpokenPage | undefined> {
  const page = pageByPath(path);
  if (page === undefined) return undefined;
  const load = locale === 'en' ? undefined : (await languages[locale]?.())?.[page.id];
  if (load === undefined) return { ...page, language: 'en' };
  const texts = await load();
  const blocks = texts.blocks.map((block, index) => anchored(block, page.blocks[index]));
  return { ...page, ...texts, blocks, language: locale };
}
