import { sql } from '@wbn/database';
import { noteAct } from '../../audit/note-act.ts';
import { inTransaction } from '../../db.ts';
import { fail } from '../../fail.ts';
import type { Handler } from '../../handler.ts';
import { assertOperator } from '../../operator/assert-operator.ts';
import { words } from '../engine/index.ts';
import { nameKeyIn, ourLexicon } from '../understanding/lexicon.ts';
import { mostTerms } from './most-terms.ts';
import { selectTerms, termOf } from './term.ts';

/** A word of ours names a subcategory no more, from the next search on. The subcategory's own products still contain the word. */
export const switchOffThesaurusTerm: Handler<'switchOffThesaurusTerm'> = async ({ body, viewer }, { db }) => {
  assertOperator(viewer);
  const { locale, subCategoryID } = body;
  const term = body.term.trim().replace(/\s+/g, ' ').toLowerCase();
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
    const row = { locale, term, subCategoryId: subCategoryID };
    const switched = await trx
      .insertInto('thesaurusTerms')
      .values({ ...row, isOff: true, addedBy: viewer.userID })
      .onConflict((conflict) =>
        conflict
          .constraint('thesaurus_terms_key')
          .doUpdateSet({ isOff: true, addedBy: viewer.userID })
          .where('thesaurusTerms.isOff', '=', false),
      )
      .returning('id')
      .executeTakeFirst();
    if (switched) {
      const act = { action: 'thesaurus.switched-off', resourceType: 'thesaurus-term', resourceId: String(switched.id) };
      await noteAct(trx, viewer, { ...act, data: row });
    }
    return termOf(
      await selectTerms(trx)
        .where('t.locale', '=', locale)
        .where('t.term', '=', term)
        .where('t.subCategoryId', '=', subCategoryID)
        .executeTakeFirstOrThrow(),
    );
  });
};
