import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * The second step of a login: authenticator apps, recovery codes, and logins whose password was right and whose second step is open.
 * `confirmed_at` of a login is when its person last proved who they are; null counts as `created_at`.
 */
export const secondFactor: Migration = {
  up: runSql(`
create table authenticators (
  user_id uuid not null references users on delete cascade,
  state text not null check (state in ('pending', 'active')),
  secret_sealed bytea not null,
  key_id text not null,
  last_step bigint,
  created_at timestamptz(3) not null default now(),
  constraint authenticators_pkey primary key (user_id, state)
);
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz(3),
  constraint recovery_codes_pkey primary key (user_id, code_hash)
);
create table login_steps (
  token_hash bytea constraint login_steps_pkey primary key,
  user_id uuid not null references users on delete cascade,
  password_mark bytea not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index login_steps_user on login_steps (user_id);
create index login_steps_expiry on login_steps (expires_at);
alter table account_sessions add column confirmed_at timestamptz(3);
`),
};
