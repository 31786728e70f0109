import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Sessions of partners' pages are bound to a key of the browser. Older sessions are not: they end within an hour, as unbound ones do now. */
export const boundSessions: Migration = {
  up: runSql(`
alter table sessions add column key_thumbprint text;
create table used_proofs (
  proof_hash bytea primary key,
  expires_at timestamptz(3) not null
);
create index used_proofs_expiry on used_proofs (expires_at);
update sessions set expires_at = least(expires_at, now() + interval '1 hour') where kind = 'partner' and revoked_at is null;
`),
};
