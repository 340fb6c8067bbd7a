-- Who wants to go on, and who does not, over all surveys of a company.

-- Those who declined before it was noted when.
update invites set interest_at = coalesce(opened_at, sent_at, created_at) where interest is not null and interest_at is null;

create index invites_by_interest on invites (group_id, interest, interest_at desc, id desc) where interest is not null;
