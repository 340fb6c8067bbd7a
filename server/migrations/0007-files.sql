-- Files: what people upload. The row says what a file is and whose; its bytes lie on disk or in an object store, by
-- whatever is set up. Other tables name a file by its id and never by an address, because addresses are signed and end.

create table files (
  group_id     uuid not null references groups,
  id           uuid not null,
  -- What it is for; the application keeps the list. 1: the picture of a person.
  purpose      smallint not null,
  content_type text not null,
  bytes        bigint not null check (bytes > 0),
  sha256       bytea not null check (octet_length(sha256) = 32),
  width        integer,
  height       integer,
  duration_ms  integer,
  -- Where the bytes lie, as the store names it. The object is written before its row and removed before it, so a row
  -- always has its bytes; bytes without a row are what a call left behind that was rolled back.
  storage_key  text not null,
  uploaded_by  uuid,
  attempt_id   uuid,
  -- From this time on it is shown to nobody, and the next sweep removes it. Null: it stays.
  delete_after timestamptz,
  created_at   timestamptz not null,
  primary key (group_id, id)
);

-- The sweep, over all companies; holds only what has to go.
create index files_to_delete on files (delete_after) where delete_after is not null;
-- To erase what belongs to one applicant's run of a survey.
create index files_of_attempt on files (group_id, attempt_id) where attempt_id is not null;


-- A person is the same at every company, so their picture belongs to the platform's own row in `groups`.
alter table users add column picture_file_id uuid;
