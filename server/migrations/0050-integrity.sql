-- What happened while somebody took a survey, besides the answers: one timeline, in which a picture from the camera is
-- an event with a file. Signals that people read; nothing follows from a row by itself.
create table integrity_events (
  group_id     uuid not null,
  attempt_id   uuid not null,
  -- Made by whoever saw it, so that what is told twice is still one event.
  id           uuid not null,
  kind         smallint not null check (kind between 1 and 11),
  happened_at  timestamptz not null,
  lasted_ms    integer not null default 0 check (lasted_ms >= 0),
  -- Where in the survey the person was.
  step         smallint not null check (step between 1 and 9),
  topic        smallint not null default 0 check (topic between 0 and 20),
  -- How much was cut, copied or pasted; never what.
  characters   integer check (characters >= 0),
  -- What the server found out: the country before and now, the other survey.
  detail       jsonb,
  file_id      uuid,
  explanation  text not null default '' check (char_length(explanation) <= 500),
  explained_at timestamptz,
  primary key (group_id, attempt_id, id),
  foreign key (group_id, attempt_id) references attempts on delete cascade
);

-- What is recorded of a run is settled when it begins: nobody is watched more closely than they agreed to. Of the runs
-- that there are nothing was recorded.
alter table attempts
  add column integrity_policy smallint not null default 3 check (integrity_policy between 1 and 3),
  -- The part of the net that the person was last seen in, without the end that tells one house from the next.
  add column network text check (char_length(network) <= 50);
