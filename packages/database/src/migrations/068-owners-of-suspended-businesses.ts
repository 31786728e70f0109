import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Members may leave a suspended business. It keeps an owner, too, because it can be restored. */
export const ownersOfSuspendedBusinesses: Migration = {
  up: runSql(`
create or replace function keep_an_owner() returns trigger language plpgsql as $fn$
begin
  perform 1 from businesses where id = old.business_id and (deleted_at is null or suspended_at is not null) for update;
  if found and not exists (select 1 from business_members where business_id = old.business_id and role = 'owner') then
    raise exception 'a business keeps at least one owner' using errcode = 'WB002';
  end if;
  return null;
end $fn$;
`),
};
