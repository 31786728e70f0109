import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * The words of a message, for the search in one's own conversations: without case, accents and Arabic vowel marks; punctuation separates, and each
 * Chinese character is a word. The server folds a query in the same way (search-words.ts). In production the index is made beforehand with `create
 * index concurrently`.
 */
export const messageWords: Migration = {
  up: runSql(String.raw`
create or replace function message_words(content text) returns tsvector language sql immutable strict parallel safe as $fn$
  select to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(
    lower(regexp_replace(normalize(content, NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u0640]', '', 'g')),
    '[\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e]+', ' ', 'g'), '([\u3400-\u9fff])', ' \1 ', 'g'))
$fn$;
create index if not exists messages_words on messages using gin (message_words(content));
`),
};
