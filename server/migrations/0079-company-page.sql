-- The page by which a company shows itself to anybody who has its address, once it says so.

-- Where the page is found, and whether it is: asked by visitors who know of no company yet, so it stands with `groups`.
-- What else was meant for it there was never written.
alter table groups
  drop column page,
  drop column page_published_at,
  add check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) between 3 and 60);

-- What the page shows. One row for a company, from when somebody first says so.
create table company_pages (
  group_id    uuid not null references groups,
  shows_pitch boolean not null,
  -- Whether it tells how often the promised time was kept.
  shows_kept  boolean not null,
  -- The way of hiring that it tells of; null: none.
  strategy_id uuid references hiring_strategies,
  version     integer not null default 1,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  primary key (group_id)
);

-- Colleagues who have said themselves that the page may show them. Whoever takes that back has no row any more.
create table showcased_people (
  group_id      uuid not null references groups,
  user_id       uuid not null,
  title         text not null check (char_length(title) between 1 and 80),
  sentence      text not null check (char_length(sentence) <= 200),
  shows_picture boolean not null,
  consented_at  timestamptz not null,
  -- The place on the page that the company gives them; null: it does not show them.
  position      smallint,
  primary key (group_id, user_id)
);
