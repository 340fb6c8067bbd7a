-- What is to be seen on a slide's picture, for whoever does not see it. May be empty, in all languages.
alter table slides
  add column picture_text jsonb not null default '{"en": "", "zh": "", "ms": ""}' check (jsonb_typeof(picture_text) = 'object');
alter table admin_slides
  add column picture_text jsonb not null default '{"en": "", "zh": "", "ms": ""}' check (jsonb_typeof(picture_text) = 'object');

-- When the company was told that somebody has asked; null: not yet.
alter table pitch_questions add column told_at timestamptz;
create index pitch_questions_untold on pitch_questions (created_at) where told_at is null and answer is null;

-- Those that are deleted for good before long.
create index slides_removed on slides (removed_at) where removed_at is not null;
