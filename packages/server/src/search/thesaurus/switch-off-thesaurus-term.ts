import { sql } from '@wbn/database';
import { inTransaction } from '../../db.ts';
import { fail } from '../../fail.ts';
import type { Handler } from '../../handler.ts';
import { assertOperator } from '../../operator/assert-operator.ts';
import { words } from '../engine/index.ts';
import { nameKeyIn, ourLexicon } from '../understanding/lexicon.ts';
import { keepTerm, normalizeTerm } from './keep-term.ts';
import { mostTerms } from './most-terms.ts';

/** From the next search on, a word of our thesaurus no longer names a subcategory. The subcategory's own products still contain the word. */
export const switchOffThesaurusTerm: Handler<'switchOffThesaurusTerm'> = async ({ body, viewer }, { db }) => {
  assertOperator(viewer);
  const { locale, subCategoryID } = body;
  const term = normalizeTerm(body.term);
  const isOurs = ourLexicon
    .sensesOf(locale, nameKeyIn(locale, words(term)))
    .some(({ kind, value }) => kind === 'sub' && value === subCategoryID);
  if (!isOurs) fail('Conflict');
  return inTransaction(db, async (trx) => {
    await sql`lock table thesaurus_terms in share row exclusive mode`.execute(trx);
    const { count } = await trx
      .selectFrom('thesaurusTerms')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostTerms) fail('ThesaurusFull');
    return keepTerm(trx, viewer, { locale, term, subCategoryId: subCategoryID }, 'off');
  });
};
