-- Some people write with programs that paste, or need a menu that the right button opens. Who invites them can let them;
-- like the policy it is settled when the survey is taken up.
alter table invites  add column allow_paste boolean not null default false;
alter table attempts add column allow_paste boolean not null default false;
