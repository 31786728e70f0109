import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

export const inquiries: Migration = {
  up: runSql(`
create table inquiries (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'inquiry' check (kind in ('inquiry', 'direct')),
  from_user_id uuid references users on delete cascade,
  from_business_id uuid references businesses on delete cascade,
  to_user_id uuid references users on delete cascade,
  to_business_id uuid references businesses on delete cascade,
  from_party_id uuid not null generated always as (coalesce(from_business_id, from_user_id)) stored,
  to_party_id uuid not null generated always as (coalesce(to_business_id, to_user_id)) stored,
  opened_by uuid references users on delete set null,
  subject text not null,
  status text not null default 'open' check (status in ('open', 'closed')),
  closed_at timestamptz(3),
  closed_by uuid references users on delete set null,
  last_position integer not null default 0,
  last_message_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check (num_nonnulls(from_user_id, from_business_id) = 1),
  check (num_nonnulls(to_user_id, to_business_id) = 1),
  check ((status = 'closed') = (closed_at is not null))
);
-- The thread list of a party reads both, newest first.
create index inquiries_sent on inquiries (from_party_id, created_at desc, id desc);
create index inquiries_received on inquiries (to_party_id, created_at desc, id desc);
create index inquiries_opened_by on inquiries (opened_by, created_at desc);

create table messages (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references inquiries on delete cascade,
  position integer not null,
  side text not null check (side in ('S', 'R')),
  type text not null default 'text' check (type in ('text', 'file')),
  content text not null,
  attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array'),
  sender_user_id uuid references users on delete set null,
  sender_business_id uuid references businesses on delete set null,
  created_at timestamptz(3) not null default now(),
  check (content <> '' or attachments <> '[]'),
  constraint messages_position_key unique (inquiry_id, position)
);
create index messages_sender on messages (sender_user_id) where sender_user_id is not null;

create function place_message() returns trigger language plpgsql as $fn$
begin
  update inquiries set last_position = last_position + 1, last_message_at = greatest(last_message_at, new.created_at)
    where id = new.inquiry_id and status = 'open'
    returning last_position into new.position;
  if not found then
    if exists (select 1 from inquiries where id = new.inquiry_id) then
      raise exception 'this thread is closed' using errcode = 'WB001';
    end if;
    raise exception 'no such thread' using errcode = 'foreign_key_violation';
  end if;
  return new;
end $fn$;
create trigger messages_place before insert on messages for each row execute function place_message();

create table read_marks (
  inquiry_id uuid not null references inquiries on delete cascade,
  user_id uuid not null references users on delete cascade,
  position integer not null,
  read_at timestamptz(3) not null default now(),
  constraint read_marks_pkey primary key (inquiry_id, user_id)
);
create index read_marks_user on read_marks (user_id);
`),
};
