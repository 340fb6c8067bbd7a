-- By when an answer was promised, and when it was given: what a company promises later changes nothing about either.

alter table results
  -- The promise that held when the person had answered everything; null: none did.
  add column reply_due_at timestamptz,
  -- When they were first told that they are on the shortlist or not chosen: in the future as long as that can be taken
  -- back; null: they were told nothing yet.
  add column told_at      timestamptz;

-- Until now everybody was shown what their company promised at the time of looking.
update results
set reply_due_at = results.completed_at + groups.promised_reply_days * interval '24 hours'
from groups
where groups.id = results.group_id and groups.promised_reply_days is not null;

-- The first decision that was told and whose mail was called back by none that followed.
update results
set told_at = first.told_at
from (
  select change.group_id, (item ->> 'attempt_id')::uuid as attempt_id, min(change.undo_until) as told_at
  from status_changes as change
  cross join jsonb_array_elements(change.items) as item
  where change.notify
    and change.status in (9, 10)
    and change.undone_at is null
    and not exists (
      select from status_changes as later
      where later.group_id = change.group_id
        and later.survey_id = change.survey_id
        and later.undone_at is null
        and later.decided_at > change.decided_at
        and later.decided_at < change.undo_until
        and later.items @> jsonb_build_array(jsonb_build_object('attempt_id', item -> 'attempt_id'))
    )
  group by change.group_id, item ->> 'attempt_id'
) as first
where results.group_id = first.group_id and results.attempt_id = first.attempt_id;
