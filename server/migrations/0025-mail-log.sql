-- How staff read the log of mails over all companies, and how far an import is.

-- What a keyword is looked for in. Whoever a mail goes to has no row of their own yet, often enough.
alter table mails
  add column search text not null generated always as (folded(to_name || ' ' || to_email || ' ' || subject)) stored;
create index mails_search on mails using gin (search gin_trgm_ops);

-- One mail by its id, whichever company it belongs to.
create index mails_by_id on mails (id);
create index mails_by_state on mails (state, created_at desc, id desc);
create index mails_by_kind on mails (kind, created_at desc, id desc);
-- What the one above holds too.
drop index mails_failed;


-- Of how many rows something is wrong; what it is stands in `problems`, and can be several things of one row.
alter table imports add column rows_bad integer not null default 0;
create index imports_by_id on imports (id);
