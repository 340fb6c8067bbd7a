-- What staff enter by hand and take back again, and the orders of our WooCommerce shops.

alter table transactions
  -- 1 order, 2 service, 3 credit, 4 refund, 5 reversal.
  add column kind smallint not null default 1 check (kind between 1 and 5),
  -- For staff alone.
  add column note text not null default '' check (char_length(note) <= 1000),
  -- The entry that this one takes back. What was booked is never removed: a second row takes it back, and only once.
  add column reverses_id uuid,
  -- The payment that this refund belongs to.
  add column refunds_id uuid,
  add unique (group_id, reverses_id),
  add foreign key (group_id, reverses_id) references transactions (group_id, id),
  add foreign key (group_id, refunds_id) references transactions (group_id, id),
  add check ((kind = 5) = (reverses_id is not null)),
  add check (refunds_id is null or kind = 4),
  -- Credits and refunds give money back, a service never does.
  add check (kind not in (3, 4) or (amount_minor < 0 and tax_minor <= 0)),
  add check (kind <> 2 or (amount_minor > 0 and tax_minor >= 0));

-- Staff open one by its id alone.
create index transactions_by_id on transactions (id);
create index transactions_of_kind on transactions (kind, purchased_at desc, id desc);
create index transactions_refunding on transactions (group_id, refunds_id) where refunds_id is not null;

-- Whatever the application does: an entry that is completed keeps its amounts, its currency, its method and its kind.
create function keep_booked() returns trigger language plpgsql as $$
begin
  if (new.amount_minor, new.tax_minor, new.currency, new.method, new.kind, new.status)
     is distinct from (old.amount_minor, old.tax_minor, old.currency, old.method, old.kind, old.status) then
    raise exception 'what was booked stays: transaction % is reversed by a second row, not changed', old.id;
  end if;
  return new;
end
$$;
create trigger keep_booked before update on transactions
  for each row when (old.status = 1) execute function keep_booked();


-- The latest that a shop has told us of each of its orders. It belongs to no company until staff activate a plan for it.
create table wp_orders (
  id              uuid primary key,
  -- The address of the shop.
  store           text not null check (char_length(store) between 1 and 200),
  -- What the shop counts its orders by; a number in all shops we know, and nothing that we count with.
  wp_id           text not null,
  -- What people call it.
  number          text not null,
  -- As the shop calls it; empty where we have heard only that it was deleted.
  status          text not null,
  -- An order that is deleted tells no time, so it stays deleted whatever comes later.
  deleted         boolean not null default false,
  total_minor     integer not null,
  tax_minor       integer not null,
  currency        char(3) not null,
  -- Of the person who paid; null once they are erased.
  email_key       text,
  name            text not null,
  items           jsonb not null,
  -- What was told, without anything about cards; null once the person is erased.
  body            jsonb,
  modified_at     timestamptz not null,
  -- Of two changes within one second the one that leads further counts, whichever comes first.
  rank            smallint not null,
  -- And of two that lead equally far always the same one.
  digest          text not null,
  group_id        uuid references groups,
  subscription_id uuid,
  activated_at    timestamptz,
  activated_by    uuid,
  -- From then on nothing of the person is taken over any more.
  erased_at       timestamptz,
  received_at     timestamptz not null,
  -- 1 waiting, 2 activated, 3 ignored.
  state           smallint not null generated always as (
    case
      when activated_at is not null then 2
      when deleted or status in ('cancelled', 'refunded', 'failed', 'trash', 'auto-draft', 'checkout-draft') then 3
      else 1
    end
  ) stored,
  search          text not null generated always as (folded(number || ' ' || name || ' ' || coalesce(email_key, ''))) stored,
  unique (store, wp_id),
  foreign key (group_id, subscription_id) references subscriptions (group_id, id),
  check ((activated_at is null) = (group_id is null)),
  check ((activated_at is null) = (subscription_id is null))
);

create index wp_orders_newest on wp_orders (modified_at desc, id desc);
create index wp_orders_of_store on wp_orders (store, modified_at desc, id desc);
create index wp_orders_of_state on wp_orders (state, modified_at desc, id desc);
create index wp_orders_search on wp_orders using gin (search gin_trgm_ops);
create index wp_orders_of_email on wp_orders (email_key);
