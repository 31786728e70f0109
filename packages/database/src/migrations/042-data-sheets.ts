import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Data sheets (PDF) of a product: file key, name and size in bytes. */
export const dataSheets: Migration = {
  up: runSql(`
alter table products add column data_sheets jsonb not null default '[]' check (jsonb_typeof(data_sheets) = 'array');
`),
};
