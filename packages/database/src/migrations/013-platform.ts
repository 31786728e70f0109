import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

export const platform: Migration = {
  up: runSql(`
create table idempotency_keys (
  caller text not null,
  key text not null,
  call text not null,
  request_hash bytea not null,
  state text not null default 'running' check (state in ('running', 'done')),
  status integer,
  headers jsonb not null default '{}',
  answer text,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null default now() + interval '24 hours',
  constraint idempotency_keys_pkey primary key (caller, key),
  check ((state = 'done') = (status is not null))
);
create index idempotency_keys_expiry on idempotency_keys (expires_at);

-- Rows are rewritten at each call: room on the page and no second index keep those updates in place.
create unlogged table rate_limit_buckets (
  bucket text primary key,
  tokens double precision not null,
  updated_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
) with (fillfactor = 50);

create table audit_log (
  id bigint primary key generated always as identity,
  at timestamptz(3) not null default now(),
  actor_user_id uuid,
  actor_kind text not null,
  action text not null,
  business_id uuid,
  resource_type text,
  resource_id text,
  data jsonb not null default '{}',
  request_id text
);
create index audit_log_business on audit_log (business_id, id desc) where business_id is not null;
create index audit_log_actor on audit_log (actor_user_id, id desc) where actor_user_id is not null;
create index audit_log_resource on audit_log (resource_id, id desc) where resource_id is not null;
create trigger audit_log_keeps_rows before update or delete on audit_log for each row execute function refuse_change();
create trigger audit_log_keeps_all before truncate on audit_log for each statement execute function refuse_change();

create table enquiries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users on delete set null,
  email text,
  country_code text,
  fields jsonb not null,
  created_at timestamptz(3) not null default now(),
  handled_at timestamptz(3),
  handled_by uuid references users on delete set null
);
create index enquiries_waiting on enquiries (created_at) where handled_at is null;
`),
};
