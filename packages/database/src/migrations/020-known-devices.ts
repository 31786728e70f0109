import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Marks of known browsers, and codes for logins of unknown browsers while someone is guessing the password. */
export const knownDevices: Migration = {
  up: runSql(`
create table known_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null,
  user_agent_label text,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  constraint known_devices_key unique (token_hash, user_id)
);
create index known_devices_user on known_devices (user_id);
alter table email_tokens drop constraint email_tokens_purpose_check;
alter table email_tokens add constraint email_tokens_purpose_check check (purpose in ('verify', 'reset', 'change', 'login'));
`),
};
