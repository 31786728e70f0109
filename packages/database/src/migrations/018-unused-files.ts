import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Since when no row names a file that was in use: its picture was replaced, or what it belonged to was removed. */
export const unusedFiles: Migration = {
  up: runSql(`
alter table uploads add column unused_since timestamptz(3);
create index uploads_abandoned on uploads (unused_since) where unused_since is not null;
`),
};
