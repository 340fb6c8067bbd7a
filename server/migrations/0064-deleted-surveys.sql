-- What is left of a survey that was deleted for good: that it was, and how many people a plan had been used for.

create table deleted_surveys (
  group_id    uuid not null references groups,
  -- The survey's own.
  id          uuid not null,
  -- When each of its people had been put on the list: a plan counts them from the day on that it began.
  invitations timestamptz[] not null,
  -- Null while its people are still being taken out.
  deleted_at  timestamptz,
  primary key (group_id, id)
);

-- The job that deletes them, over all companies; holds only what was removed.
create index surveys_removed on surveys (removed_at) where removed_at is not null;
