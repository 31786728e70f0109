/**
 * search_segment: a range of writes with posting lists (documents with after < seq <= upto, as they were then)
 * search_segment_part: its documents of one partition by seq; a posting refers to a document by its index there
 * search_listed: lexemes that are common enough for posting lists; without a list, such a lexeme is in no document of the segment
 * search_posting: places and impacts of one lexeme, as postings.ts reads them
 * search_gone: versions of documents that were changed or removed since; xid shows whether a segment was built without them
 */
export const postingTables = `
drop table search_champion, search_champion_list;
create table search_segment (
  upto bigint primary key,
  after bigint not null,
  valid boolean not null default false
);
create table search_segment_part (
  upto bigint not null,
  part text collate "C" not null,
  documents integer not null,
  seqs bytea not null,
  primary key (upto, part)
);
create table search_listed (
  base bigint not null,
  kind text collate "C" not null,
  lexeme text collate "C" not null,
  primary key (base, kind, lexeme)
);
create table search_posting (
  upto bigint not null,
  part text collate "C" not null,
  lexeme text collate "C" not null,
  body bytea not null,
  primary key (upto, part, lexeme)
);
-- As statements of their own: PostgreSQL 15 knows no storage clause in create table.
alter table search_segment_part alter column seqs set storage external;
alter table search_posting alter column body set storage external;
create table search_gone (
  part text collate "C" not null,
  seq bigint not null,
  xid xid8 not null default pg_current_xact_id()
);
create index search_gone_part on search_gone (part);
create function search_note_gone() returns trigger language plpgsql as $$
begin
  insert into search_gone (part, seq) values (old.part, old.seq);
  return null;
end $$;
create trigger search_note_gone after delete or update on search_document
  for each row execute function search_note_gone();
`;

export const postingTablesDropped = `
drop trigger search_note_gone on search_document;
drop function search_note_gone;
drop table search_gone, search_posting, search_listed, search_segment_part, search_segment;
`;
