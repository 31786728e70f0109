import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Views of a business and its products, and searches that found it, per day in UTC. */
export const businessDays: Migration = {
  up: runSql(`
create table business_days (
  business_id uuid not null references businesses on delete cascade,
  day date not null,
  searches bigint not null default 0,
  views bigint not null default 0,
  product_views bigint not null default 0,
  constraint business_days_pkey primary key (business_id, day)
);
create index business_days_day on business_days (day);
`),
};
