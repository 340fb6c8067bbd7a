-- What a company can subscribe to, and what it has subscribed to.

create table plans (
  id              uuid primary key,
  -- 1 default, 2 add on, 3 custom, 4 annual.
  kind            smallint not null check (kind in (1, 2, 3, 4)),
  -- The name by which shops, links and seeding know the plan; it never changes, while the title may.
  sku             text not null unique check (char_length(sku) between 1 and 50),
  title           catalog_texts not null,
  description     catalog_texts not null,
  -- In cents, without tax. Null: agreed with each company.
  price_minor     integer check (price_minor >= 0),
  currency        char(3) not null,
  -- 1 month, 2 year. Null: as long as the plan that it is added to, or as agreed.
  period          smallint check (period in (1, 2)),
  -- How much of a thing the plan allows; null for a thing means as much as one likes.
  limits          jsonb not null,
  stripe_price_id text unique,
  position        integer not null,
  archived_at     timestamptz,
  version         integer not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null
);


-- A company's plan over a stretch of time. Add-ons are rows of their own beside it.
create table subscriptions (
  group_id               uuid not null references groups,
  id                     uuid not null,
  plan_id                uuid not null references plans,
  -- 0 incomplete, 1 trialing, 2 active, 3 past due, 4 cancelled. Whether it holds is a matter of the times as well.
  status                 smallint not null check (status in (0, 1, 2, 3, 4)),
  -- How it is paid for: 1 card, 2 online transfer, 3 cash, 4 manual. A trial is not paid for.
  method                 smallint check (method in (1, 2, 3, 4)),
  starts_at              timestamptz not null,
  ends_at                timestamptz not null,
  cancel_at_end          boolean not null default false,
  stripe_subscription_id text,
  version                integer not null default 1,
  created_at             timestamptz not null,
  updated_at             timestamptz not null,
  primary key (group_id, id),
  unique (group_id, stripe_subscription_id),
  check (starts_at < ends_at)
);

-- Whose time runs out soon, over all companies.
create index subscriptions_ending on subscriptions (ends_at);


-- The registration numbers that have had their trial, without spaces and signs. No company stands here: the row outlives
-- it, and two that sign up at the same moment meet at this key, of whom one goes away with the trial.
create table trials (
  registration_key text primary key,
  started_at       timestamptz not null
);
