import type { Page } from './blocks.ts';

/** The texts of a page in another language: the same blocks in the same order as in English. */
export type PageTexts = Pick<Page, 'title' | 'lead' | 'meta' | 'blocks'> & {
  /** A note below the lead about which language's text governs. */
  readonly note?: string;
};
