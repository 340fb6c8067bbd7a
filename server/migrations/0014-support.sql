-- What people write to support from the built-in chat widget.

-- The company is the one that somebody with a session was working in; visitors, and people without a company, write from
-- nowhere, and theirs belong to the platform. So a company's messages go where its other data goes.
create table support_messages (
  group_id    uuid not null references groups,
  id          uuid not null,
  -- What people quote in mails; counted over all companies. A message that was not stored after all leaves a gap.
  number      integer not null generated always as identity,
  -- Made by the page that it was typed on: what is sent twice because a reply was lost is one message.
  draft_id    uuid not null,
  -- Null for a visitor. Of everybody else name and address stand in `users` alone, so that erasing a person is enough.
  user_id     uuid,
  name        text check (char_length(name) <= 100),
  email       text check (char_length(email) <= 254),
  language    text not null check (language in ('en', 'zh', 'ms')),
  page        text not null check (char_length(page) <= 200),
  message     text not null check (char_length(message) between 1 and 5000),
  created_at  timestamptz not null,
  answered_at timestamptz,
  answered_by uuid,
  search      text not null generated always as (
                folded(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || message)
              ) stored,
  primary key (group_id, id),
  unique (group_id, draft_id),
  check ((user_id is null) = (name is not null)),
  check ((user_id is null) = (email is not null)),
  check ((answered_at is null) = (answered_by is null))
);

-- Staff's list over all companies: everything, and what waits for an answer.
create index support_messages_newest on support_messages (created_at desc, id desc);
create index support_messages_open on support_messages (created_at desc, id desc) where answered_at is null;
create index support_messages_search on support_messages using gin (search gin_trgm_ops);


-- Whom an answer to a mail goes to. Null: to whoever mails come from.
alter table mails
  add column reply_to_name  text,
  add column reply_to_email text check (char_length(reply_to_email) <= 254),
  add check ((reply_to_name is null) = (reply_to_email is null));
