import { noteAct } from '../../audit/note-act.ts';
import { inTransaction } from '../../db.ts';
import { fail } from '../../fail.ts';
import type { Handler } from '../../handler.ts';
import { assertOperator } from '../../operator/assert-operator.ts';

/** Removes an added word from the next search on; the log of privileged acts keeps it. */
export const removeThesaurusTerm: Handler<'removeThesaurusTerm'> = async ({ params: { id }, viewer }, { db }) => {
  assertOperator(viewer);
  if (!/^\d{1,15}$/.test(id)) fail('NotFound');
  await inTransaction(db, async (trx) => {
    const row = await trx
      .deleteFrom('thesaurusTerms')
      .where('id', '=', Number(id))
      .returning(['locale', 'term', 'subCategoryId'])
      .executeTakeFirst();
    if (row === undefined) fail('NotFound');
    const act = { action: 'thesaurus.removed', resourceType: 'thesaurus-term', resourceId: id };
    await noteAct(trx, viewer, { ...act, data: row });
  });
  return {};
};
