-- Invoices and credit notes for what companies paid, and who stands on them.

-- What a company says of itself for its invoices. One row from when somebody first says so; until then the account's own.
create table billing_details (
  group_id   uuid primary key references groups,
  name       text not null check (char_length(name) between 1 and 100),
  -- Where invoices are sent. Null: to the owners.
  email      text check (char_length(email) <= 254),
  line1      text not null check (char_length(line1) between 1 and 100),
  line2      text not null check (char_length(line2) <= 100),
  postcode   text not null check (char_length(postcode) <= 20),
  city       text not null check (char_length(city) between 1 and 60),
  country    char(2) not null,
  tax_number text not null check (char_length(tax_number) <= 40),
  version    integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);


-- The last number of each year. It is taken under the lock of its row in the transaction that issues, so one that is
-- rolled back gives its number back, and no number is ever missing. An installation has one seller, `own`, however it is
-- called at the time: a new name or address is no reason to begin anew.
create table invoice_numbers (
  seller text not null,
  -- In Kuala Lumpur.
  year   smallint not null,
  last   integer not null check (last > 0),
  primary key (seller, year)
);


create table invoices (
  group_id       uuid not null references groups,
  id             uuid not null,
  number         text not null unique,
  -- 1 invoice, 2 credit note. Both are numbered in one row.
  kind           smallint not null check (kind in (1, 2)),
  -- The order that it is for.
  transaction_id uuid not null,
  -- The invoice that a credit note takes back.
  corrects_id    uuid,
  -- As they were called that day. The seller is null on what was issued by this migration, which cannot know who sells:
  -- it is filled in when the PDF is written, and such an invoice is not mailed.
  seller         jsonb,
  buyer          jsonb not null,
  lines          jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- What it is for, in a few words, for lists.
  title          text not null,
  -- In cents; the total is both together, below zero on a credit note.
  subtotal_minor integer not null,
  tax_minor      integer not null,
  -- In hundredths of a percent. Null: no tax, or not by one rate.
  tax_rate       integer check (tax_rate > 0),
  currency       char(3) not null,
  language       text not null check (language in ('en', 'zh', 'ms')),
  -- As in `transactions`.
  payment_method smallint not null check (payment_method in (1, 2, 3, 4)),
  reference      text not null,
  -- The card: `visa 4242`. Null where it was no card, or nobody knows.
  paid_with      text,
  issued_at      timestamptz not null,
  paid_at        timestamptz not null,
  -- The PDF. Null until it is written.
  file_id        uuid,
  search         text not null generated always as (folded(number || ' ' || (buyer ->> 'name'))) stored,
  primary key (group_id, id),
  -- An order has one invoice, however often its payment is told.
  unique (group_id, transaction_id),
  foreign key (group_id, transaction_id) references transactions (group_id, id),
  foreign key (group_id, corrects_id) references invoices (group_id, id),
  check (case kind when 1 then subtotal_minor + tax_minor > 0 else subtotal_minor + tax_minor < 0 end)
);

-- A company's list, and staff's list of one company.
create index invoices_newest on invoices (group_id, issued_at desc, id desc);
create index invoices_of_kind_newest on invoices (group_id, kind, issued_at desc, id desc);
-- Staff's list of all.
create index invoices_everywhere on invoices (issued_at desc, id desc);
create index invoices_of_kind on invoices (kind, issued_at desc, id desc);
create index invoices_search on invoices using gin (search gin_trgm_ops);
-- Staff open one by its id alone.
create index invoices_by_id on invoices (id);
-- What the daily job has written; few rows, and none most of the time.
create index invoices_unwritten on invoices (issued_at, id) where file_id is null;


-- A mail can carry one file. Its company is named by itself, because the mail may stand in another log.
alter table mails
  add column attachment_group_id uuid,
  add column attachment_file_id  uuid,
  add column attachment_name     text,
  add check ((attachment_file_id is null) = (attachment_group_id is null)),
  add check ((attachment_file_id is null) = (attachment_name is null));


-- What was paid before gets its invoices, in the order in which it was paid, numbered as later ones are. They are made
-- out to the company as its account has it. The rate is what the figures themselves say, in whole percents.
with paid as (
  select
    entry.*,
    extract(year from entry.purchased_at at time zone interval '+08:00')::smallint as year,
    round(100.0 * entry.tax_minor / nullif(entry.amount_minor, 0)) * 100 as rate
  from transactions as entry
  where entry.status = 1 and entry.amount_minor + entry.tax_minor <> 0
),
numbered as (
  select paid.*, row_number() over (partition by year order by purchased_at, group_id, id) as place from paid
)
insert into invoices (
  group_id, id, number, kind, transaction_id, buyer, lines, title, subtotal_minor, tax_minor, tax_rate, currency, language,
  payment_method, reference, issued_at, paid_at
)
select
  numbered.group_id,
  numbered.id,
  'INV-' || year || '-' || lpad(place::text, greatest(4, length(place::text)), '0'),
  case when amount_minor + tax_minor > 0 then 1 else 2 end,
  numbered.id,
  jsonb_build_object(
    'name', groups.name, 'address', '[]'::jsonb, 'country', groups.country,
    'registration_number', groups.registration_number, 'tax_number', null, 'email', null
  ),
  jsonb_build_array(jsonb_build_object(
    'kind', case when plans.kind = 2 then 'add_on' when numbered.starts_at is null then 'other' else 'plan' end,
    'title', product_name,
    'starts_at', to_char(numbered.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'ends_at', to_char(numbered.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'amount_minor', amount_minor
  )),
  product_name,
  amount_minor,
  tax_minor,
  case when tax_minor <> 0 and rate > 0 and round(amount_minor * rate / 10000) = tax_minor then rate end,
  numbered.currency,
  coalesce(
    mail.settings ->> 'default_language',
    (
      select users.language from memberships join users on users.id = memberships.user_id
      where memberships.group_id = numbered.group_id and memberships.role_id = 8 and memberships.deactivated_at is null
      order by memberships.joined_at nulls last, users.id limit 1
    ),
    'en'
  ),
  numbered.method,
  reference,
  purchased_at,
  purchased_at
from numbered
join groups on groups.id = numbered.group_id
left join group_mail_settings as mail on mail.group_id = numbered.group_id
left join subscriptions on subscriptions.group_id = numbered.group_id and subscriptions.id = numbered.subscription_id
left join plans on plans.id = subscriptions.plan_id;

insert into invoice_numbers (seller, year, last)
select 'own', extract(year from issued_at at time zone interval '+08:00'), count(*) from invoices group by 2;
