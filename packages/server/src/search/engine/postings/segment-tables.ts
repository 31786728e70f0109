/**
 * search_lists: per kind, the last write that the segments cover, and the average lengths that their impacts are computed with; `words`
 * changes with the words that have lists
 * search_list_word: lexemes that are common enough for posting lists; without a list, such a lexeme is in no document of the segment
 * search_part_segment: the documents of one partition with after < seq <= upto, as they were when it was built, and in `gone` the versions of
 * older segments that had been replaced by then. A merge writes the lists of its segment before it becomes valid.
 * search_segment_list: places and impacts of one lexeme, as postings.ts reads them; a place is an index into the segment's seqs
 * search_replaced: versions of documents that were changed or removed since the last segment
 *
 * The release before reads and writes the tables of posting-tables.ts.
 */
export const segmentTables = `
create sequence search_segment_id;
create table search_lists (
  kind text collate "C" primary key,
  upto bigint not null,
  words bigint not null,
  avg_a double precision not null, avg_b double precision not null,
  avg_c double precision not null, avg_d double precision not null
);
create table search_list_word (
  kind text collate "C" not null,
  lexeme text collate "C" not null,
  primary key (kind, lexeme)
);
create table search_part_segment (
  id bigint primary key default nextval('search_segment_id'),
  part text collate "C" not null,
  after bigint not null,
  upto bigint not null,
  documents integer not null,
  replaced integer not null,
  seqs bytea not null,
  gone bytea not null,
  valid boolean not null default true
);
create index search_part_segment_part on search_part_segment (part);
create table search_segment_list (
  segment bigint not null references search_part_segment on delete cascade,
  lexeme text collate "C" not null,
  body bytea not null,
  primary key (segment, lexeme)
);
alter table search_part_segment alter column seqs set storage external;
alter table search_part_segment alter column gone set storage external;
alter table search_segment_list alter column body set storage external;
create table search_replaced (
  part text collate "C" not null,
  seq bigint not null
);
create index search_replaced_part on search_replaced (part, seq);
create or replace function search_note_gone() returns trigger language plpgsql as $$
begin
  insert into search_gone (part, seq) values (old.part, old.seq);
  insert into search_replaced (part, seq) values (old.part, old.seq);
  return null;
end $$;
`;

export const segmentTablesDropped = `
create or replace function search_note_gone() returns trigger language plpgsql as $$
begin
  insert into search_gone (part, seq) values (old.part, old.seq);
  return null;
end $$;
drop table search_replaced, search_segment_list, search_part_segment, search_list_word, search_lists;
drop sequence search_segment_id;
`;
