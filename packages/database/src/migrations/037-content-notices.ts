import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Announces changed content on the channel of the live events, so that copies of pages can be dropped. The payload is '0:content:' (no event
 * has the id 0) and the ids of all resources whose pages show the change, with commas between. 'lists' stands for every page of search results;
 * '*' for everything, because a notice of very many ids would be too long.
 *
 * One notice for each statement, however many rows it changes: an import must not send a notice for each business.
 */
export const contentNotices: Migration = {
  up: runSql(`
create function announce_content() returns trigger language plpgsql as $fn$
declare
  most constant integer := 50;
  is_listed constant boolean := tg_argv[0] = 'lists';
  ids text[];
begin
  execute format('select array_agg(changed::text) from (select distinct changed from %s, unnest(array[%s]::uuid[]) as changed where changed is not null limit %s) c',
    case tg_op when 'DELETE' then 'old_rows' else 'new_rows' end, tg_argv[1], most + 1) into ids;
  if ids is null then return null; end if;
  if cardinality(ids) > most then ids := array['*'];
  elsif is_listed then ids := array_append(ids, 'lists');
  end if;
  perform pg_notify('wbn_events', '0:content:' || array_to_string(ids, ','));
  return null;
end $fn$;

do $do$
declare
  content record;
  operation text;
begin
  for content in select * from (values
    ('users', 'lists', 'id'),
    ('businesses', 'lists', 'id'),
    ('business_categories', 'lists', 'business_id'),
    ('certificates', 'lists', 'business_id'),
    ('products', 'lists', 'id, business_id'),
    ('business_members', '', 'business_id, user_id'),
    ('verifications', '', 'business_id'),
    ('posts', '', 'id, author_id, author_user_id, timeline_id'),
    ('comments', '', 'id, resource_id'),
    ('reactions', '', 'resource_id'),
    ('follows', '', 'resource_id, user_id')
  ) as t (name, listed, ids)
  loop
    foreach operation in array array['insert', 'update', 'delete'] loop
      execute format('create trigger %I after %s on %I referencing %s for each statement execute function announce_content(%L, %L)',
        content.name || '_content_' || operation, operation, content.name,
        case operation when 'delete' then 'old table as old_rows' else 'new table as new_rows' end, content.listed, content.ids);
    end loop;
  end loop;
end $do$;

-- Impressions are counted in boosts every few seconds, so an update announces nothing.
create trigger boosts_content_insert after insert on boosts referencing new table as new_rows
  for each statement execute function announce_content('lists', 'business_id, product_id');
create trigger boosts_content_delete after delete on boosts referencing old table as old_rows
  for each statement execute function announce_content('lists', 'business_id, product_id');
`),
};
