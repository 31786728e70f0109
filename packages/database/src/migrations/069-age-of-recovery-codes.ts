import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** An undo of a changed address also ends the codes that were made since: a thief may have read them. */
export const ageOfRecoveryCodes: Migration = {
  up: runSql('alter table recovery_codes add column created_at timestamptz not null default now();'),
};
