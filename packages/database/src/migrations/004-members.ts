import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

export const members: Migration = {
  up: runSql(`
create table business_members (
  business_id uuid not null references businesses on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'admin', 'member')),
  invited_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  constraint business_members_pkey primary key (business_id, user_id)
);
-- my-list and list-business.
create index business_members_user on business_members (user_id, created_at, business_id);
create index business_members_invited_by on business_members (invited_by) where invited_by is not null;

-- The lock on the business makes two owners who leave at once wait for each other: the second one is refused.
create function keep_an_owner() returns trigger language plpgsql as $fn$
begin
  perform 1 from businesses where id = old.business_id and deleted_at is null for update;
  if found and not exists (select 1 from business_members where business_id = old.business_id and role = 'owner') then
    raise exception 'a business keeps at least one owner' using errcode = 'WB002';
  end if;
  return null;
end $fn$;
create trigger business_members_owner_left after delete on business_members
  for each row when (old.role = 'owner') execute function keep_an_owner();
create trigger business_members_owner_changed after update on business_members
  for each row when (old.role = 'owner' and (new.role <> 'owner' or new.business_id <> old.business_id)) execute function keep_an_owner();

create table business_invitations (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references businesses on delete cascade,
  email text not null,
  role text not null check (role in ('owner', 'admin', 'member')),
  token_hash bytea not null constraint business_invitations_token_key unique,
  invited_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  accepted_by uuid references users on delete set null,
  declined_at timestamptz(3),
  revoked_at timestamptz(3)
);
create unique index business_invitations_open_key on business_invitations (business_id, lower(email))
  where accepted_at is null and declined_at is null and revoked_at is null;
create index business_invitations_email on business_invitations (lower(email));
`),
};
