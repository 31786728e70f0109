import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Operators switch words of ours off. The release before takes such a row for an added word, which changes nothing: the word names that place anyway. */
export const thesaurusOff: Migration = {
  up: runSql('alter table thesaurus_terms add column is_off boolean not null default false'),
};
