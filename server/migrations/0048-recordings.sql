-- What applicants say instead of typing it.

create table recordings (
  group_id   uuid not null,
  attempt_id uuid not null,
  -- Made by the device: a repeat takes the place of the first, and a statement can name what has not arrived yet.
  id         uuid not null,
  file_id    uuid not null,
  seconds    real not null check (seconds > 0),
  created_at timestamptz not null,
  primary key (group_id, attempt_id, id),
  foreign key (group_id, attempt_id) references attempts on delete cascade,
  -- A recording is nothing without its file, which goes when its time is over.
  foreign key (group_id, file_id) references files on delete cascade
);

create index recordings_by_file on recordings (group_id, file_id);

-- No reference: a statement is saved at once, and what it was taken from may come later or be gone before it.
alter table statements add column recording_id uuid;
