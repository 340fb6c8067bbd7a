-- What staff's lists over all companies are read by. The id ends each index, so that a list never has to sort.

create index groups_by_name on groups (folded(name), id);

-- The history of one record, whichever company it is in. Ids are unique everywhere, so a company that asks for one of
-- its own is served by the same index.
drop index audit_events_of_subject;
create index audit_events_of_subject on audit_events (subject_id, at desc, id desc);

drop index audit_events_of_actor;
create index audit_events_of_actor on audit_events (actor_id, at desc, id desc);

-- What staff did in the names of others: few rows, so it costs the log next to nothing.
create index audit_events_of_impersonator on audit_events (impersonator_id, at desc, id desc)
  where impersonator_id is not null;

create index audit_events_of_action on audit_events (action, at desc, id desc);
