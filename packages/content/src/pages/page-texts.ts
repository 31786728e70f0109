import type { Page } from './blocks.ts';

/** What a page says in another language: the same blocks in the same order as in English, with their words. */
export type PageTexts = Pick<Page, 'title' | 'lead' | 'meta' | 'blocks'> & {
  /** Said of the translation itself, under the lead: which text governs. */
  readonly note?: string;
};
