import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db.ts';
import { type AddedTerm, lexiconWith } from '../understanding/added-terms.ts';
import { type Lexicon, ourLexicon } from '../understanding/lexicon.ts';
import { prepareNames } from '../understanding/name-index.ts';
import { readTerms } from './term.ts';

export interface Thesaurus {
  /** The words that the search understands, with every change that was announced before the call. */
  lexicon(): Promise<Lexicon>;
  /** Announces that the added words may have changed. */
  expire(): void;
}

/**
 * Keeps the words that operators added in memory, so that a search needs no further query. If they cannot be read, the former ones stay, and
 * the next search tries again.
 */
export function createThesaurus(db: Db, onError: (error: unknown) => void): Thesaurus {
  let known: Lexicon = ourLexicon;
  let knownTerms: readonly AddedTerm[] = [];
  /** Numbers of changes: announced, and contained in `known`. */
  let announced = 1;
  let held = 0;
  let reading: Promise<boolean> | undefined;

  const read = async (): Promise<boolean> => {
    const change = announced;
    try {
      const terms = await readTerms(db);
      if (!isDeepStrictEqual(terms, knownTerms)) {
        const next = lexiconWith(terms);
        await prepareNames(next);
        known = next;
        knownTerms = terms;
      }
      held = change;
      return true;
    } catch (error) {
      onError(error);
      return false;
    } finally {
      reading = undefined;
    }
  };
  return {
    async lexicon() {
      while (held < announced) {
        reading ??= read();
        if (!(await reading)) break;
      }
      return known;
    },
    expire() {
      announced += 1;
    },
  };
}
