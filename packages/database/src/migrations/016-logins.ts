import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The login at the account site that a session began with: a logout ends all sessions of that login. */
export const logins: Migration = {
  up: runSql(`
alter table account_sessions add column id uuid not null default gen_random_uuid() constraint account_sessions_id_key unique;
alter table handover_codes add column login_id uuid;
alter table sessions add column login_id uuid;
create index sessions_login on sessions (login_id) where login_id is not null and revoked_at is null;
`),
};
