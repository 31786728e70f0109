import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

export const businesses: Migration = {
  up: runSql(`
create table businesses (
  id uuid primary key default gen_random_uuid(),
  external_id text,
  created_by uuid references users on delete set null,
  company_name text not null check (company_name <> ''),
  short_description text not null,
  general_description text,
  business_type_code text not null,
  industry_id text not null,
  year_established integer,
  total_employees_min integer,
  total_employees_max integer,
  total_annual_revenue jsonb not null default '{}',
  total_production_employees jsonb not null default '{}',
  production_capacity jsonb not null default '{}',
  cover_photo_key text,
  profile_photo_key text,
  video jsonb not null default '{}',
  country_code text not null,
  state_id text,
  city text,
  contact jsonb not null default '{}',
  factory jsonb not null default '{}',
  trade_capabilities jsonb not null default '{}',
  business_terms jsonb not null default '{}',
  subscription text not null default 'standard' check (subscription in ('standard', 'gold', 'premium', 'platinum')),
  tier_rank smallint not null generated always as
    (case subscription when 'platinum' then 3 when 'premium' then 2 when 'gold' then 1 else 0 end) stored,
  paid_until timestamptz(3),
  verified boolean not null default false,
  verified_at timestamptz(3),
  edition text,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3)
);
create unique index businesses_external_id_key on businesses (external_id) where external_id is not null;
-- The newest of one type (home page: 3 of each of four types), and the newest of all.
create index businesses_newest_of_type on businesses (business_type_code, created_at desc, id desc) where deleted_at is null;
create index businesses_newest on businesses (created_at desc, id desc) where deleted_at is null;
create index businesses_paid_until on businesses (paid_until) where subscription <> 'standard';

create function touch_business() returns trigger language plpgsql as $fn$
begin
  new.updated_at := now();
  new.revision := old.revision + 1;
  return new;
end $fn$;
create trigger businesses_touch before update on businesses for each row execute function touch_business();

alter table partner_keys add constraint partner_keys_business foreign key (business_id) references businesses on delete cascade;
create index partner_keys_business on partner_keys (business_id);

create table business_categories (
  business_id uuid not null references businesses on delete cascade,
  industry_id text not null,
  category_id text not null,
  position smallint not null default 0,
  primary key (business_id, industry_id, category_id)
);
create index business_categories_category on business_categories (industry_id, category_id);

create table certificates (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references businesses on delete cascade,
  name text not null,
  issue_date date,
  expire_date date,
  photo_key text,
  position smallint not null default 0,
  created_at timestamptz(3) not null default now()
);
create index certificates_business on certificates (business_id, position, id);

create table slug_history (
  resource_type text not null check (resource_type in ('business', 'product')),
  resource_id uuid not null,
  slug text not null,
  retired_at timestamptz(3) not null default now(),
  primary key (resource_id, slug)
);
`),
};
