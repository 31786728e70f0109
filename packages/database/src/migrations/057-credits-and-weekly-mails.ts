import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Credits of upgrades: the part of a year's price that the unused rest of the membership before has paid. And mails that come weekly. */
export const creditsAndWeeklyMails: Migration = {
  up: runSql(`
alter table payments add column credit_cents bigint not null default 0 check (credit_cents >= 0);
alter table notification_preferences
  drop constraint notification_preferences_email_check,
  add constraint notification_preferences_email_check check (email in ('off', 'instant', 'daily', 'weekly'));
`),
};
