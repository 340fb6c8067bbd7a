-- Who is invited to a survey, what they are written, and the link by which people put themselves on the list.

alter table invites
  -- 1 typed into a form, 2 read from a file, 3 came by the share link.
  add column source          smallint not null default 1 check (source in (1, 2, 3)),
  -- How long it stays open once its mail goes out, in weeks.
  add column expiry_weeks    smallint not null default 1 check (expiry_weeks in (1, 2)),
  -- When its mail was put into the outbox. Null while its time has not come, or the survey takes nobody in yet.
  add column mail_written_at timestamptz,
  add column sent_at         timestamptz;

-- Until now every invitation was written to at once.
update invites set mail_written_at = created_at;

-- What is still to be written, by survey: it stays small, and tells by itself which surveys have somebody waiting.
create index invites_to_write on invites (group_id, survey_id, scheduled_at) where mail_written_at is null;
-- What is about to end; whoever has finished or declined is not in it.
create index invites_open on invites (expires_at) where state in (1, 2, 3, 4, 5);
-- Everybody whom a company has invited, over all its surveys.
create index invites_newest on invites (group_id, created_at desc, id desc);


-- What a survey writes to its people, where that differs from `mail_templates`. A language that is left empty is
-- written as the default has it.
create table survey_mail_templates (
  group_id   uuid not null,
  survey_id  uuid not null,
  kind       text not null check (kind in ('invitation', 'acceptance', 'rejection')),
  subject    jsonb not null check (jsonb_typeof(subject) = 'object'),
  body       jsonb not null check (jsonb_typeof(body) = 'object'),
  version    integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (group_id, survey_id, kind),
  foreign key (group_id, survey_id) references surveys on delete cascade
);

-- The defaults are rich texts from now on. Nobody could change them yet, and the next start writes them anew.
delete from mail_templates;


-- A link that anybody may open and put themselves on a survey's list by. One of a survey works at a time.
create table share_links (
  group_id   uuid not null,
  id         uuid not null,
  survey_id  uuid not null,
  created_by uuid,
  created_at timestamptz not null,
  ended_at   timestamptz,
  primary key (group_id, id),
  foreign key (group_id, survey_id) references surveys on delete cascade
);
create unique index share_links_open on share_links (group_id, survey_id) where ended_at is null;
-- Whoever comes by a link names no company.
create index share_links_by_id on share_links (id);
