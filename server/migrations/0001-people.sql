-- People, the companies they belong to, and who may do what in them.
--
-- Rules for every migration: plain SQL that PostgreSQL 15 accepts, forward only, and no `now()`: times come from the
-- application, whose clock tests can move. The runner wraps each file in one transaction.

-- Both are trusted extensions, so the owner of the database may create them without being a superuser.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- How two spellings are compared: 'Ｃｈｅｎ' typed in full width and 'CHEN' are the same word to a person who searches.
-- Generated columns and keywords go through this one function; a second copy of it would sooner or later differ.
create function folded(value text) returns text
  language sql immutable strict parallel safe
  return lower(normalize(value, nfkc));

-- The `like` pattern that finds a word anywhere. Folding comes first: it turns the full-width '％' into a plain '%',
-- which would be a wildcard if it were escaped before.
create function containing(word text) returns text
  language sql immutable strict parallel safe
  return '%' || regexp_replace(folded(word), '([\\%_])', '\\\1', 'g') || '%';


-- A person, the same at every company. Rows are never deleted: erasure blanks them, and puts the id into `email_key`
-- so that it stays unique.
create table users (
  id                 uuid primary key,
  -- What others may see and quote of a person; carries no meaning and never changes.
  unique_id          text not null unique,
  email              text not null check (char_length(email) <= 254),
  email_key          text not null unique,
  username           text check (char_length(username) <= 50),
  first_name         text not null check (char_length(first_name) <= 50),
  last_name          text not null check (char_length(last_name) <= 50),
  -- Null until the person has chosen a password: invited people exist before they do.
  password_hash      text,
  password_temporary boolean not null default false,
  verified_at        timestamptz,
  -- Staff only: 1 root, 7 moderator. Roles inside a company stand in `memberships`.
  platform_role      smallint check (platform_role in (1, 7)),
  gender             text check (gender in ('MALE', 'FEMALE')),
  mobile             text,
  country_code       text,
  born_on            date,
  age_range          smallint,
  employment_status  text,
  education_level    text,
  country            char(2),
  language           text not null default 'en' check (language in ('en', 'zh', 'ms')),
  -- Whether the person takes notifications by mail.
  is_receive         boolean not null default true,
  intro_steps        integer not null default 0,
  -- Lock-outs stand here and not in `rate_limits`, because a crash empties an unlogged table.
  failed_sign_ins    integer not null default 0,
  locked_until       timestamptz,
  deactivated_at     timestamptz,
  erased_at          timestamptz,
  version            integer not null default 1,
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  search             text not null generated always as (
                       folded(first_name || ' ' || last_name || ' ' || coalesce(username, '') || ' ' || email)
                     ) stored
);

-- Staff's list, newest first. Here and below the id breaks ties in the same direction as the column before it, so one
-- index serves both directions of a list.
create index users_newest on users (created_at desc, id desc);
create index users_search on users using gin (search gin_trgm_ops);


-- A company. `page` is its public content, `settings` what it decided for itself.
create table groups (
  id                  uuid primary key,
  name                text not null check (char_length(name) <= 100),
  registration_number text check (char_length(registration_number) between 5 and 15),
  employees           integer check (employees >= 0),
  business_size       smallint,
  country             char(2),
  slug                text unique,
  is_public           boolean not null default false,
  promised_reply_days smallint,
  settings            jsonb not null default '{}',
  page                jsonb,
  page_published_at   timestamptz,
  stripe_customer_id  text unique,
  suspended_at        timestamptz,
  version             integer not null default 1,
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  search              text not null generated always as (
                        folded(name || ' ' || coalesce(registration_number, ''))
                      ) stored
);

create index groups_search on groups using gin (search gin_trgm_ops);

-- The platform itself. System mails, staff's audit rows and staff's files belong to it, so that `group_id` is never null
-- in a tenant table. Its birthday is arbitrary: a migration has no clock.
insert into groups (id, name, created_at, updated_at)
values ('00000000-0000-0000-0000-000000000000', 'Platform', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');


create table departments (
  group_id   uuid not null references groups,
  id         uuid not null,
  name       text not null check (char_length(name) between 1 and 100),
  name_key   text not null generated always as (folded(name)) stored,
  version    integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (group_id, id),
  -- A name is taken whatever its capitals; the list is sorted by this index too.
  unique (group_id, name_key)
);


-- Who belongs to which company, as what: 3 manager, 8 owner, 9 member, 10 applicant.
create table memberships (
  group_id       uuid not null references groups,
  -- No foreign key to people from a company's tables: people live on the first machine when companies are spread.
  user_id        uuid not null,
  role_id        smallint not null check (role_id in (3, 8, 9, 10)),
  -- For a manager, the limit of what they see; empty means everything.
  department_ids uuid[] not null default '{}',
  hired_on       date,
  resigned_on    date,
  invited_by     uuid,
  joined_at      timestamptz,
  deactivated_at timestamptz,
  primary key (group_id, user_id)
);

-- A person's companies, read with every `GET /user`.
create index memberships_of_user on memberships (user_id);


-- One indexed read per request. The token itself is never stored, so that nobody who reads the table can use a session.
create table sessions (
  token_hash      bytea primary key check (octet_length(token_hash) = 32),
  user_id         uuid not null references users,
  -- 0 console, 1 survey. A survey session opens one attempt and nothing else.
  kind            smallint not null check (kind in (0, 1)),
  group_id        uuid,
  attempt_id      uuid,
  -- The member of staff who acts as this person, and why.
  impersonator_id uuid,
  reason          text,
  created_at      timestamptz not null,
  last_seen_at    timestamptz not null,
  expires_at      timestamptz not null,
  revoked_at      timestamptz,
  ip              inet,
  device          text,
  check ((kind = 1) = (group_id is not null) and (kind = 1) = (attempt_id is not null)),
  check ((impersonator_id is null) = (reason is null))
);

-- To end all of a person's sessions, and to take the pen from another device of the same attempt.
create index sessions_of_user on sessions (user_id);
create index sessions_of_attempt on sessions (attempt_id) where attempt_id is not null;


-- Counters of calls without a session and of costly ones. Unlogged: losing them in a crash forgives a few calls, writing
-- them to the log would cost every one of them a flush.
create unlogged table rate_limits (
  key            text primary key,
  hits           integer not null,
  window_ends_at timestamptz not null
);


-- Who did what, when. Ids and field names only, never personal text, so that erasing a person leaves it as it is.
create table audit_events (
  group_id        uuid not null references groups,
  id              uuid not null,
  at              timestamptz not null,
  -- Null where nobody was signed in, or the system acted by itself.
  actor_id        uuid,
  impersonator_id uuid,
  action          text not null,
  subject         text,
  subject_id      uuid,
  detail          jsonb not null default '{}',
  ip              inet,
  request_id      text,
  primary key (group_id, id)
);

-- A company's log; the history of one record; what one person did; staff's log over all companies.
create index audit_events_newest on audit_events (group_id, at desc, id desc);
create index audit_events_of_subject on audit_events (group_id, subject_id, at desc);
create index audit_events_of_actor on audit_events (actor_id, at desc);
create index audit_events_everywhere on audit_events (at desc, id desc);
