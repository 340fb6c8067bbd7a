-- What people who are invited say before a survey, and the short answers that they give at its beginning.

alter table invites
  -- 1 interested, 2 not interested. Null: they have not said.
  add column interest       smallint check (interest in (1, 2)),
  add column interest_at    timestamptz,
  -- Of the list of options, by its code, and in their own words.
  add column decline_option text,
  add column decline_reason text check (char_length(decline_reason) <= 500);

-- Whoever has begun was interested, and whoever declined was not.
update invites set interest = 1, interest_at = started_at where started_at is not null;
update invites set interest = 2 where state = 7;

-- Somebody who has an account finds what they were invited to before they ever came by its link.
create index invites_of_address on invites (email_key) where user_id is null;

-- Open, completed, and declined before anything was answered.
alter table attempts drop constraint attempts_state_check, add check (state in (0, 1, 2));

-- One answer to a screening question; the key is the place, as with statements.
create table screening_answers (
  group_id   uuid not null,
  attempt_id uuid not null,
  -- Of the question in the edition, from 1 on.
  position   smallint not null check (position between 1 and 20),
  revision   integer not null check (revision > 0),
  text       text not null check (char_length(text) <= 2000),
  saved_at   timestamptz not null,
  primary key (group_id, attempt_id, position),
  foreign key (group_id, attempt_id) references attempts on delete cascade
) with (fillfactor = 75);
