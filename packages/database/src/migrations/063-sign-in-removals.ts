import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Hashes of people whom a business with an identity provider removed: the provider does not make them members again. */
export const signInRemovals: Migration = {
  up: runSql(`
create table sign_in_removals (
  business_id uuid not null references businesses on delete cascade,
  mark bytea not null,
  removed_at timestamptz(3) not null default now(),
  primary key (business_id, mark)
);
`),
};
