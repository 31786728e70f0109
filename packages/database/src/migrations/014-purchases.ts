import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

export const purchases: Migration = {
  up: runSql(`
-- The page where the bank asks the owner to confirm (3-D Secure), and the saved way to pay for the next year.
alter table payments
  add column kind text not null default 'purchase' check (kind in ('purchase', 'renewal')),
  add column confirmation_url text;
alter table subscriptions
  add column provider_method_id text,
  drop constraint subscriptions_state_check,
  add constraint subscriptions_state_check
    check (state in ('pending', 'active', 'past_due', 'replaced', 'renewed', 'cancelled', 'expired', 'failed'));
create index payments_refunds_due on payments (created_at) where state = 'refunded' and settled_at is null;
create sequence invoice_numbers;
`),
};
