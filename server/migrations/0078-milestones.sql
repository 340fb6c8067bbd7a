-- What a company tells of itself: its story, and what it is proud of, by day.

create table milestones (
  group_id    uuid not null references groups,
  id          uuid not null,
  happened_on date not null,
  -- The name is there in each language in which there is anything of it, and in one at least.
  name        texts not null,
  -- May be empty, in all languages.
  body        jsonb not null check (jsonb_typeof(body) = 'object'),
  -- A file of the company's.
  file_id     uuid,
  version     integer not null default 1,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  primary key (group_id, id),
  foreign key (group_id, file_id) references files
);

create index milestones_by_day on milestones (group_id, happened_on desc, id desc);
create index milestones_by_file on milestones (group_id, file_id) where file_id is not null;

-- One row for a company, from when somebody first writes it.
create table company_stories (
  group_id   uuid not null references groups,
  name       jsonb not null check (jsonb_typeof(name) = 'object'),
  body       jsonb not null check (jsonb_typeof(body) = 'object'),
  version    integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (group_id)
);
