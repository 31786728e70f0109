import type { ThesaurusTermRecord } from '@wbn/contract/shapes';
import type { Db } from '../../db.ts';
import { subCategoryOf } from '../../reference-data/lookups.ts';

export const selectTerms = (db: Db) =>
  db
    .selectFrom('thesaurusTerms as t')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 't.addedBy').on('u.deletedAt', 'is', null))
    .select([
      't.id',
      't.locale',
      't.term',
      't.subCategoryId',
      't.isOff',
      't.createdAt',
      'u.id as userId',
      'u.firstName',
      'u.lastName',
    ]);

/** The columns of all words that the lexicon needs, in the order of their changes. */
export const readTerms = (db: Db) =>
  db.selectFrom('thesaurusTerms').select(['id', 'locale', 'term', 'subCategoryId', 'isOff']).orderBy('id').execute();

type TermRow = Awaited<ReturnType<ReturnType<typeof selectTerms>['execute']>>[number];

export const termOf = ({ userId, ...row }: TermRow): ThesaurusTermRecord => ({
  termID: row.id,
  locale: row.locale,
  term: row.term,
  isOff: row.isOff,
  subCategory: { id: row.subCategoryId, name: subCategoryOf(row.subCategoryId)?.name ?? row.subCategoryId },
  addedBy: userId === null ? null : { userID: userId, name: `${row.firstName} ${row.lastName}` },
  addedAt: row.createdAt.toISOString(),
});
