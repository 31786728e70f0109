import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

export const membership: Migration = {
  up: runSql(`
create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references businesses on delete cascade,
  plan_id text not null,
  tier text not null check (tier in ('gold', 'premium', 'platinum')),
  state text not null default 'pending'
    check (state in ('pending', 'active', 'past_due', 'replaced', 'cancelled', 'expired', 'failed')),
  period_start timestamptz(3) not null,
  period_end timestamptz(3) not null,
  cancel_at_period_end boolean not null default false,
  provider text not null,
  provider_customer_id text,
  provider_subscription_id text,
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (period_end > period_start)
);
create unique index subscriptions_active_key on subscriptions (business_id) where state in ('active', 'past_due');
create unique index subscriptions_period_key on subscriptions (business_id, plan_id, period_start)
  where state not in ('failed', 'cancelled');
create index subscriptions_business on subscriptions (business_id, created_at desc);
create index subscriptions_due on subscriptions (period_end) where state in ('active', 'past_due');
create trigger subscriptions_touch before update on subscriptions for each row execute function touch_row();

create table payments (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references businesses on delete cascade,
  subscription_id uuid references subscriptions on delete set null,
  user_id uuid references users on delete set null,
  plan_id text not null,
  tier text not null check (tier in ('gold', 'premium', 'platinum')),
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null default 'USD',
  state text not null default 'pending'
    check (state in ('pending', 'requires_action', 'succeeded', 'failed', 'cancelled', 'refunded')),
  provider text not null,
  provider_payment_id text,
  idempotency_key text not null constraint payments_idempotency_key unique,
  receipt_email text,
  failure_code text,
  failure_message text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  settled_at timestamptz(3)
);
create unique index payments_open_key on payments (business_id) where state in ('pending', 'requires_action');
create unique index payments_provider_key on payments (provider, provider_payment_id) where provider_payment_id is not null;
create index payments_business on payments (business_id, created_at desc);
-- The reconciler asks the provider about these after a crash.
create index payments_unsettled on payments (created_at) where state in ('pending', 'requires_action');
create trigger payments_touch before update on payments for each row execute function touch_row();

create table webhook_events (
  provider text not null,
  event_id text not null,
  type text not null,
  payload jsonb not null,
  received_at timestamptz(3) not null default now(),
  processed_at timestamptz(3),
  attempts integer not null default 0,
  error text,
  constraint webhook_events_pkey primary key (provider, event_id)
);
create index webhook_events_waiting on webhook_events (received_at) where processed_at is null;

create table invoices (
  id uuid primary key default gen_random_uuid(),
  number text not null constraint invoices_number_key unique,
  business_id uuid not null references businesses on delete cascade,
  payment_id uuid not null constraint invoices_payment_key unique references payments on delete cascade,
  subscription_id uuid references subscriptions on delete set null,
  amount_cents bigint not null,
  tax_cents bigint not null default 0,
  currency text not null default 'USD',
  billing jsonb not null default '{}',
  lines jsonb not null default '[]',
  issued_at timestamptz(3) not null default now()
);
create index invoices_business on invoices (business_id, issued_at desc);

create table boosts (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references businesses on delete cascade,
  product_id uuid references products on delete cascade,
  user_id uuid references users on delete set null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  impressions bigint not null default 0,
  clicks bigint not null default 0,
  created_at timestamptz(3) not null default now(),
  check (ends_at > starts_at)
);
create index boosts_business on boosts (business_id, created_at desc);
create index boosts_running on boosts (ends_at, starts_at);

create table verifications (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references businesses on delete cascade,
  state text not null default 'submitted'
    check (state in ('submitted', 'in_review', 'approved', 'rejected', 'expired', 'revoked')),
  scopes text[] not null default '{}',
  evidence jsonb not null check (jsonb_typeof(evidence) = 'array'),
  note text,
  submitted_by uuid references users on delete set null,
  reviewed_by uuid references users on delete set null,
  submitted_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  expires_at timestamptz(3)
);
create unique index verifications_open_key on verifications (business_id) where state in ('submitted', 'in_review');
create index verifications_business on verifications (business_id, submitted_at desc);
create index verifications_queue on verifications (submitted_at) where state in ('submitted', 'in_review');
create index verifications_expiry on verifications (expires_at) where state = 'approved';
`),
};
