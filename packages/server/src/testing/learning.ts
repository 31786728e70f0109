import type { Db } from '../db.ts';
import { createSearchEngine } from '../search/engine/index.ts';
import { find, unpaid } from '../search/find.ts';
import { createLearned } from '../search/learning/learned.ts';
import { createSearchLog } from '../search/learning/search-log.ts';
import { visitorMarks } from '../search/learning/visitor-marks.ts';
import { suggestionsFor } from '../search/suggest.ts';
import { createThesaurus } from '../search/thesaurus/thesaurus.ts';

/** The search as the API answers it, with its log and what it learned, without HTTP: for simulations of many visitors. */
export function learningOn(db: Db) {
  const thesaurus = createThesaurus(db, () => {});
  const learned = createLearned(db, thesaurus.lexicon);
  const search = createSearchEngine(db, { upkeep: false });
  const context = { learned, picture: () => null, readDb: db, search, thesaurus };
  return {
    learned,
    log: createSearchLog(db, visitorMarks('a simulation'), () => new Date()),
    /** Ids of the first results. */
    async search(kind: 'business' | 'product', text: string, size: number): Promise<string[]> {
      const { found } = await find(context, { textQuery: text, skip: 0 }, { kind, size }, unpaid);
      return found.hits.map(({ id }) => id);
    },
    /** The whole list of suggestions for a beginning, over all types unless one is given. */
    suggest: (prefix: string, businessType?: Parameters<typeof suggestionsFor>[0]['businessType']) =>
      suggestionsFor({ prefix, businessType, size: 6 }, undefined, context),
  };
}
