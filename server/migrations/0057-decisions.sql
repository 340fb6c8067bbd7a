-- What a company decides about the people who have answered, and what taking a decision back needs to know.

create table status_changes (
  group_id   uuid not null,
  id         uuid not null,
  survey_id  uuid not null,
  -- 9 accepted, 10 rejected, 11 pipeline.
  status     smallint not null check (status in (9, 10, 11)),
  -- For the team; the people decided about never read it.
  reason     text not null default '' check (char_length(reason) <= 500),
  notify     boolean not null,
  -- Each person with what stood there before: taking it back puts exactly that back.
  items      jsonb not null check (jsonb_typeof(items) = 'array'),
  -- What was still to tell them of an earlier decision, and was called back by this one.
  replaced_mails uuid[] not null default '{}',
  actor_id   uuid,
  decided_at timestamptz not null,
  undo_until timestamptz not null,
  undone_at  timestamptz,
  primary key (group_id, id),
  foreign key (group_id, survey_id) references surveys on delete cascade
);

alter table results
  -- The decision that the status comes from: whoever takes back another one would undo what was decided since.
  add column status_change_id uuid,
  -- The only dimension that the person was asked about; null: all that the survey asks.
  add column dimension_id     uuid references dimensions,
  -- What was recorded beside the answers, pictures not counted, and whether the person answered for another position.
  add column events           smallint not null default 0,
  add column is_repeat        boolean not null default false;

alter table invites add column shortlisted_at timestamptz;

-- The mail that tells somebody of a decision, so that taking it back finds it.
alter table mails add column status_change_id uuid;
create index mails_of_status_change on mails (group_id, status_change_id) where status_change_id is not null;

-- What was decided and recorded before.
update invites set shortlisted_at = results.status_at
from attempts join results on results.group_id = attempts.group_id and results.attempt_id = attempts.id
where attempts.group_id = invites.group_id and attempts.invite_id = invites.id and results.status = 9;

update results set
  dimension_id = invites.dimension_id,
  name = case when results.status = 9 then invites.first_name || ' ' || invites.last_name else results.name end
from attempts join invites on invites.group_id = attempts.group_id and invites.id = attempts.invite_id
where attempts.group_id = results.group_id and attempts.id = results.attempt_id;

update results set events = recorded.events, is_repeat = recorded.is_repeat
from (
  select group_id, attempt_id, count(*) filter (where kind not in (10, 11)) as events, bool_or(kind = 10) as is_repeat
  from integrity_events group by group_id, attempt_id
) as recorded
where recorded.group_id = results.group_id and recorded.attempt_id = results.attempt_id;

-- Those of a survey with something to look at: few, so the index is small.
create index results_flagged on results (group_id, survey_id, completed_at desc, attempt_id desc)
  where events > 0 or is_repeat;
-- A company's own list over all its surveys.
create index results_of_company on results (group_id, completed_at desc, attempt_id desc);
create index results_of_company_by_status on results (group_id, status, completed_at desc, attempt_id desc);
