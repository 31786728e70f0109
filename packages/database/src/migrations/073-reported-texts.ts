import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** A report keeps the text that was reported, because its owner can change it; the deletion of an account finds those about its person. Null in reports of earlier releases. */
export const reportedTexts: Migration = {
  up: runSql(`
alter table reports add column reported_text text;
create index if not exists reports_of_resource on reports (resource_id);
`),
};
