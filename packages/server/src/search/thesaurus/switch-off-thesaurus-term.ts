import { fail } from '../../fail.ts';
import type { Handler } from '../../handler.ts';
import { assertOperator } from '../../operator/assert-operator.ts';
import { words } from '../engine/index.ts';
import { nameKeyIn, ourLexicon } from '../understanding/lexicon.ts';
import { changeTerms, keepTerm, normalizeTerm } from './keep-term.ts';

/** From the next search on, a word of our thesaurus no longer names a subcategory. The subcategory's own products still contain the word. */
export const switchOffThesaurusTerm: Handler<'switchOffThesaurusTerm'> = async ({ body, viewer }, { db }) => {
  assertOperator(viewer);
  const { locale, subCategoryID } = body;
  const term = normalizeTerm(body.term);
  const isOurs = ourLexicon
    .sensesOf(locale, nameKeyIn(locale, words(term)))
    .some(({ kind, value }) => kind === 'sub' && value === subCategoryID);
  if (!isOurs) fail('Conflict');
  return changeTerms(db, (trx) => keepTerm(trx, viewer, { locale, term, subCategoryId: subCategoryID }, 'off'));
};
