-- What a company decided about the mails that go out in its name. One without a row has decided nothing, and its mails
-- go out as the platform's do.
create table group_mail_settings (
  group_id   uuid primary key references groups,
  settings   jsonb not null check (jsonb_typeof(settings) = 'object'),
  version    integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
