-- The rest of the catalogue that staff edit, and how its lists are read.
--
-- Every table of it has the same bones: a code that seeding adds what is missing by (what staff make themselves has
-- none), a name in three languages, a place in the order, a version. `name_key` is what lists sort by, `search` what a
-- keyword is looked for in; four indexes make every list of it a page of an index, however long it gets.

create function all_languages(value texts) returns text
  language sql immutable strict parallel safe
  return folded((value ->> 'en') || ' ' || (value ->> 'zh') || ' ' || (value ->> 'ms'));

alter table dimensions
  add column name_key text not null generated always as (folded(name ->> 'en')) stored,
  add column search text not null generated always as (all_languages(name)) stored;
create index dimensions_in_order on dimensions (position, id);
create index dimensions_by_name on dimensions (name_key, id);
create index dimensions_by_change on dimensions (updated_at, id);
create index dimensions_search on dimensions using gin (search gin_trgm_ops);

alter table situations
  add column name_key text not null generated always as (folded(name ->> 'en')) stored,
  add column search text not null generated always as (all_languages(name)) stored;
create index situations_in_order on situations (position, id);
create index situations_by_name on situations (name_key, id);
create index situations_by_change on situations (updated_at, id);
create index situations_search on situations using gin (search gin_trgm_ops);

alter table modules
  add column name_key text not null generated always as (folded(name ->> 'en')) stored,
  add column search text not null generated always as (all_languages(name)) stored;
create index modules_in_order on modules (position, id);
create index modules_by_name on modules (name_key, id);
create index modules_by_change on modules (updated_at, id);
create index modules_search on modules using gin (search gin_trgm_ops);

alter table options
  add column name_key text not null generated always as (folded(name ->> 'en')) stored,
  add column search text not null generated always as (all_languages(name)) stored;
create index options_in_order on options (position, id);
create index options_by_name on options (name_key, id);
create index options_by_change on options (updated_at, id);
create index options_search on options using gin (search gin_trgm_ops);

alter table modules
  -- What companies may choose to find out: a list of {id, dimension_id, name}, read and written whole.
  add column queries jsonb not null default '[]' check (jsonb_typeof(queries) = 'array'),
  -- Screening questions offered with the module: a list of texts.
  add column screening_suggestions jsonb not null default '[]' check (jsonb_typeof(screening_suggestions) = 'array');


-- What a report says of a quadrant of a dimension, or proposes to ask about it in the interview.
create table interpretations (
  id            uuid primary key,
  code          text unique,
  name          catalog_texts not null,
  description   catalog_texts not null,
  dimension_id  uuid not null references dimensions,
  quadrant      smallint not null check (quadrant between 1 and 4),
  -- 1 much, 2 some, 3 no control. Null: whatever the control.
  control       smallint check (control between 1 and 3),
  -- 1 micro, 2 small, 3 medium, 4 large.
  business_size smallint not null check (business_size between 1 and 4),
  -- 1 interpretation: to read; 2 question: to ask.
  type          smallint not null check (type in (1, 2)),
  position      integer not null,
  archived_at   timestamptz,
  version       integer not null default 1,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  name_key      text not null generated always as (folded(name ->> 'en')) stored,
  search        text not null generated always as (all_languages(name)) stored
);
create index interpretations_in_order on interpretations (position, id);
create index interpretations_by_name on interpretations (name_key, id);
create index interpretations_by_change on interpretations (updated_at, id);
create index interpretations_search on interpretations using gin (search gin_trgm_ops);
-- Read with each report.
create index interpretations_of_dimension on interpretations (dimension_id, business_size, type) where archived_at is null;


-- Help texts: the Help Center for companies and applicants, and what guides an interview.
create table guides (
  id          uuid primary key,
  code        text unique,
  name        catalog_texts not null,
  -- Rich text with placeholders from a closed list, cleaned when it is saved.
  body        catalog_texts not null,
  -- 1 everybody, 2 companies, 3 applicants, 4 staff.
  audience    smallint not null check (audience between 1 and 4),
  -- From the list `industry`; null: for all.
  industry_id uuid references options,
  position    integer not null,
  archived_at timestamptz,
  version     integer not null default 1,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  name_key    text not null generated always as (folded(name ->> 'en')) stored,
  search      text not null generated always as (all_languages(name)) stored
);
create index guides_in_order on guides (position, id);
create index guides_by_name on guides (name_key, id);
create index guides_by_change on guides (updated_at, id);
create index guides_search on guides using gin (search gin_trgm_ops);


