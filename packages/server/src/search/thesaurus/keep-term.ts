import type { ThesaurusTermRecord } from '@wbn/contract/shapes';
import type { Viewer } from '@wbn/http';
import { noteAct } from '../../audit/note-act.ts';
import type { Trx } from '../../db.ts';
import { selectTerms, termOf } from './term.ts';

interface Kept {
  readonly locale: ThesaurusTermRecord['locale'];
  readonly term: string;
  readonly subCategoryId: string;
}

const actions = { added: 'thesaurus.added', off: 'thesaurus.switched-off' } as const;

/** A word as the thesaurus holds it: in small letters, with single spaces. */
export const normalizeTerm = (term: string): string => term.trim().replace(/\s+/g, ' ').toLowerCase();

/** Stores an operator's word, added or switched off, and notes the act. A word that is stored so already stays as it is. */
export async function keepTerm(
  trx: Trx,
  viewer: Viewer,
  row: Kept,
  state: keyof typeof actions,
): Promise<ThesaurusTermRecord> {
  const isOff = state === 'off';
  const changed = await trx
    .insertInto('thesaurusTerms')
    .values({ ...row, isOff, addedBy: viewer.userID })
    .onConflict((conflict) =>
      conflict
        .constraint('thesaurus_terms_key')
        .doUpdateSet({ isOff, addedBy: viewer.userID })
        .where('thesaurusTerms.isOff', '=', !isOff),
    )
    .returning('id')
    .executeTakeFirst();
  if (changed) {
    const act = { action: actions[state], resourceType: 'thesaurus-term', resourceId: String(changed.id) };
    await noteAct(trx, viewer, { ...act, data: { ...row } });
  }
  return termOf(
    await selectTerms(trx)
      .where('t.locale', '=', row.locale)
      .where('t.term', '=', row.term)
      .where('t.subCategoryId', '=', row.subCategoryId)
      .executeTakeFirstOrThrow(),
  );
}
