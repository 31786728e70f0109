import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The time since when no row uses a file: its picture was replaced, or its resource was removed. */
export const unusedFiles: Migration = {
  up: runSql(`
alter table uploads add column unused_since timestamptz(3);
create index uploads_abandoned on uploads (unused_since) where unused_since is not null;
`),
};
