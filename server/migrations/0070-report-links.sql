-- Links by which anybody who has one reads the reports of a few people. The secret stands nowhere: it is signed from the row.

create table report_links (
  group_id    uuid not null references groups,
  id          uuid not null,
  survey_id   uuid not null,
  -- 1 organic, 2 dynamic, 3 both.
  kind        smallint not null check (kind in (1, 2, 3)),
  -- Runs of the survey, in the order in which they are shown.
  attempt_ids uuid[] not null,
  level       smallint not null,
  -- The link shows what this person may see, and ends when they leave.
  created_by  uuid not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  revoked_at  timestamptz,
  opened_at   timestamptz,
  primary key (group_id, id)
);

create index report_links_of_attempt on report_links using gin (group_id, attempt_ids);
