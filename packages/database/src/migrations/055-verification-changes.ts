import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Changes of a business's name, country or type while a verification waits for its decision: the evidence was handed in for the old ones, so
 * the operator sees both. `[{"field": "companyName", "was": "…", "is": "…"}]`
 */
export const verificationChanges: Migration = {
  up: runSql(`alter table verifications add column changes jsonb not null default '[]';`),
};
