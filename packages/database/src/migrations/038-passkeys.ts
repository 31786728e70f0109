import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Passkeys (WebAuthn credentials) of people. */
export const passkeys: Migration = {
  up: runSql(`
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  credential_id text not null constraint passkeys_credential_key unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (name <> ''),
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3)
);
create index passkeys_user on passkeys (user_id);
`),
};
