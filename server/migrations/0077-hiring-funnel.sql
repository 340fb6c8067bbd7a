-- How far the people of a company came, over all its surveys, from two indexes alone.

-- As before, and by which way somebody came onto the list.
drop index invites_by_no;
create unique index invites_by_no on invites (group_id, survey_id, no)
  include (state, source, created_at, opened_at, started_at, completed_at);

-- Those about whom it is settled: shortlisted or rejected.
create index results_settled on results (group_id, survey_id, no) include (status, status_at) where status in (9, 10);
