-- What a company's people say among themselves about somebody's answers, and what they plan to ask.

create table comments (
  group_id   uuid not null,
  attempt_id uuid not null,
  id         uuid not null,
  user_id    uuid not null,
  text       text not null check (char_length(text) <= 2000),
  version    integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (group_id, attempt_id, id),
  foreign key (group_id, attempt_id) references attempts on delete cascade
);

-- One for each person who reads. Not a comment with a figure: giving one is what lets them see those of the others.
create table ratings (
  group_id   uuid not null,
  attempt_id uuid not null,
  user_id    uuid not null,
  rating     smallint not null check (rating between 1 and 5),
  rated_at   timestamptz not null,
  primary key (group_id, attempt_id, user_id),
  foreign key (group_id, attempt_id) references attempts on delete cascade
);

create table interview_guides (
  group_id   uuid not null,
  attempt_id uuid not null,
  -- In the order in which they are to be asked: `[{question, quote}]`.
  items      jsonb not null check (jsonb_typeof(items) = 'array'),
  version    integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (group_id, attempt_id),
  foreign key (group_id, attempt_id) references attempts on delete cascade
);
