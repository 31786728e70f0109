import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

export const connections: Migration = {
  up: runSql(`
create table connections (
  id uuid primary key default gen_random_uuid(),
  from_user_id uuid references users on delete cascade,
  from_business_id uuid references businesses on delete cascade,
  to_user_id uuid references users on delete cascade,
  to_business_id uuid references businesses on delete cascade,
  from_party_id uuid not null generated always as (coalesce(from_business_id, from_user_id)) stored,
  to_party_id uuid not null generated always as (coalesce(to_business_id, to_user_id)) stored,
  state text not null default 'pending' check (state in ('pending', 'accepted', 'declined', 'withdrawn', 'ended')),
  message text,
  requested_by uuid references users on delete set null,
  answered_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  answered_at timestamptz(3),
  check (num_nonnulls(from_user_id, from_business_id) = 1),
  check (num_nonnulls(to_user_id, to_business_id) = 1),
  check (from_party_id <> to_party_id)
);
create unique index connections_pair_key on connections (least(from_party_id, to_party_id), greatest(from_party_id, to_party_id))
  where state in ('pending', 'accepted');
create index connections_from on connections (from_party_id, created_at desc);
create index connections_to on connections (to_party_id, created_at desc);

create table blocks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users on delete cascade,
  business_id uuid references businesses on delete cascade,
  blocked_user_id uuid references users on delete cascade,
  blocked_business_id uuid references businesses on delete cascade,
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  check (num_nonnulls(user_id, business_id) = 1),
  check (num_nonnulls(blocked_user_id, blocked_business_id) = 1),
  constraint blocks_pair_key unique nulls not distinct (user_id, business_id, blocked_user_id, blocked_business_id)
);
create index blocks_by_business on blocks (business_id) where business_id is not null;
create index blocks_of_user on blocks (blocked_user_id) where blocked_user_id is not null;
create index blocks_of_business on blocks (blocked_business_id) where blocked_business_id is not null;

create table reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid references users on delete set null,
  resource_type text not null
    check (resource_type in ('post', 'comment', 'business', 'product', 'user', 'message', 'inquiry')),
  resource_id uuid not null,
  reason text not null,
  details text,
  state text not null default 'open' check (state in ('open', 'dismissed', 'actioned')),
  handled_by uuid references users on delete set null,
  handled_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create unique index reports_open_key on reports (resource_id, resource_type, reporter_id) where state = 'open';
create index reports_queue on reports (state, created_at);
`),
};
