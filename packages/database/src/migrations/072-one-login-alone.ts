import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Two things belong to one login: the businesses that were chosen in it for a partner's page, and the app that it sets up. Earlier releases keep an app
 * that is being set up in `authenticators`, which has room for one of a person.
 */
export const oneLoginAlone: Migration = {
  up: runSql(`
alter table handover_codes add column business_ids uuid[];
create table authenticator_setups (
  login_id uuid constraint authenticator_setups_pkey primary key references account_sessions (id) on delete cascade,
  user_id uuid not null references users on delete cascade,
  secret_sealed bytea not null,
  key_id text not null,
  created_at timestamptz(3) not null default now()
);
create index authenticator_setups_user on authenticator_setups (user_id);
`),
};
