-- The catalogue that surveys are made of: what staff write, in three languages, for every company.

-- The lens that a set of situations looks through.
create table dimensions (
  id          uuid primary key,
  -- Seeding adds what is missing by this name; what staff make themselves has none.
  code        text unique,
  name        catalog_texts not null,
  description catalog_texts not null,
  position    integer not null,
  archived_at timestamptz,
  version     integer not null default 1,
  created_at  timestamptz not null,
  updated_at  timestamptz not null
);

-- What an applicant writes 8 to 12 statements about.
create table situations (
  id                uuid primary key,
  code              text unique,
  dimension_id      uuid not null references dimensions,
  name              catalog_texts not null,
  -- In a few words, and then as the applicant reads it.
  topic             catalog_texts not null,
  text_display      catalog_texts not null,
  -- One statement a line, in each language.
  sample_statements catalog_texts not null,
  -- Four of them, each with the name it has here and a text for each of its three shades. Read and written whole.
  quadrants         jsonb not null check (jsonb_array_length(quadrants) = 4),
  position          integer not null,
  archived_at       timestamptz,
  version           integer not null default 1,
  created_at        timestamptz not null,
  updated_at        timestamptz not null
);

create index situations_of_dimension on situations (dimension_id, position);

-- A ready-made method of one kind: which situations, on which scale, explained how.
create table modules (
  id                    uuid primary key,
  code                  text unique,
  -- 0 custom, 1 JD fit, 2 rise and shine, 3 business partner, 4 collaborator, 5 self-employed, 6 startups.
  kind                  smallint not null check (kind between 0 and 6),
  name                  catalog_texts not null,
  description           catalog_texts not null,
  feelings_scale        smallint not null check (feelings_scale in (2, 4)),
  instructions          catalog_texts not null,
  things_to_remember    catalog_texts not null,
  -- In the order in which they are asked.
  situation_ids         uuid[] not null,
  published_at          timestamptz,
  position              integer not null,
  archived_at           timestamptz,
  version               integer not null default 1,
  created_at            timestamptz not null,
  updated_at            timestamptz not null
);

-- What applicants agree to before they begin. A version that somebody has agreed to is never changed.
create table consent_texts (
  version      integer primary key,
  body         catalog_texts not null,
  published_at timestamptz not null
);
