-- What staff's lists of people and companies are sorted and filtered by. The id ends each index, so that a page of a
-- list is read in order and never has to be sorted.

create index users_by_name on users (folded(first_name || ' ' || last_name), id);

-- Those that somebody looks for are few among many: without an index of their own, finding twenty of them would mean
-- walking past everybody else.
create index users_staff on users (platform_role, created_at, id) where platform_role is not null;
create index users_unverified on users (created_at, id) where verified_at is null;
create index users_closed on users (created_at, id) where deactivated_at is not null;
create index memberships_by_role on memberships (role_id, user_id) where deactivated_at is null;


alter table groups
  -- A code of the list `industry`, as what people say of themselves is one of other lists.
  add column industry text check (char_length(industry) between 1 and 50),
  add constraint groups_business_size_check check (business_size between 1 and 4);

create index groups_newest on groups (created_at, id);
create index groups_by_industry on groups (industry, (folded(name)), id);
create index groups_by_business_size on groups (business_size, (folded(name)), id);
create index groups_suspended on groups ((folded(name)), id) where suspended_at is not null;
