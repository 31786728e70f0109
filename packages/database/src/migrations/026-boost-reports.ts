import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Impressions and clicks of a business or product per hour: the baseline of a boost's report. */
export const boostReports: Migration = {
  up: runSql(`
create table visibility_hours (
  resource_id uuid not null,
  hour timestamptz(3) not null,
  impressions bigint not null default 0,
  clicks bigint not null default 0,
  constraint visibility_hours_pkey primary key (resource_id, hour)
);
create index visibility_hours_hour on visibility_hours (hour);
`),
};
