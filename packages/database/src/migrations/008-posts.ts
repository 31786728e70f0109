import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

export const posts: Migration = {
  up: runSql(`
create table posts (
  id uuid primary key default gen_random_uuid(),
  author_user_id uuid not null references users on delete cascade,
  author_business_id uuid references businesses on delete cascade,
  author_id uuid not null generated always as (coalesce(author_business_id, author_user_id)) stored,
  timeline_type text not null check (timeline_type in ('user', 'business')),
  timeline_id uuid not null,
  content text not null,
  picture_key text,
  fanned_out boolean not null default false,
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  deleted_by uuid references users on delete set null
);
create index posts_timeline on posts (timeline_id, created_at desc, id desc) where deleted_at is null;
-- The read half of the newsfeed: the newest of each followed author or timeline that was not written into feeds.
create index posts_author on posts (author_id, created_at desc, id desc) where deleted_at is null;
create index posts_author_unfanned on posts (author_id, created_at desc, id desc) where deleted_at is null and not fanned_out;
create index posts_newest on posts (created_at desc, id desc) where deleted_at is null;
create index posts_author_user on posts (author_user_id);

-- Neither key to the post: readers join posts anyway, and a fan-out of a thousand rows should not check each.
create table feed_items (
  user_id uuid not null references users on delete cascade,
  post_id uuid not null,
  created_at timestamptz(3) not null,
  constraint feed_items_pkey primary key (user_id, created_at, post_id)
);

create table comments (
  id uuid primary key default gen_random_uuid(),
  resource_type text not null check (resource_type in ('post', 'comment', 'product', 'business')),
  resource_id uuid not null,
  author_user_id uuid not null references users on delete cascade,
  author_business_id uuid references businesses on delete cascade,
  content text not null check (content <> ''),
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  deleted_by uuid references users on delete set null
);
-- A page of comments is asked for by resource id alone.
create index comments_page on comments (resource_id, created_at desc, id desc) where deleted_at is null;
create index comments_author on comments (author_user_id, created_at desc);
create trigger comments_added after insert on comments referencing new table as new_rows
  for each statement execute function keep_count('comments', 'deleted_at is null');
create trigger comments_changed after update on comments referencing old table as old_rows new table as new_rows
  for each statement execute function keep_count('comments', 'deleted_at is null');
create trigger comments_removed after delete on comments referencing old table as old_rows
  for each statement execute function keep_count('comments', 'deleted_at is null');
create trigger comments_emptied after truncate on comments for each statement execute function empty_count('comments');
`),
};
