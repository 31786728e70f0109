import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** A key that pages on any loopback port may use: a demonstration's key, so that developers can try the widgets on pages of their own. */
export const anyLoopbackPort: Migration = {
  up: runSql(`
alter table partner_keys add column any_loopback_port boolean not null default false;
create index partner_keys_any_loopback_port on partner_keys (id) where any_loopback_port;
`),
};
