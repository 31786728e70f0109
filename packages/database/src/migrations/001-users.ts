import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

export const users: Migration = {
  up: runSql(`
create function touch_row() returns trigger language plpgsql as $fn$
begin
  new.updated_at := now();
  return new;
end $fn$;

-- For rows that are history: WB003 is told by isImmutable.
create function refuse_change() returns trigger language plpgsql as $fn$
begin
  raise exception '% is append-only: % refused', tg_table_name, lower(tg_op) using errcode = 'WB003';
end $fn$;

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) between 3 and 320),
  email_verified_at timestamptz(3),
  password_hash text not null,
  password_changed_at timestamptz(3) not null default now(),
  username text check (char_length(username) between 1 and 64),
  first_name text not null,
  last_name text not null,
  mobile_country_code text,
  mobile_number text,
  birth_date date,
  show_birth_date boolean not null default false,
  profession text,
  show_profession boolean not null default false,
  brief_presentation text,
  company_name text,
  city text,
  profile_photo_key text,
  cover_photo_key text,
  country_code text,
  state_id text,
  gender_code text,
  language_code text,
  job_position_id text,
  business_type_code text,
  industry_id text,
  locale text,
  role text not null default 'user' check (role in ('user', 'operator')),
  suspended_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3)
);
create unique index users_email_key on users (lower(email)) where deleted_at is null;
create unique index users_username_key on users (lower(username)) where deleted_at is null;
create index users_newest on users (created_at desc, id desc) where deleted_at is null;
create trigger users_touch before update on users for each row execute function touch_row();
`),
};
