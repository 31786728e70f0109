import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Links with which the old address of an account undoes a change of the address. `new_email` is the address that the link restores. */
export const undoEmail: Migration = {
  up: runSql(`
alter table email_tokens drop constraint email_tokens_purpose_check;
alter table email_tokens add constraint email_tokens_purpose_check check (purpose in ('verify', 'reset', 'change', 'login', 'undo'));
alter table email_tokens drop constraint email_tokens_check;
alter table email_tokens add constraint email_tokens_check check ((purpose in ('change', 'undo')) = (new_email is not null));
`),
};
