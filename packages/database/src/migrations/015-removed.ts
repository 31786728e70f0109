import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The API looks every few seconds for what was removed lately and can still be found: it must never read whole tables for that. */
export const removed: Migration = {
  up: runSql(`
create index users_removed on users (deleted_at) where deleted_at is not null;
create index businesses_removed on businesses (deleted_at) where deleted_at is not null;
`),
};
