import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Which mails are sent first: those that somebody waits for, such as a code to log in, then invitations to a business, of which one person may
 * write many, then those that tell of news. `mail_can_wait` stays for processes of the release before.
 */
export const turnsOfMails: Migration = {
  up: runSql(`
create function mail_turn(template text) returns smallint language sql immutable parallel safe
  return case when template in ('daily-digest', 'inquiry-received', 'message-unread', 'saved-search', 'weekly-digest') then 2::smallint
    when template = 'business-invitation' then 1::smallint else 0::smallint end;
create index if not exists outbox_emails_by_turn on outbox_emails (mail_turn(template), next_attempt_at, id)
  where state in ('queued', 'sending');
drop index if exists outbox_emails_in_turn;
`),
};
