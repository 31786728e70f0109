import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Tools of a business for its conversations: labels, the member who answers, internal notes, saved answers. An assignment ends with the
 * membership. Notes and answers belong to the business and stay.
 */
export const desk: Migration = {
  up: runSql(`
create table conversation_labels (
  business_id uuid not null references businesses on delete cascade,
  inquiry_id uuid not null references inquiries on delete cascade,
  name text not null check (name <> ''),
  constraint conversation_labels_pkey primary key (business_id, inquiry_id, name)
);
create index conversation_labels_inquiry on conversation_labels (inquiry_id);

create table conversation_assignments (
  business_id uuid not null references businesses on delete cascade,
  inquiry_id uuid not null references inquiries on delete cascade,
  user_id uuid not null references users on delete cascade,
  assigned_by uuid references users on delete set null,
  assigned_at timestamptz(3) not null default now(),
  constraint conversation_assignments_pkey primary key (business_id, inquiry_id),
  constraint conversation_assignments_member foreign key (business_id, user_id) references business_members on delete cascade
);
create index conversation_assignments_inquiry on conversation_assignments (inquiry_id);
create index conversation_assignments_member on conversation_assignments (user_id, business_id);
create index conversation_assignments_by on conversation_assignments (assigned_by) where assigned_by is not null;

create table conversation_notes (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references businesses on delete cascade,
  inquiry_id uuid not null references inquiries on delete cascade,
  user_id uuid references users on delete set null,
  content text not null check (content <> ''),
  created_at timestamptz(3) not null default now()
);
create index conversation_notes_list on conversation_notes (inquiry_id, business_id, created_at);
create index conversation_notes_business on conversation_notes (business_id);
create index conversation_notes_author on conversation_notes (user_id) where user_id is not null;

create table message_templates (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references businesses on delete cascade,
  title text not null check (title <> ''),
  content text not null check (content <> ''),
  created_by uuid references users on delete set null,
  updated_at timestamptz(3) not null default now(),
  constraint message_templates_title_key unique (business_id, title)
);
create index message_templates_created_by on message_templates (created_by) where created_by is not null;
`),
};
