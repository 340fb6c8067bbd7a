-- What a company says about the job of its first survey before it signs up.

-- Of job positions only: general supervision is offered for senior ones.
alter table options
  add column senior boolean not null default false,
  add check (not senior or list = 'job_position');

-- `{job_position, goal_type, supervision}`, each null if it was skipped. Kept with the company until the wizard makes its
-- first survey of it; null for one that said nothing.
alter table groups
  add column first_survey jsonb check (jsonb_typeof(first_survey) = 'object');
