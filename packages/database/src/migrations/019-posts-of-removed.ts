import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Removing a business also removes its posts and those on its timeline, because feeds read only posts. */
export const postsOfRemoved: Migration = {
  up: runSql(`
create function remove_posts_of_business() returns trigger language plpgsql as $fn$
begin
  update posts set deleted_at = new.deleted_at where deleted_at is null and (author_id = new.id or timeline_id = new.id);
  return null;
end $fn$;
create trigger businesses_removed after update of deleted_at on businesses
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function remove_posts_of_business();

update posts set deleted_at = b.deleted_at from businesses b
  where b.deleted_at is not null and posts.deleted_at is null and b.id in (posts.author_id, posts.timeline_id);
`),
};
