-- What companies have paid, or meant to: the orders of a company, by card and by hand alike.

create table transactions (
  group_id         uuid not null references groups,
  id               uuid not null,
  -- Staff's own sorting of what they enter by hand, from the list `transaction_types`; others have none.
  type_id          uuid references options,
  -- Null until what was ordered has begun.
  subscription_id  uuid,
  -- What it was called and the time it was for when it was sold. A plan gets another title, a subscription is prolonged
  -- again and again: last year's order must go on saying what it said last year.
  product_name     text not null check (char_length(product_name) between 1 and 200),
  starts_at        timestamptz,
  ends_at          timestamptz,
  -- In cents; the amount is without the tax. Below zero where money was given back.
  amount_minor     integer not null,
  tax_minor        integer not null default 0,
  currency         char(3) not null,
  -- 1 card, 2 online transfer, 3 cash, 4 manual.
  method           smallint not null check (method in (1, 2, 3, 4)),
  -- 0 pending, 1 completed, 2 failed, 3 declined.
  status           smallint not null check (status in (0, 1, 2, 3)),
  -- The transaction id that people quote: the payment provider's, the bank's, or the one on a receipt.
  reference        text not null check (char_length(reference) between 1 and 255),
  evidence_file_id uuid,
  purchased_at     timestamptz not null,
  -- The member of staff who entered it by hand.
  entered_by       uuid,
  version          integer not null default 1,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  -- A company has orders by the dozen, so a keyword looks through the company's own and needs no index over all.
  search           text not null generated always as (folded(reference || ' ' || product_name)) stored,
  primary key (group_id, id),
  -- A payment that is told twice is one payment.
  unique (group_id, reference),
  foreign key (group_id, subscription_id) references subscriptions (group_id, id),
  check ((starts_at is null) = (ends_at is null)),
  check (starts_at < ends_at)
);

create index transactions_newest on transactions (group_id, purchased_at desc, id desc);


-- The age range changes with the year, so it is worked out from the date of birth whenever it is shown.
alter table users drop column age_range;
