-- What became of those who were hired: since when, and until when.

alter table results
  add column hired_on    date,
  add column resigned_on date,
  add constraint results_outcome check (resigned_on is null or (hired_on is not null and resigned_on >= hired_on));

-- All that is told of them over a whole company comes from this index alone. 9 accepted: of whoever is no longer
-- shortlisted nothing is counted.
create index results_hired on results (group_id, survey_id)
  include (x, y, alignment, situations, hired_on, resigned_on) where hired_on is not null and status = 9;
