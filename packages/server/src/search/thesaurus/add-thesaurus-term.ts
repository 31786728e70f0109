import { fail } from '../../fail.ts';
import type { Handler } from '../../handler.ts';
import { assertOperator } from '../../operator/assert-operator.ts';
import { subCategoryOf } from '../../reference-data/lookups.ts';
import { words } from '../engine/index.ts';
import { lexiconWith } from '../understanding/added-terms.ts';
import { isOutright, nameKeyIn, phrases, smallWords } from '../understanding/lexicon.ts';
import { changeTerms, keepTerm, normalizeTerm } from './keep-term.ts';
import { readTerms } from './term.ts';

/** Words without meaning for the search: it drops them, whatever they name. */
const isIgnored = (all: readonly string[]): boolean =>
  all.length === 0 || all.every((word) => smallWords.has(word)) || phrases.get(all.join(' ')) === 'filler';

/** Adds a word to a subcategory. It holds from the next search on, in every process (watch-thesaurus.ts). */
export const addThesaurusTerm: Handler<'addThesaurusTerm'> = async ({ body, viewer }, { db }) => {
  assertOperator(viewer);
  const { locale, shared, subCategoryID } = body;
  const term = normalizeTerm(body.term);
  if (!subCategoryOf(subCategoryID)) fail('ValidationError', { fields: ['subCategoryID'] });
  const all = words(term);
  if (isIgnored(all)) fail('TermIgnored', { fields: ['term'] });
  return changeTerms(db, async (trx) => {
    const owners = lexiconWith(await readTerms(trx))
      .sensesOf(locale, nameKeyIn(locale, all))
      .filter(isOutright);
    const taken = owners.find(({ kind, value }) => kind === 'sub' && value !== subCategoryID);
    if (taken && !shared) fail('TermTaken', { fields: [taken.value] });
    return keepTerm(trx, viewer, { locale, term, subCategoryId: subCategoryID }, 'added');
  });
};
