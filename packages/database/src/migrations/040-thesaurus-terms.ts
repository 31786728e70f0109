import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Words that operators add to the thesaurus. Each change is announced on the channel of the live events: every process then reads the words
 * anew before its next search, and pages of search results are dropped.
 */
export const thesaurusTerms: Migration = {
  up: runSql(`
create table thesaurus_terms (
  id bigint generated always as identity primary key,
  locale text not null check (locale in ('en', 'es', 'it', 'zh', 'ar')),
  term text not null check (term <> ''),
  sub_category_id text not null,
  added_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  constraint thesaurus_terms_key unique (locale, term, sub_category_id)
);
create index thesaurus_terms_added_by on thesaurus_terms (added_by);

create function announce_thesaurus() returns trigger language plpgsql as $fn$
begin
  perform pg_notify('wbn_events', '0:content:thesaurus,lists');
  return null;
end $fn$;

create trigger thesaurus_terms_content after insert or update or delete on thesaurus_terms
  for each statement execute function announce_thesaurus();
`),
};
