import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Accounts that people of a provider log in to. A login keeps the id of its provider without a reference: once the provider is gone, the
 * login must not look like one by password.
 */
export const signInLinks: Migration = {
  up: runSql(`
create table sign_in_links (
  provider_id uuid not null references sign_in_providers on delete cascade,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  primary key (provider_id, subject),
  unique (provider_id, user_id)
);
create index sign_in_links_user on sign_in_links (user_id);
alter table account_sessions add column provider_id uuid, add column is_multi_factor boolean not null default false;
create index account_sessions_provider on account_sessions (provider_id) where provider_id is not null;
alter table login_steps add column provider_id uuid;
`),
};
