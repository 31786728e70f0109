import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Whether a session signs its calls. Open sessions say so again with their next renewal, minutes later. */
export const signedCalls: Migration = {
  up: runSql(`
alter table sessions add column signs_calls boolean not null default false;
`),
};
