import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Files that nobody gets, because only suspended people and businesses show them, and files at which the next round of cleaning looks first. */
export const withheldFiles: Migration = {
  up: runSql(`
alter table uploads add column withheld_at timestamptz(3), add column check_soon boolean not null default false;
create index uploads_withheld on uploads (withheld_at) where withheld_at is not null;
create index uploads_check_soon on uploads (id) where check_soon;
`),
};
