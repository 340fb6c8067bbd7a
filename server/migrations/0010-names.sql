-- A person's names are under 50 characters, as the specification says.
alter table users
  drop constraint users_first_name_check,
  drop constraint users_last_name_check,
  add constraint users_first_name_check check (char_length(first_name) <= 49),
  add constraint users_last_name_check check (char_length(last_name) <= 49);
