-- Statements that are shown instead of written: a picture, or a link to a video.

create table statement_pictures (
  group_id   uuid not null,
  attempt_id uuid not null,
  -- Made by the device: a repeat changes nothing.
  id         uuid not null,
  file_id    uuid not null,
  created_at timestamptz not null,
  primary key (group_id, attempt_id, id),
  foreign key (group_id, attempt_id) references attempts on delete cascade,
  foreign key (group_id, file_id) references files on delete cascade
);

create index statement_pictures_by_file on statement_pictures (group_id, file_id);

alter table statements
  -- No reference, as with recordings: a picture that is erased does not take the statement's place in its order along.
  add column picture_id uuid,
  add column link text check (char_length(link) <= 500);
