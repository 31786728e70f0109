import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

export const products: Migration = {
  up: runSql(`
create table products (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references businesses on delete cascade,
  external_id text,
  name text not null check (name <> ''),
  keywords text[] not null default '{}',
  description text,
  industry_id text,
  category_id text,
  sub_category_id text,
  lead_time text,
  stock integer not null default 0 check (stock >= 0),
  specs jsonb not null default '[]' check (jsonb_typeof(specs) = 'array'),
  main_image_key text,
  images jsonb not null default '[]' check (jsonb_typeof(images) = 'array'),
  photos jsonb not null default '[]' check (jsonb_typeof(photos) = 'array'),
  videos jsonb not null default '[]' check (jsonb_typeof(videos) = 'array'),
  state text not null default 'published' check (state in ('draft', 'published')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3)
);
create unique index products_external_id_key on products (business_id, external_id) where external_id is not null;
-- by-business, and the count against the tier's limit.
create index products_business on products (business_id, created_at desc, id desc) where deleted_at is null;
create index products_newest on products (created_at desc, id desc) where deleted_at is null and state = 'published';
create trigger products_touch before update on products for each row execute function touch_row();
`),
};
