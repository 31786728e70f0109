import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * What belongs to one login: the businesses that were chosen in it for a partner's page.
 */
export const oneLoginAlone: Migration = {
  up: runSql(`
alter table handover_codes add column business_ids uuid[];
`),
};
