import type { PageTexts } from './page-texts.ts';

/** The pages of a language, by their ids. */
export type PageLoaders = Readonly<Record<string, () => Promise<PageTexts>>>;
