import type { ThesaurusTermRecord } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import { noteAct } from '../../audit/note-act.ts';
import { type Db, inTransaction, type Trx } from '../../db.ts';
import { fail } from '../../fail.ts';
import { selectTerms, termOf } from './term.ts';

interface Kept {
  readonly locale: ThesaurusTermRecord['locale'];
  readonly term: string;
  readonly subCategoryId: string;
}

/** Every process keeps all rows of the thesaurus in memory. */
const maxTerms = 5_000;

const actions = { added: 'thesaurus.added', off: 'thesaurus.switched-off' } as const;

/** A word as the thesaurus holds it: in small letters, with single spaces. */
export const normalizeTerm = (term: string): string => term.trim().replace(/\s+/g, ' ').toLowerCase();

/** One change at a time: two operators must not give one word to two subcategories, nor exceed the limit together. */
export const changeTerms = <Answer>(db: Db, change: (trx: Trx) => Promise<Answer>): Promise<Answer> =>
  inTransaction(db, async (trx) => {
    await sql`lock table thesaurus_terms in share row exclusive mode`.execute(trx);
    return change(trx);
  });

/**
 * Stores an operator's word, added or switched off, and notes the act. A word that is stored so already stays as it is. Call it within
 * `changeTerms`.
 * @throws ThesaurusFull if the word is new and the thesaurus holds 5,000 others
 */
export async function keepTerm(
  trx: Trx,
  viewer: Viewer,
  row: Kept,
  state: keyof typeof actions,
): Promise<ThesaurusTermRecord> {
  const isOff = state === 'off';
  const { others } = await trx
    .selectFrom('thesaurusTerms')
    .select((eb) => eb.fn.countAll<string>().as('others'))
    .where((eb) =>
      eb.or([eb('locale', '<>', row.locale), eb('term', '<>', row.term), eb('subCategoryId', '<>', row.subCategoryId)]),
    )
    .executeTakeFirstOrThrow();
  if (Number(others) >= maxTerms) fail('ThesaurusFull');
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