-- Staff's remark on a company, a person or a survey.
create table notes (
  id          uuid primary key,
  code        text unique,
  name        catalog_texts not null,
  body        catalog_texts not null,
  -- From the list `note_type`.
  type_id     uuid not null references options,
  -- 1 company, 2 person, 3 survey, and which one. No foreign key: the remark stays when its subject goes.
  subject     smallint not null check (subject in (1, 2, 3)),
  subject_id  uuid not null,
  created_by  uuid,
  position    integer not null,
  archived_at timestamptz,
  version     integer not null default 1,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  name_key    text not null generated always as (folded(name ->> 'en')) stored,
  search      text not null generated always as (all_languages(name)) stored
);
create index notes_in_order on notes (position, id);
create index notes_by_name on notes (name_key, id);
create index notes_by_change on notes (updated_at, id);
create index notes_search on notes using gin (search gin_trgm_ops);
create index notes_of_subject on notes (subject, subject_id, created_at desc);


-- A message of the platform to all companies or some, shown in notifications while it lasts.
create table notices (
  id           uuid primary key,
  code         text unique,
  name         catalog_texts not null,
  body         catalog_texts not null,
  -- 1 everybody, 2 companies, 3 applicants, 4 the companies named in group_ids.
  audience     smallint not null check (audience between 1 and 4),
  group_ids    uuid[] not null default '{}',
  starts_at    timestamptz not null,
  ends_at      timestamptz,
  -- When it went into people's notifications; null until then.
  published_at timestamptz,
  position     integer not null,
  archived_at  timestamptz,
  version      integer not null default 1,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  name_key     text not null generated always as (folded(name ->> 'en')) stored,
  search       text not null generated always as (all_languages(name)) stored
);
create index notices_in_order on notices (position, id);
create index notices_by_name on notices (name_key, id);
create index notices_by_change on notices (updated_at, id);
create index notices_search on notices using gin (search gin_trgm_ops);
-- The loop that publishes looks only at what still waits.
create index notices_waiting on notices (starts_at) where published_at is null and archived_at is null;


-- A ready survey, or a text for one.
create table templates (
  id            uuid primary key,
  code          text unique,
  name          catalog_texts not null,
  -- 0 none (a survey), 1 job description, 2 day to day scenario.
  type          smallint not null check (type between 0 and 2),
  body          catalog_texts not null,
  module_id     uuid references modules,
  -- In the order in which they are asked.
  situation_ids uuid[] not null default '{}',
  industry_id   uuid references options,
  -- By which it is suggested: a code of the list `job_position`, a business size 1-4. Null: for any.
  job_position  text,
  business_size smallint check (business_size between 1 and 4),
  position      integer not null,
  archived_at   timestamptz,
  version       integer not null default 1,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  name_key      text not null generated always as (folded(name ->> 'en')) stored,
  search        text not null generated always as (all_languages(name)) stored
);
create index templates_in_order on templates (position, id);
create index templates_by_name on templates (name_key, id);
create index templates_by_change on templates (updated_at, id);
create index templates_search on templates using gin (search gin_trgm_ops);


-- What a job is: its requirements and its text, for a company to begin with.
create table job_templates (
  id           uuid primary key,
  code         text unique,
  name         catalog_texts not null,
  job_position text not null,
  skills       catalog_texts not null,
  -- 1 direct, 2 intermittent, 3 general.
  supervision  smallint not null check (supervision between 1 and 3),
  -- 1 job description, 2 day to day scenario.
  type         smallint not null check (type in (1, 2)),
  description  catalog_texts not null,
  industry_id  uuid references options,
  position     integer not null,
  archived_at  timestamptz,
  version      integer not null default 1,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  name_key     text not null generated always as (folded(name ->> 'en')) stored,
  search       text not null generated always as (all_languages(name)) stored
);
create index job_templates_in_order on job_templates (position, id);
create index job_templates_by_name on job_templates (name_key, id);
create index job_templates_by_change on job_templates (updated_at, id);
create index job_templates_search on job_templates using gin (search gin_trgm_ops);


