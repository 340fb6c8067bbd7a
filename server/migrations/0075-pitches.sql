-- Which of the slides that staff allocate to it a company shows: null until it says so.
alter table admin_slide_groups add column shown_at timestamptz;

-- A company's named pitches: some of its slides and of staff's, in an order of their own.
create table pitches (
  group_id   uuid not null references groups,
  id         uuid not null,
  name       text not null check (char_length(name) between 1 and 100),
  -- Ids of slides or of admin_slides. One that is not shown any more is passed over, and back in its place when it is.
  slide_ids  uuid[] not null,
  version    integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (group_id, id)
);

-- Whether applicants see a pitch at all, and which: null is the whole of it.
alter table surveys
  add column shows_pitch boolean not null default true,
  add column pitch_id uuid,
  add check (shows_pitch or pitch_id is null),
  add foreign key (group_id, pitch_id) references pitches on delete set null (pitch_id);

create index surveys_by_pitch on surveys (group_id, pitch_id) where pitch_id is not null;
