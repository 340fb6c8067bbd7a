-- A company's page is open to anybody, and counts these each time that it is looked at.
create index results_by_reply_due on results (group_id, reply_due_at) include (told_at) where reply_due_at is not null;
