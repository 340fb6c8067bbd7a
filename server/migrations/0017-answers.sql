-- Answers: the hot path. Rows are changed in place while somebody writes, so these tables leave room in their pages and
-- have no index on anything that changes.

-- One person's run of one survey; its id is the test id.
create table attempts (
  group_id         uuid not null,
  id               uuid not null,
  survey_id        uuid not null,
  edition          integer not null,
  invite_id        uuid not null,
  user_id          uuid not null,
  -- 0 open, 1 completed.
  state            smallint not null default 0 check (state in (0, 1)),
  -- Where the person is: the step, and which situation from 1 on. Saving a statement does not touch this row.
  step             smallint not null check (step between 1 and 9),
  topic            smallint not null default 0 check (topic between 0 and 20),
  -- The situations of this run, in order; position 1 is the first element.
  situation_ids    uuid[] not null,
  input_method     smallint,
  extra_time       smallint not null default 0,
  consent_version  integer references consent_texts,
  consented_at     timestamptz,
  -- The session that holds the pen, by the hash of its token. Whoever comes by the link again takes it.
  writer           bytea not null check (octet_length(writer) = 32),
  -- Time given back because the connection was lost, as the person's own device told.
  credited_ms      integer not null default 0,
  -- Positions of situations, the most important first.
  compare_ranking  smallint[],
  compare_revision integer not null default 0,
  started_at       timestamptz not null,
  completed_at     timestamptz,
  primary key (group_id, id),
  unique (group_id, invite_id),
  foreign key (group_id, invite_id) references invites on delete cascade,
  foreign key (group_id, survey_id, edition) references survey_editions (group_id, survey_id, edition)
) with (fillfactor = 80);

create index attempts_of_survey on attempts (group_id, survey_id, edition);

-- One situation of one attempt, from the moment on that its writing begins.
create table topics (
  group_id          uuid not null,
  attempt_id        uuid not null,
  position          smallint not null check (position between 1 and 20),
  situation_id      uuid not null,
  started_at        timestamptz not null,
  -- The end of writing. Moved when time is given back.
  deadline_at       timestamptz not null,
  -- When writing ended.
  closed_at         timestamptz,
  -- Slots, the most important first.
  ranking           smallint[],
  ranking_revision  integer not null default 0,
  -- Element n belongs to slot n, null where nothing is rated.
  feelings          smallint[],
  feelings_revision integer not null default 0,
  controls          smallint[],
  controls_revision integer not null default 0,
  primary key (group_id, attempt_id, position),
  foreign key (group_id, attempt_id) references attempts on delete cascade
) with (fillfactor = 70);

-- To give time back to every clock that was running when the server was not.
create index topics_running on topics (deadline_at) where closed_at is null;

-- The key is the place: a retry finds its own row, and a thirteenth statement cannot exist.
create table statements (
  group_id     uuid not null,
  attempt_id   uuid not null,
  topic        smallint not null,
  slot         smallint not null check (slot between 1 and 12),
  -- Grows with every change that the device makes; an older one that comes late changes nothing.
  revision     integer not null check (revision > 0),
  input_method smallint not null,
  text         text not null check (char_length(text) <= 1000),
  -- A statement that was taken out stays as a row, so that a late repeat cannot bring it back.
  removed      boolean not null default false,
  -- By the device's clock and by ours.
  written_at   timestamptz not null,
  saved_at     timestamptz not null,
  primary key (group_id, attempt_id, topic, slot),
  foreign key (group_id, attempt_id) references attempts on delete cascade
) with (fillfactor = 75);

-- When the product could not be reached, by its own measure; given back to every clock that was running.
create table outages (
  id      uuid primary key,
  from_at timestamptz not null,
  to_at   timestamptz not null
);

-- The last sign of life of any process that takes answers. One row.
create table heartbeat (
  id integer primary key check (id = 1),
  at timestamptz not null
);
