import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** How often a business or product was shown among results and opened, by the hour: what a boost's report compares with. */
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
