import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { firstPartitions, postPartition, restPartition } from './documents/partitions.ts';
import { postingTables, postingTablesDropped } from './postings/posting-tables.ts';
import { segmentTables, segmentTablesDropped } from './postings/segment-tables.ts';
import { pulseFunction } from './query/pulse.ts';

const championTables = `
create table search_champion_list (
  lexeme text collate "C" not null,
  scope text collate "C" not null,
  generation bigint not null,
  threshold double precision not null,
  avg_a double precision not null, avg_b double precision not null,
  avg_c double precision not null, avg_d double precision not null,
  valid boolean not null default false,
  primary key (lexeme, scope, generation)
);
create table search_champion (
  scope text collate "C" not null,
  lexeme text collate "C" not null,
  generation bigint not null,
  score double precision not null,
  id uuid not null,
  seq bigint not null
);
create unique index search_champion_best on search_champion (scope, lexeme, generation, score desc, id, seq);
`;

/**
 * The engine's own tables. pg_trgm is a trusted extension, so the database's owner may create it.
 * search_document: the documents; seq changes with every write of a document
 * search_scope: size and average lengths of a kind or partition, as of the last refresh
 * search_lexeme: document frequency of each lexeme per scope, sampled at the last refresh
 * search_word: vocabulary of a kind, for repair and completion
 * search_champion(…): replaced by the posting lists of the second migration
 */
const tables = `
create extension if not exists pg_trgm;
create sequence search_change;
create table search_document (
  part text collate "C" not null,
  id uuid not null,
  seq bigint not null default nextval('search_change'),
  created timestamptz not null,
  boosted boolean not null,
  boost real not null,
  la integer not null, lb integer not null, lc integer not null, ld integer not null,
  name text not null,
  name_key text collate "C" not null,
  vec tsvector not null,
  primary key (id, part)
) partition by list (part);
${firstPartitions.map(({ table, part }) => `create table ${table} partition of search_document for values in ('${part}');`).join('\n')}
create table ${restPartition} partition of search_document default;
create index search_document_vec on search_document using gin (vec) with (fastupdate = off);
create index search_document_name on search_document (name_key);
create index search_document_browse on search_document (boosted desc, created desc, id);
create index search_document_seq on search_document (seq);

create table search_scope (
  scope text collate "C" primary key,
  documents double precision not null,
  avg_a double precision not null, avg_b double precision not null,
  avg_c double precision not null, avg_d double precision not null,
  change bigint not null
);
create table search_lexeme (
  scope text collate "C" not null,
  lexeme text collate "C" not null,
  df double precision not null,
  primary key (scope, lexeme)
);
create table search_word (
  kind text collate "C" not null,
  word text collate "C" not null,
  lexeme text collate "C" not null,
  shape text collate "C" not null,
  df double precision not null default 0
);
create index search_word_word on search_word (kind, word);
create index search_word_begin on search_word (kind, left(word, 2), df desc);
create index search_word_shape on search_word using gin (shape gin_trgm_ops) with (fastupdate = off);

${championTables}

create function search_alike(wanted_kind text, wanted text, most integer)
returns table (word text, lexeme text, df double precision)
language sql stable set pg_trgm.similarity_threshold = 0.25 as $$
  select w.word, w.lexeme, w.df from search_word w
  where w.kind = wanted_kind and w.shape % wanted
  order by similarity(w.shape, wanted) desc, w.df desc, w.word
  limit most
$$;
`;

const dropped = `
drop function search_alike;
drop table search_champion, search_champion_list, search_word, search_lexeme, search_scope, search_document;
drop sequence search_change;
`;

const facets = `alter table search_document add column facets text[] collate "C" not null default '{}';`;

/** search_index_version: the version of the code that wrote all documents; empty if the index is older than this table. */
const version = `create table search_index_version (
  id integer primary key default 1 check (id = 1),
  version text not null
);`;

const price = 'alter table search_document add column price numeric;';

const posts = `create table ${postPartition.table} partition of search_document for values in ('${postPartition.part}');`;

/**
 * search_word.seen: the last time when a document was known to hold the word, exact to a day
 * search_scope.refreshed: the time of the last refresh
 * search_word_new: words that no refresh has counted yet
 */
const seenWords = `
alter table search_word add column seen timestamptz not null default now();
alter table search_scope add column refreshed timestamptz not null default now();
create index search_word_new on search_word (kind, lexeme) where df = 0;
`;
const seenWordsDropped = `
drop index search_word_new;
alter table search_word drop column seen;
alter table search_scope drop column refreshed;
`;

/** For Kysely's migrator: merge these into the application's own. */
export const searchMigrations: Record<string, Migration> = {
  '2026-11-21-search-engine': {
    async up(db) {
      await sql.raw(tables).execute(db);
    },
    async down(db) {
      await sql.raw(dropped).execute(db);
    },
  },
  '2026-11-21-search-postings': {
    async up(db) {
      await sql.raw(postingTables).execute(db);
    },
    async down(db) {
      await sql.raw(`${postingTablesDropped}${championTables}`).execute(db);
    },
  },
  '2026-11-22-search-facets': {
    async up(db) {
      await sql.raw(facets).execute(db);
    },
    async down(db) {
      await sql`alter table search_document drop column facets`.execute(db);
    },
  },
  '2026-11-23-search-version': {
    async up(db) {
      await sql.raw(version).execute(db);
    },
    async down(db) {
      await sql`drop table search_index_version`.execute(db);
    },
  },
  '2026-11-23-sort-by-price': {
    async up(db) {
      await sql.raw(price).execute(db);
    },
    async down(db) {
      await sql`alter table search_document drop column price`.execute(db);
    },
  },
  '2026-11-23-with-posts': {
    async up(db) {
      await sql.raw(posts).execute(db);
    },
    async down(db) {
      await sql`drop table ${sql.table(postPartition.table)}`.execute(db);
    },
  },
  '2026-11-24-seen-words': {
    async up(db) {
      await sql.raw(seenWords).execute(db);
    },
    async down(db) {
      await sql.raw(seenWordsDropped).execute(db);
    },
  },
  '2026-11-24-segments-of-partitions': {
    async up(db) {
      await sql.raw(segmentTables).execute(db);
    },
    async down(db) {
      await sql.raw(segmentTablesDropped).execute(db);
    },
  },
  // Whether the segment has the lists of all filter marks; the release before lists only the common ones.
  '2026-11-26-marks-of-segments': {
    async up(db) {
      await sql`alter table search_part_segment add column marks boolean not null default false`.execute(db);
    },
    async down(db) {
      await sql`alter table search_part_segment drop column marks`.execute(db);
    },
  },
  // Words that are forgotten with the last document that holds them. The release before looks for those with a frequency of 0.
  '2026-11-27-own-words': {
    async up(db) {
      await sql`create index search_word_own on search_word (kind, lexeme) where df <= 20`.execute(db);
      await sql`drop index search_word_new`.execute(db);
    },
    async down(db) {
      await sql`create index search_word_new on search_word (kind, lexeme) where df = 0`.execute(db);
      await sql`drop index search_word_own`.execute(db);
    },
  },
  '2026-11-29-search-pulse': {
    async up(db) {
      await sql.raw(pulseFunction).execute(db);
    },
    async down(db) {
      await sql`drop function search_pulse`.execute(db);
    },
  },
  // Merges mixed up the order of segments whose last writes have numbers of different lengths. All are listed anew.
  '2026-11-29-segments-in-order': {
    async up(db) {
      await sql`delete from search_part_segment`.execute(db);
      await sql`delete from search_lists`.execute(db);
    },
    async down() {
      // Their lists stay true.
    },
  },
};
