-- Results as files: long ones are written beside the call, with their progress, and can be fetched until they expire.

create table exports (
  group_id     uuid not null references groups,
  id           uuid not null,
  -- 1 results, 2 organic, 3 dynamic.
  kind         smallint not null check (kind in (1, 2, 3)),
  -- What was asked for: whom, which columns, in which format and language.
  query        jsonb not null check (jsonb_typeof(query) = 'object'),
  -- 0 waiting, 1 running, 2 done, 3 failed.
  state        smallint not null default 0 check (state between 0 and 3),
  -- People.
  rows_total   integer not null default 0,
  rows_done    integer not null default 0,
  file_id      uuid,
  file_name    text not null,
  requested_by uuid not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  primary key (group_id, id)
);

-- Those of one person that are not finished yet; and once a day what has expired.
create index exports_of_person on exports (group_id, requested_by, created_at desc);
create index exports_to_forget on exports (expires_at);
