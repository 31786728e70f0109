import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Businesses whose owners require two-step login of all members, from `due_at` on. */
export const secondFactorDuties: Migration = {
  up: runSql(`
create table second_factor_duties (
  business_id uuid primary key references businesses on delete cascade,
  due_at timestamptz(3) not null,
  set_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now()
);
create index second_factor_duties_set_by on second_factor_duties (set_by);
`),
};
