import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The API polls for recently removed rows that the index still holds: this index avoids scanning whole tables. */
export const removed: Migration = {
  up: runSql(`
create index users_removed on users (deleted_at) where deleted_at is not null;
create index businesses_removed on businesses (deleted_at) where deleted_at is not null;
`),
};
