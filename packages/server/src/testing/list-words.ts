import type { Db } from '../db.ts';
import { createSearchEngine } from '../search/engine/index.ts';

/** Gives posting lists to words in more than `from` documents, as a network of production size has for its common words. */
export const listWordsFrom = (db: Db, from: number): Promise<void> =>
  createSearchEngine(db, { upkeep: false, listedFrom: from }).refreshStatistics();
