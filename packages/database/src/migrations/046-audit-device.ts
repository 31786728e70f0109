import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The browser of a privileged act, as 'Firefox on Linux'. */
export const auditDevice: Migration = {
  up: runSql(`
alter table audit_log add column device text;
`),
};
