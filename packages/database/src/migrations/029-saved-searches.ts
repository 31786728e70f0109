import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Searches that people save. Alerts are about what became visible since the last one: `first_visible_at` is set when a product is published
 * after its creation; otherwise the creation counts. A product that is hidden and shown again keeps its first time.
 */
export const savedSearches: Migration = {
  up: runSql(`
create table saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null check (name <> ''),
  search jsonb not null,
  alerts text not null default 'daily' check (alerts in ('off', 'instant', 'daily', 'weekly')),
  by_mail boolean not null default true,
  seen_until timestamptz(3) not null default now(),
  next_at timestamptz(3) not null,
  last_alert_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create unique index saved_searches_once on saved_searches (user_id, md5(search::text));
create index saved_searches_due on saved_searches (next_at) where alerts <> 'off';

alter table products add column first_visible_at timestamptz(3);
create function note_first_visible() returns trigger language plpgsql as $fn$
begin
  if new.first_visible_at is null then
    new.first_visible_at := case old.state when 'published' then old.created_at else clock_timestamp() end;
  end if;
  return new;
end $fn$;
create trigger products_first_visible before update of state on products
  for each row when (old.state is distinct from new.state) execute function note_first_visible();
`),
};
