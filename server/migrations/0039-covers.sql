-- What stands at the top of a company's pages: one of the drawings or colours that every company is offered, by its
-- code, or a picture of its own. Neither: nobody has chosen yet.
alter table groups
  add column cover text check (char_length(cover) <= 50),
  add column cover_file_id uuid,
  add check (cover is null or cover_file_id is null);

-- The people who work in a company, without all those who only applied there.
create index memberships_at_work on memberships (group_id, user_id) where role_id <> 10 and deactivated_at is null;
