-- Plans that are paid by card: what the provider knows of a plan and of a company, and what it has told us.

-- A price that Stripe knows. A plan whose price changes gets another, and subscribers keep theirs: none is ever removed.
create table plan_prices (
  stripe_price_id text primary key,
  plan_id         uuid not null references plans,
  amount_minor    integer not null check (amount_minor >= 0),
  currency        char(3) not null,
  -- As in `plans`. Null: paid once.
  period          smallint check (period in (1, 2)),
  created_at      timestamptz not null
);
create index plan_prices_of_plan on plan_prices (plan_id);
alter table plans drop column stripe_price_id;


alter table subscriptions
  drop constraint subscriptions_status_check,
  -- 0 incomplete, 1 trialing, 2 active, 3 past due, 4 cancelled, 5 unpaid, 6 paused, 7 incomplete and expired.
  add constraint subscriptions_status_check check (status between 0 and 7),
  -- The plan's own day, from which its months are counted. Null: the moment it began.
  add column anchor_at timestamptz,
  -- What the subscriber pays for one period, which the plan may ask of nobody else any more.
  add column stripe_price_id text references plan_prices,
  -- Of an add-on: the checkout that it was paid in.
  add column stripe_checkout_id text,
  -- Holds on for so long though a payment is missing, or nobody has told us of the renewal yet.
  add column grace_ends_at timestamptz,
  -- The one place that says what a status holds. Null: nothing.
  add column lapses_at timestamptz generated always as (
    case
      when status in (1, 2) then greatest(ends_at, grace_ends_at)
      when status = 3 then grace_ends_at
    end
  ) stored,
  add unique (group_id, stripe_checkout_id);
-- Whoever holds a plan at a moment.
create index subscriptions_holding on subscriptions (group_id, lapses_at) where lapses_at is not null;


-- What the provider knows of a company.
create table payment_accounts (
  group_id           uuid primary key references groups,
  stripe_customer_id text not null unique,
  -- What its plan is charged to: brand, last4, exp_month, exp_year. Never a number.
  card               jsonb,
  -- The payment that failed and waits: amount_minor, currency, failed_at, url.
  open_payment       jsonb,
  -- When what stands here was last compared with the provider.
  synced_at          timestamptz,
  -- Raised with each comparison: what was asked before the last one is older than what stands here.
  version            integer not null default 0,
  created_at         timestamptz not null
);
alter table groups drop column stripe_customer_id;


-- What the provider has told us of, each once. It is only a hint: what is true is asked of the provider.
create table payment_events (
  id           uuid primary key,
  provider_id  text not null unique,
  type         text not null,
  customer_id  text,
  received_at  timestamptz not null,
  processed_at timestamptz
);
create index payment_events_waiting on payment_events (received_at) where processed_at is null;
create index payment_events_received on payment_events (received_at);
