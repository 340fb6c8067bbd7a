-- A company's surveys, and the people it invites to them.

create table surveys (
  group_id         uuid not null references groups,
  id               uuid not null,
  name             text not null check (char_length(name) <= 100),
  description      text not null default '',
  -- 0 draft, 1 live, 2 closed.
  status           smallint not null default 0 check (status in (0, 1, 2)),
  module_id        uuid references modules,
  module_kind      smallint,
  -- In the order in which they are asked.
  situation_ids    uuid[] not null default '{}',
  -- The ways of expressing oneself that are offered: 1 typing, 2 speech, 4 images, 5 links.
  expression       smallint[] not null default '{1}',
  -- The language that its own texts are written in.
  language         text not null default 'en' check (language in ('en', 'zh', 'ms')),
  -- Whether the people who judge results see names, or codes until somebody is shortlisted.
  shows_names      boolean not null default false,
  department_id    uuid,
  expires_at       timestamptz not null,
  -- The edition that people are answering; 0 until it is published.
  edition          integer not null default 0,
  -- The number that the last invite got; raised under the row's lock.
  last_invite_no   integer not null default 0,
  -- From the first answer on, nothing that answers depend on may change.
  first_answer_at  timestamptz,
  removed_at       timestamptz,
  created_by       uuid,
  version          integer not null default 1,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  search           text not null generated always as (folded(name)) stored,
  primary key (group_id, id),
  foreign key (group_id, department_id) references departments
);

create index surveys_newest on surveys (group_id, created_at desc, id desc) where removed_at is null;
create index surveys_search on surveys using gin (group_id, search gin_trgm_ops) where removed_at is null;

-- A survey as it is answered: everything that respondents and results need, in all languages, never changed. Neither
-- of them reads the catalogue, which staff may edit meanwhile.
create table survey_editions (
  group_id       uuid not null,
  survey_id      uuid not null,
  edition        integer not null,
  content        jsonb not null,
  content_hash   bytea not null check (octet_length(content_hash) = 32),
  method_version integer not null,
  published_at   timestamptz not null,
  primary key (group_id, survey_id, edition),
  foreign key (group_id, survey_id) references surveys on delete cascade
);


-- A person on a survey's list. What the company typed about them stands here and not in `users`.
create table invites (
  group_id        uuid not null,
  id              uuid not null,
  survey_id       uuid not null,
  -- 1, 2, 3 within the survey; shown as a code where names are hidden.
  no              integer not null,
  -- Known from the moment on that the person comes.
  user_id         uuid,
  first_name      text not null check (char_length(first_name) <= 50),
  last_name       text not null check (char_length(last_name) <= 50),
  email           text not null check (char_length(email) <= 254),
  email_key       text not null,
  country_code    text,
  mobile          text,
  language        text not null check (language in ('en', 'zh', 'ms')),
  -- If set, only the situations of this dimension are asked.
  dimension_id    uuid references dimensions,
  -- Percent that every clock is longer by.
  extra_time      smallint not null default 0 check (extra_time in (0, 25, 50, 100)),
  -- 1 queued, 2 sent, 3 failed, 4 opened, 5 started, 6 completed, 7 declined, 8 expired.
  state           smallint not null default 1 check (state between 1 and 8),
  scheduled_at    timestamptz not null,
  expires_at      timestamptz not null,
  -- Raised when the invitation is sent anew: the link in the older mail opens nothing from then on.
  link_generation integer not null default 1,
  opened_at       timestamptz,
  started_at      timestamptz,
  completed_at    timestamptz,
  erased_at       timestamptz,
  created_by      uuid,
  created_at      timestamptz not null,
  search          text not null generated always as (
                    folded(first_name || ' ' || last_name || ' ' || email)
                  ) stored,
  primary key (group_id, id),
  foreign key (group_id, survey_id) references surveys on delete cascade,
  -- The same person at other positions of the company, and never twice at one.
  unique (group_id, email_key, survey_id)
);

-- The list and the funnel at once; a person's own surveys; the keyword.
create unique index invites_by_no on invites (group_id, survey_id, no)
  include (state, created_at, opened_at, started_at, completed_at);
create index invites_by_state on invites (group_id, survey_id, state, no);
create index invites_of_user on invites (user_id) where user_id is not null;
create index invites_search on invites using gin (group_id, search gin_trgm_ops);

-- What happened to an invite, for its timeline. Being added is told by `created_at`.
create table invite_events (
  group_id  uuid not null,
  id        uuid not null,
  invite_id uuid not null,
  -- 1 opened, 2 went on elsewhere, 3 started, 4 connection lost, 5 completed.
  kind      smallint not null,
  at        timestamptz not null,
  actor_id  uuid,
  detail    jsonb not null default '{}',
  primary key (group_id, invite_id, id),
  foreign key (group_id, invite_id) references invites on delete cascade
);


-- An invitation's link is made from the invite when the mail is sent; there is no row of `links` for it.
alter table mails add column invite_id uuid;
create index mails_of_invite on mails (group_id, invite_id) where invite_id is not null;
