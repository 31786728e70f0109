import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The number under which a business pays value added tax: it stands on its receipts. */
export const vatNumbers: Migration = {
  up: runSql(`
alter table businesses add column vat_number text;
`),
};
