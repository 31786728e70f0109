import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * messages.words: message_words(content), kept with the row, because the search in one's own conversations would else compute them for each
 * message that holds a frequent word. A trigger writes them, so that the release before this one does so too; the API fills them for older
 * messages. The new index replaces that of 045; without that one, searches of the release before are slower during a rollout.
 */
export const storedMessageWords: Migration = {
  up: runSql(`
alter table messages add column words tsvector;
create function store_message_words() returns trigger language plpgsql as $fn$
begin
  new.words := message_words(new.content);
  return new;
end $fn$;
create trigger store_message_words before insert or update of content on messages
  for each row execute function store_message_words();
create index if not exists messages_stored_words on messages using gin (words);
create index if not exists messages_without_words on messages (id) where words is null;
drop index messages_words;
`),
};
