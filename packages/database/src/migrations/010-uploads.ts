import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

export const uploads: Migration = {
  up: runSql(`
create table uploads (
  id uuid primary key default gen_random_uuid(),
  owner_user_id uuid not null references users on delete cascade,
  business_id uuid references businesses on delete set null,
  purpose text not null,
  key text not null constraint uploads_key_key unique,
  token_hash bytea not null constraint uploads_token_key unique,
  content_type text not null,
  file_size bigint not null check (file_size > 0),
  max_bytes bigint not null,
  state text not null default 'granted' check (state in ('granted', 'received', 'ready', 'refused', 'used', 'removed')),
  refused_reason text,
  width integer,
  height integer,
  variants jsonb not null default '[]' check (jsonb_typeof(variants) = 'array'),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  received_at timestamptz(3),
  used_at timestamptz(3)
);
create index uploads_owner on uploads (owner_user_id, created_at desc);
-- The cleaner looks for grants that ran out and files that nobody named.
create index uploads_unused on uploads (expires_at) where state in ('granted', 'received', 'ready', 'refused');
`),
};
