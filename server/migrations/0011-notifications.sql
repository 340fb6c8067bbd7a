-- What people are told while they are not looking: that a colleague joined, that a mail did not arrive.

-- It belongs to the person, as a session does, and is found by them alone; the company says what it is about.
create table notifications (
  user_id    uuid not null references users,
  -- Grows with time, so the primary key is the list too.
  id         uuid not null,
  group_id   uuid references groups,
  -- Which sentence it is.
  kind       text not null check (char_length(kind) between 1 and 50),
  -- What the sentence is about: ids, times and figures, never a name, so that erasing somebody leaves none behind here.
  params     jsonb not null,
  -- What happened, once: `colleague.joined:<link>`. The same cause again tells nobody anything new.
  cause      text not null check (char_length(cause) between 1 and 200),
  read_at    timestamptz,
  created_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, cause)
);

-- The number at the bell, which is asked for more often than anything else.
create index notifications_unread on notifications (user_id, id) where read_at is null;
