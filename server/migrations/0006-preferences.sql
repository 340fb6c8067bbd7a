-- What people have chosen for themselves: the columns of a list, what they want to be told, the company they work in.

create table preferences (
  user_id uuid not null references users,
  key     text not null check (char_length(key) between 1 and 100),
  value   jsonb not null,
  primary key (user_id, key)
);
