-- Texts that everybody reads in their own language, and the lists that the product offers.

-- All three languages are always there, each a string, so that no reader has to ask which ones are; at least one of
-- them says something. `coalesce`, because a check that comes out null lets the value through.
create function is_texts(value jsonb) returns boolean
  language sql immutable strict parallel safe
  return case
    when jsonb_typeof(value) = 'object' then coalesce(
      value - array['en', 'zh', 'ms'] = '{}'
        and jsonb_typeof(value -> 'en') = 'string'
        and jsonb_typeof(value -> 'zh') = 'string'
        and jsonb_typeof(value -> 'ms') = 'string'
        and (value ->> 'en') || (value ->> 'zh') || (value ->> 'ms') ~ '\S',
      false
    )
    else false
  end;

create domain texts as jsonb check (is_texts(value));

-- What staff write for every company is written in English at least: that is what a missing language falls back to.
create domain catalog_texts as texts check (value ->> 'en' ~ '\S');


-- One entry of a list that the product offers: an employment status, an education level. Other tables keep the code, so
-- an entry that is no longer offered is archived and still has a name.
create table options (
  id          uuid primary key,
  list        text not null check (char_length(list) between 1 and 50),
  code        text not null check (char_length(code) between 1 and 50),
  name        catalog_texts not null,
  position    integer not null,
  archived_at timestamptz,
  version     integer not null default 1,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  -- Seeding adds what is missing by this key, and so leaves alone what staff have changed.
  unique (list, code)
);
