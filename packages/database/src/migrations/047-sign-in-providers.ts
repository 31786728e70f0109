import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Identity providers of businesses, and the domains whose people log in by them. */
export const signInProviders: Migration = {
  up: runSql(`
create table sign_in_providers (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null unique references businesses on delete cascade,
  issuer text not null,
  client_id text not null,
  secret_sealed bytea not null,
  key_id text not null,
  joins boolean not null default false,
  required boolean not null default false,
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index sign_in_providers_created_by on sign_in_providers (created_by);
create table sign_in_domains (
  business_id uuid not null references businesses on delete cascade,
  domain text not null check (domain = lower(domain)),
  token text not null,
  proved_at timestamptz(3),
  primary key (business_id, domain)
);
create unique index sign_in_domains_proved on sign_in_domains (domain) where proved_at is not null;
`),
};
