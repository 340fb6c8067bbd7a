-- Results: written once, when a survey is completed.

create table results (
  group_id       uuid not null,
  attempt_id     uuid not null,
  survey_id      uuid not null,
  -- The invite's number, shown as a code.
  no             integer not null,
  -- Only where the survey shows names: what is not here can be neither found nor exported.
  name           text,
  module_kind    smallint not null,
  -- 9 accepted, 10 rejected, 11 pipeline; null: not decided.
  status         smallint check (status in (9, 10, 11)),
  status_at      timestamptz,
  completed_at   timestamptz not null,
  method_version integer not null,
  -- How many situations the dot rests on.
  situations     smallint not null,
  -- The dot of the map, its covariance, and the rest of what the method says.
  x              double precision not null,
  y              double precision not null,
  cov_xx         double precision not null,
  cov_xy         double precision not null,
  cov_yy         double precision not null,
  alignment      double precision not null,
  shades         double precision[] not null,
  by_situation   jsonb not null,
  computed_at    timestamptz not null,
  search         text generated always as (folded(name)) stored,
  primary key (group_id, attempt_id),
  foreign key (group_id, attempt_id) references attempts on delete cascade
);

-- One page of a survey's list, and its whole map, come from this index alone.
create index results_of_survey on results (group_id, survey_id, completed_at desc, attempt_id desc)
  include (status, no, x, y, cov_xx, cov_xy, cov_yy, situations);
create index results_by_status on results (group_id, survey_id, status, completed_at desc, attempt_id desc);
create index results_search on results using gin (group_id, search gin_trgm_ops);
