import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Registrations that wait for a click on the mailed link, which creates the account. */
export const registrations: Migration = {
  up: runSql(`
create table registrations (
  token_hash bytea primary key,
  email text not null check (char_length(email) between 3 and 320),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  locale text,
  browser_hash bytea,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index registrations_expiry on registrations (expires_at);
create index registrations_email on registrations (lower(email));
`),
};
