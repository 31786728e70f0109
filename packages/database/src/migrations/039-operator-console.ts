import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Suspensions with their reason, announcements of the end of a verification, and indexes of the operators' lists. */
export const operatorConsole: Migration = {
  up: runSql(`
alter table users add column suspension_reason text;
alter table businesses add column suspended_at timestamptz(3), add column suspension_reason text;
alter table verifications add column announced_days smallint;
create index users_suspended on users (suspended_at) where suspended_at is not null;
create index businesses_suspended on businesses (suspended_at) where suspended_at is not null;
create index payments_settled on payments (settled_at) where state = 'succeeded';
`),
};
