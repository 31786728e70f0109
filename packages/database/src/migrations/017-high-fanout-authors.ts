import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Authors whose posts are merged into feeds at read time: few, so that a reader who follows thousands need not check each. */
export const highFanoutAuthors: Migration = {
  up: runSql(`
create table loud_authors (author_id uuid primary key);
insert into loud_authors select distinct author_id from posts where not fanned_out;

create function note_loud_authors() returns trigger language plpgsql as $fn$
begin
  insert into loud_authors
    select distinct n.author_id from new_rows n
    where not n.fanned_out and not exists (select from loud_authors l where l.author_id = n.author_id)
    on conflict do nothing;
  return null;
end $fn$;
create trigger posts_loud after insert on posts referencing new table as new_rows
  for each statement execute function note_loud_authors();
create trigger posts_loud_changed after update on posts referencing new table as new_rows
  for each statement execute function note_loud_authors();
`),
};
