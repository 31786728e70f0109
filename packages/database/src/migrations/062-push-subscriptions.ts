import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Browsers that a person lets us wake, one for each login. */
export const pushSubscriptions: Migration = {
  up: runSql(`
create table push_subscriptions (
  session_id uuid primary key references sessions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  endpoint text not null,
  key text not null,
  told_until timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  tries integer not null default 0,
  created_at timestamptz not null default now()
);
create index push_subscriptions_user on push_subscriptions (user_id);
create index events_wakes on events (topic, created_at) where kind = 'wake';
`),
};
