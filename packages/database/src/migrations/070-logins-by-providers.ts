import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * A browser that only an identity provider has logged in is known, and has no tries of its own. An app that is being set up belongs to the login
 * that began it.
 */
export const loginsByProviders: Migration = {
  up: runSql(`
    alter table known_devices add column by_provider boolean not null default false;
    alter table authenticators add column login_id uuid;`),
};
