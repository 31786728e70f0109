import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * The post, product or business that a comment stands under in the end, how many comments deep, and whether the comments between are there.
 * No row for chains longer than 64, which earlier releases did not refuse: following one would cost a reader of it a second.
 */
export const commentRoots: Migration = {
  up: runSql(`
create function comment_root(comment uuid) returns table (type text, id uuid, depth int, is_whole boolean)
  language sql stable as $fn$
  with recursive above(type, id, depth, is_whole) as (
    select resource_type, resource_id, 1, deleted_at is null from comments where comments.id = comment
    union all select c.resource_type, c.resource_id, above.depth + 1, above.is_whole and c.deleted_at is null
      from above join comments c on above.type = 'comment' and c.id = above.id where above.depth < 64)
  select type, id, depth, is_whole from above where type <> 'comment';
$fn$;
`),
};
