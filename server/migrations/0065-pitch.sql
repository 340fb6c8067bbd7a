-- A company's own slides: what applicants see of it before the survey begins.

create table slides (
  group_id    uuid not null references groups,
  id          uuid not null,
  -- 1 interpretation: it tells; 2 question: it answers one.
  type        smallint not null check (type in (1, 2)),
  -- 1 text, 2 picture, 3 video.
  kind        smallint not null check (kind between 1 and 3),
  -- What it is about; the application keeps the list.
  topic       text not null check (char_length(topic) between 1 and 50),
  -- Whole in each language in which there is anything of it, and there in one at least.
  name        texts not null,
  body        texts not null,
  -- A file of the company's, for pictures.
  file_id     uuid,
  -- A link to a video site.
  video       text check (char_length(video) <= 500),
  -- Whether it says what is hard about the job.
  is_drawback boolean not null,
  position    integer not null,
  removed_at  timestamptz,
  version     integer not null default 1,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  primary key (group_id, id),
  foreign key (group_id, file_id) references files
);

create index slides_in_order on slides (group_id, position, id) where removed_at is null;
create index slides_by_file on slides (group_id, file_id) where file_id is not null;
