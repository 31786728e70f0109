import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

export const sessions: Migration = {
  up: runSql(`
create table partner_keys (
  id uuid primary key default gen_random_uuid(),
  publishable_key text not null constraint partner_keys_publishable_key_key unique,
  name text not null,
  owner_user_id uuid references users on delete set null,
  business_id uuid,
  origins text[] not null default '{}',
  scopes text[] not null default '{}',
  edition text,
  quota_per_minute integer not null default 3000 check (quota_per_minute >= 0),
  created_at timestamptz(3) not null default now(),
  revoked_at timestamptz(3)
);
create index partner_keys_owner on partner_keys (owner_user_id);
create index partner_keys_origins on partner_keys using gin (origins);

create table partner_key_usage (
  partner_key_id uuid not null references partner_keys on delete cascade,
  day date not null,
  calls bigint not null default 0,
  refused bigint not null default 0,
  primary key (partner_key_id, day)
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null default 'portal' check (kind in ('portal', 'sister', 'partner')),
  origin text,
  scopes text[] not null,
  partner_key_id uuid references partner_keys on delete set null,
  user_agent_label text,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  revoke_reason text
);
create index sessions_user on sessions (user_id, last_seen_at desc) where revoked_at is null;
create index sessions_expiry on sessions (expires_at);

create table refresh_tokens (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references sessions on delete cascade,
  token_hash bytea not null constraint refresh_tokens_hash_key unique,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  rotated_at timestamptz(3),
  successor_id uuid constraint refresh_tokens_successor_key unique references refresh_tokens on delete set null,
  successor_sealed bytea,
  check ((rotated_at is null) or (rotated_at >= created_at))
);
create index refresh_tokens_session on refresh_tokens (session_id);

create table account_sessions (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  user_agent_label text,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
create index account_sessions_user on account_sessions (user_id);

create table handover_codes (
  code_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null default 'portal' check (kind in ('portal', 'sister', 'partner')),
  continue_origin text not null,
  continue_url text not null,
  code_challenge text,
  scopes text[] not null,
  partner_key_id uuid references partner_keys on delete set null,
  user_agent_label text,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  session_id uuid references sessions on delete set null
);
create index handover_codes_expiry on handover_codes (expires_at);
create index handover_codes_user on handover_codes (user_id);

create table consents (
  user_id uuid not null references users on delete cascade,
  origin text not null,
  scopes text[] not null,
  partner_key_id uuid references partner_keys on delete set null,
  granted_at timestamptz(3) not null default now(),
  revoked_at timestamptz(3),
  primary key (user_id, origin)
);

create table email_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'change')),
  new_email text,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  check ((purpose = 'change') = (new_email is not null))
);
create index email_tokens_user on email_tokens (user_id, purpose);
`),
};
