-- The outbox and the log of mails are one table: a row is written in the transaction that causes the mail, so that
-- neither can happen without the other.

create table mails (
  group_id   uuid not null references groups,
  -- Also the Message-ID: a mail sent twice after a crash is recognised as one by the receiving side.
  id         uuid not null,
  -- Which message it is; the name of its template.
  kind       text not null,
  -- Why it is sent, for example `invite:<id>:invitation:1`. A second mail for the same reason cannot be written.
  cause      text not null,
  to_email   text not null check (char_length(to_email) <= 254),
  to_name    text not null,
  language   text not null check (language in ('en', 'zh', 'ms')),
  subject    text not null,
  -- Both twins hold placeholders where links will stand: whoever may read the log must not be able to use them.
  body_html  text not null,
  body_text  text not null,
  user_id    uuid,
  -- 0 pending, 1 completed, 2 failed, 3 declined (cancelled before it was sent, or suppressed).
  state      smallint not null default 0 check (state in (0, 1, 2, 3)),
  send_after timestamptz not null,
  tries      smallint not null default 0,
  last_error text,
  sent_at    timestamptz,
  created_at timestamptz not null,
  primary key (group_id, id),
  unique (group_id, cause)
);

-- The sending loop, over all companies; holds only what still has to go out, so it stays small.
create index mails_pending on mails (send_after, id) where state = 0;
-- A company's log, and staff's log over all companies.
create index mails_newest on mails (group_id, created_at desc, id desc);
create index mails_everywhere on mails (created_at desc, id desc);
-- What somebody has to look at: few rows, so counting them costs nothing however long the log is.
create index mails_failed on mails (created_at desc, id desc) where state = 2;


-- Addresses that get no more mail.
create table mail_suppressions (
  email_key text primary key,
  -- 0 bounced, 1 unsubscribed.
  reason    smallint not null check (reason in (0, 1)),
  at        timestamptz not null
);
