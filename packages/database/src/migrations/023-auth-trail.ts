import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The trail of logins and account changes, kept for 90 days. */
export const authTrail: Migration = {
  up: runSql(`
create table auth_trail (
  id bigint primary key generated always as identity,
  at timestamptz(3) not null default now(),
  event text not null,
  outcome text not null check (outcome in ('ok', 'refused', 'failed')),
  status integer not null,
  account text,
  user_id uuid references users on delete set null,
  address_prefix text,
  user_agent_label text,
  request_id text
);
create index auth_trail_at on auth_trail (at);
create index auth_trail_account on auth_trail (account, id desc) where account is not null;
create index auth_trail_user on auth_trail (user_id, id desc) where user_id is not null;
create index auth_trail_address on auth_trail (address_prefix, id desc) where address_prefix is not null;
`),
};
