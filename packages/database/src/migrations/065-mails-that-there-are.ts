import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Settings for which no mail was ever sent: at once, for kinds that have no such mail, becomes daily; daily without notifications, which the
 * digest sums up, becomes none.
 */
export const mailsThatThereAre: Migration = {
  up: runSql(`
update notification_preferences set email = 'daily' where email = 'instant' and kind <> 'inquiry' and in_app;
update notification_preferences set email = 'off' where not in_app and (email = 'daily' or email = 'instant' and kind <> 'inquiry');
`),
};
