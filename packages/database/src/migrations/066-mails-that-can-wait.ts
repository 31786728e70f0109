import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Mails that tell of news, of which there may be thousands at once, are sent after those that somebody waits for, such as a code to log in. */
export const mailsThatCanWait: Migration = {
  up: runSql(`
create function mail_can_wait(template text) returns boolean language sql immutable parallel safe
  return template in ('daily-digest', 'inquiry-received', 'message-unread', 'saved-search', 'weekly-digest');
create index if not exists outbox_emails_in_turn on outbox_emails (mail_can_wait(template), next_attempt_at, id)
  where state in ('queued', 'sending');
`),
};
