-- A video that a company brings for its slides: it arrives in parts, is prepared, and is then a file like any other.

create table videos (
  group_id   uuid not null references groups,
  id         uuid not null,
  -- How long it will be, and how much of it is here.
  bytes      integer not null check (bytes > 0),
  received   integer not null default 0 check (received between 0 and bytes),
  -- 0 arriving, 1 being prepared, 2 ready, 3 refused.
  state      smallint not null default 0 check (state between 0 and 3),
  -- Files with its parts, in their order; they are given up once it is prepared.
  part_ids   uuid[] not null default '{}',
  -- What is shown, and the picture that stands in its place until somebody presses play.
  file_id    uuid,
  poster_id  uuid,
  -- Why it was refused: a key of the messages.
  problem    text,
  created_at timestamptz not null,
  primary key (group_id, id),
  -- The sweep takes a video that no slide has taken, or that one gave up, by its file.
  foreign key (group_id, file_id) references files on delete cascade,
  foreign key (group_id, poster_id) references files on delete set null (poster_id),
  check ((state = 2) = (file_id is not null)),
  check ((state = 3) = (problem is not null))
);

create index videos_by_file on videos (group_id, file_id) where file_id is not null;
create index videos_by_poster on videos (group_id, poster_id) where poster_id is not null;

-- Instead of a link to a video site.
alter table slides
  add column video_id uuid,
  add foreign key (group_id, video_id) references videos;

create index slides_by_video on slides (group_id, video_id) where video_id is not null;
