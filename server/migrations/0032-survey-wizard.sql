-- What the wizard asks about a survey beyond its questions. A draft may leave any of it open.

alter table surveys
  -- The ready survey that it began from, if it was one and not a module alone.
  add column template_id       uuid references templates,

  -- The hiring requirements. Codes are those of the lists `job_position`, `goal_type` and `participant_experience_type`.
  add column job_position      text,
  add column role              text not null default '' check (char_length(role) <= 100),
  add column skills_required   text not null default '' check (char_length(skills_required) <= 1000),
  -- 1 direct, 2 intermittent, 3 general.
  add column supervision       smallint check (supervision between 1 and 3),
  add column goal_type         text,
  -- 1 new position, 2 replacement, 3 part time.
  add column hire_type         smallint check (hire_type between 1 and 3),
  -- 1 micro, 2 small, 3 medium, 4 large.
  add column business_size     smallint check (business_size between 1 and 4),
  add column purpose           text not null default '' check (char_length(purpose) <= 2000),
  add column experience_type   text,

  -- What is to be found out: ids of the module's queries, in their order.
  add column query_ids         uuid[] not null default '{}' check (cardinality(query_ids) <= 8),
  -- In the survey's own language, in the order in which they are asked.
  add column screening_questions text[] not null default '{}',

  -- The way of hiring that was picked, and its steps as the company has them: `[{name, description}]`. Null: none.
  add column strategy_id       uuid references hiring_strategies,
  add column strategy_name     text not null default '',
  add column strategy_steps    jsonb not null default '[]' check (jsonb_typeof(strategy_steps) = 'array'),

  -- What is recorded while somebody answers: 1 events and snapshots, 2 events only, 3 nothing.
  add column integrity_policy  smallint not null default 1 check (integrity_policy between 1 and 3),
  -- Whether people may explain what was recorded about them.
  add column may_explain       boolean not null default true,
  -- How many statements of a situation a report shows.
  add column level             smallint not null default 12 check (level between 6 and 12);

create index surveys_by_name on surveys (group_id, search, id) where removed_at is null;
create index surveys_by_expiry on surveys (group_id, expires_at, id) where removed_at is null;
