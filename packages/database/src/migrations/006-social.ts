import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

export const social: Migration = {
  up: runSql(`
create table resource_counters (
  resource_type text not null,
  resource_id uuid not null,
  likes bigint not null default 0 check (likes >= 0),
  followers bigint not null default 0 check (followers >= 0),
  comments bigint not null default 0 check (comments >= 0),
  primary key (resource_id, resource_type)
) with (fillfactor = 70);

-- After each statement: +1 for every row that counts now, -1 for every row that counted before, added to the named counter in the
-- same transaction. Resources are taken in the order of their ids, so that two statements over many of them cannot deadlock.
create function keep_count() returns trigger language plpgsql as $fn$
declare
  counter constant text := tg_argv[0];
  counts constant text := coalesce(tg_argv[1], 'true');
  rows_now constant text := format('select resource_type, resource_id, 1 as step from new_rows where %s', counts);
  rows_before constant text := format('select resource_type, resource_id, -1 as step from old_rows where %s', counts);
  change record;
begin
  for change in execute format(
    'select resource_type, resource_id, sum(step) as step from (%s) c group by 1, 2 having sum(step) <> 0 order by 2, 1',
    case tg_op when 'INSERT' then rows_now when 'DELETE' then rows_before else rows_now || ' union all ' || rows_before end)
  loop
    if change.step > 0 then
      execute format('insert into resource_counters as c (resource_type, resource_id, %1$I) values ($1, $2, $3)
        on conflict (resource_id, resource_type) do update set %1$I = c.%1$I + excluded.%1$I', counter)
        using change.resource_type, change.resource_id, change.step;
    else
      execute format('update resource_counters set %1$I = %1$I + $3 where resource_id = $2 and resource_type = $1', counter)
        using change.resource_type, change.resource_id, change.step;
    end if;
  end loop;
  return null;
end $fn$;

create function empty_count() returns trigger language plpgsql as $fn$
begin
  execute format('update resource_counters set %1$I = 0 where %1$I <> 0', tg_argv[0]);
  return null;
end $fn$;

create table reactions (
  id uuid primary key default gen_random_uuid(),
  resource_type text not null check (resource_type in ('post', 'comment', 'business', 'product', 'user')),
  resource_id uuid not null,
  reaction_type text not null default 'like' check (reaction_type in ('like')),
  user_id uuid not null references users on delete cascade,
  business_id uuid references businesses on delete cascade,
  actor_id uuid not null generated always as (coalesce(business_id, user_id)) stored,
  created_at timestamptz(3) not null default now(),
  constraint reactions_actor_key unique (resource_id, resource_type, actor_id)
);
create index reactions_user on reactions (user_id, created_at desc);
create index reactions_business on reactions (business_id) where business_id is not null;
create trigger reactions_added after insert on reactions referencing new table as new_rows
  for each statement execute function keep_count('likes');
create trigger reactions_changed after update on reactions referencing old table as old_rows new table as new_rows
  for each statement execute function keep_count('likes');
create trigger reactions_removed after delete on reactions referencing old table as old_rows
  for each statement execute function keep_count('likes');
create trigger reactions_emptied after truncate on reactions for each statement execute function empty_count('likes');

create table follows (
  user_id uuid not null references users on delete cascade,
  resource_type text not null check (resource_type in ('business', 'user')),
  resource_id uuid not null,
  created_at timestamptz(3) not null default now(),
  constraint follows_pkey primary key (resource_id, resource_type, user_id)
);
create index follows_user on follows (user_id, created_at desc);
create trigger follows_added after insert on follows referencing new table as new_rows
  for each statement execute function keep_count('followers');
create trigger follows_changed after update on follows referencing old table as old_rows new table as new_rows
  for each statement execute function keep_count('followers');
create trigger follows_removed after delete on follows referencing old table as old_rows
  for each statement execute function keep_count('followers');
create trigger follows_emptied after truncate on follows for each statement execute function empty_count('followers');

create table saved_items (
  user_id uuid not null references users on delete cascade,
  resource_type text not null check (resource_type in ('business', 'product')),
  resource_id uuid not null,
  folder text not null default '',
  created_at timestamptz(3) not null default now(),
  constraint saved_items_pkey primary key (user_id, resource_id, resource_type)
);
create index saved_items_list on saved_items (user_id, created_at desc, resource_id desc);
create index saved_items_resource on saved_items (resource_id);
`),
};
