-- Who had everything about themself erased, and what that was. The receipt goes by mail; this row is what is left.

create table erasures (
  id          uuid primary key,
  -- The blanked account. It names nobody any more.
  user_id     uuid not null unique,
  erased_at   timestamptz not null,
  -- How many rows of each table were removed or blanked.
  counts      jsonb not null check (jsonb_typeof(counts) = 'object')
);
