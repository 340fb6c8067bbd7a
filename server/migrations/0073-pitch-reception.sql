-- What applicants make of a company's pitch: what they have seen of it, how they took it, and what they ask.

create table slide_views (
  group_id   uuid not null,
  attempt_id uuid not null,
  -- A slide of the company's or of staff's, so no reference: one that is gone is counted nowhere.
  slide_id   uuid not null,
  -- When it was last on the screen: the latest of a run is where the person left.
  seen_at    timestamptz not null,
  -- The application keeps the list; null: seen, and nothing said.
  reaction   text check (char_length(reaction) between 1 and 20),
  primary key (group_id, attempt_id, slide_id),
  foreign key (group_id, attempt_id) references attempts on delete cascade
);

-- One for each person, which the company answers for all. Companies see it by an id of its own, and not whose it is.
create table pitch_questions (
  group_id    uuid not null,
  id          uuid not null,
  attempt_id  uuid not null,
  question    text not null check (char_length(question) between 1 and 500),
  -- Null until somebody answers; until then no other applicant sees the question.
  answer      text check (char_length(answer) between 1 and 2000),
  answered_at timestamptz,
  version     integer not null default 1,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  primary key (group_id, id),
  unique (group_id, attempt_id),
  foreign key (group_id, attempt_id) references attempts on delete cascade,
  check ((answer is null) = (answered_at is null))
);

create index pitch_questions_answered on pitch_questions (group_id, answered_at) where answer is not null;