-- An ordered way of hiring that a company picks for a survey and shows to applicants.
create table hiring_strategies (
  id          uuid primary key,
  code        text unique,
  name        catalog_texts not null,
  description catalog_texts not null,
  -- In order: a list of {name, description}, each in three languages.
  steps       jsonb not null check (jsonb_typeof(steps) = 'array'),
  position    integer not null,
  archived_at timestamptz,
  version     integer not null default 1,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  name_key    text not null generated always as (folded(name ->> 'en')) stored,
  search      text not null generated always as (all_languages(name)) stored
);
create index hiring_strategies_in_order on hiring_strategies (position, id);
create index hiring_strategies_by_name on hiring_strategies (name_key, id);
create index hiring_strategies_by_change on hiring_strategies (updated_at, id);
create index hiring_strategies_search on hiring_strategies using gin (search gin_trgm_ops);


-- What mails say unless a survey says otherwise.
create table mail_templates (
  id         uuid primary key,
  -- The name of the message, as in `mails.kind`.
  kind       text not null unique,
  subject    catalog_texts not null,
  body       catalog_texts not null,
  version    integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);


-- Slides of the platform's own that companies may show in their pitch.
create table admin_slides (
  id          uuid primary key,
  code        text unique,
  name        catalog_texts not null,
  -- 1 interpretation: it tells; 2 question: it answers one.
  type        smallint not null check (type in (1, 2)),
  -- 1 text, 2 picture, 3 video.
  kind        smallint not null check (kind between 1 and 3),
  body        catalog_texts not null,
  -- A file of the platform's, for pictures.
  file_id     uuid,
  -- A link to a video site.
  video       text,
  position    integer not null,
  archived_at timestamptz,
  version     integer not null default 1,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  name_key    text not null generated always as (folded(name ->> 'en')) stored,
  search      text not null generated always as (all_languages(name)) stored
);
create index admin_slides_in_order on admin_slides (position, id);
create index admin_slides_by_name on admin_slides (name_key, id);
create index admin_slides_by_change on admin_slides (updated_at, id);
create index admin_slides_search on admin_slides using gin (search gin_trgm_ops);


-- Which companies may show which of them.
create table admin_slide_groups (
  group_id       uuid not null references groups,
  admin_slide_id uuid not null references admin_slides,
  created_at     timestamptz not null,
  primary key (group_id, admin_slide_id)
);
create index admin_slide_groups_of_slide on admin_slide_groups (admin_slide_id);


-- A file of people that is being taken in, row by row: how far it is, and what was wrong with which row.
create table imports (
  group_id       uuid not null references groups,
  id             uuid not null,
  -- 1 users, 2 admins, 3 participants.
  kind           smallint not null check (kind between 1 and 3),
  survey_id      uuid,
  file_id        uuid,
  file_name      text not null,
  -- 0 waiting, 1 checking, 2 checked, 3 running, 4 done, 5 failed.
  state          smallint not null default 0 check (state between 0 and 5),
  rows_total     integer,
  rows_done      integer not null default 0,
  rows_added     integer not null default 0,
  -- A list of {line, column, reason}, and how many there were beyond those kept.
  problems       jsonb not null default '[]',
  problems_total integer not null default 0,
  -- What is said of a file that could not be read at all: a code.
  failure        text,
  created_by     uuid,
  created_at     timestamptz not null,
  started_at     timestamptz,
  ended_at       timestamptz,
  primary key (group_id, id)
);
create index imports_newest on imports (group_id, created_at desc, id desc);


-- What staff may change about the whole installation, by key.
create table settings (
  key        text primary key check (char_length(key) between 1 and 100),
  value      jsonb not null,
  version    integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
