-- What was still slow in staff's lists, measured over a hundred thousand rows each
-- (`npm run bench:lists`).

-- In its usual order a list is read from the index alone, also where a keyword is too short for `search` to be looked up
-- by its letters: the texts of an entry take many times the room of its name, and all of them would be walked past.
drop index dimensions_in_order;
create index dimensions_in_order on dimensions (position, id) include (archived_at, search);
drop index situations_in_order;
create index situations_in_order on situations (position, id) include (archived_at, search);
drop index modules_in_order;
create index modules_in_order on modules (position, id) include (archived_at, search);
drop index interpretations_in_order;
create index interpretations_in_order on interpretations (position, id) include (archived_at, search);
drop index guides_in_order;
create index guides_in_order on guides (position, id) include (archived_at, search);
drop index notes_in_order;
create index notes_in_order on notes (position, id) include (archived_at, search);
drop index notices_in_order;
create index notices_in_order on notices (position, id) include (archived_at, search);
drop index templates_in_order;
create index templates_in_order on templates (position, id) include (archived_at, search);
drop index job_templates_in_order;
create index job_templates_in_order on job_templates (position, id) include (archived_at, search);
drop index hiring_strategies_in_order;
create index hiring_strategies_in_order on hiring_strategies (position, id) include (archived_at, search);
drop index admin_slides_in_order;
create index admin_slides_in_order on admin_slides (position, id) include (archived_at, search);

-- Few entries are archived, as of the other tables.
create index guides_archived on guides (position, id) where archived_at is not null;
create index hiring_strategies_archived on hiring_strategies (position, id) where archived_at is not null;
create index admin_slides_archived on admin_slides (position, id) where archived_at is not null;

-- What a list can be limited to is few among many, or none at all. How many there are is counted in the index alone: the
-- entries themselves are long.
create index interpretations_of_type on interpretations (type, position, id) include (archived_at);
create index interpretations_of_quadrant on interpretations (quadrant, position, id) include (archived_at);
create index interpretations_of_size on interpretations (business_size, position, id) include (archived_at);
drop index interpretations_in_dimension;
create index interpretations_in_dimension on interpretations (dimension_id, position, id) include (archived_at);
create index templates_of_type on templates (type, position, id) include (archived_at);
drop index templates_of_module;
create index templates_of_module on templates (module_id, position, id) include (archived_at);
drop index templates_of_industry;
create index templates_of_industry on templates (industry_id, position, id) include (archived_at);
create index job_templates_of_type on job_templates (type, position, id) include (archived_at);
drop index job_templates_of_industry;
create index job_templates_of_industry on job_templates (industry_id, position, id) include (archived_at);
create index guides_of_audience on guides (audience, position, id) include (archived_at);
create index guides_of_industry on guides (industry_id, position, id) include (archived_at);
create index notices_of_audience on notices (audience, position, id) include (archived_at);
drop index notes_of_type;
create index notes_of_type on notes (type_id, position, id) include (archived_at);
create index admin_slides_of_type on admin_slides (type, position, id) include (archived_at);
create index admin_slides_of_kind on admin_slides (kind, position, id) include (archived_at);
drop index situations_of_dimension;
create index situations_of_dimension on situations (dimension_id, position, id) include (archived_at);
create index modules_of_kind on modules (kind, position, id) include (archived_at);
drop index options_of_list;
create index options_of_list on options (list, position, id) include (archived_at);

create index modules_drafts on modules (position, id) where published_at is null and archived_at is null;
create index plans_of_kind on plans (kind, position, id);
create index plans_archived on plans (position, id) where archived_at is not null;

-- A keyword finds messages by who wrote them, too.
create index support_messages_of_person on support_messages (user_id) where user_id is not null;

-- In the order of names, too, companies are paged through without being read.
drop index groups_by_name;
create index groups_by_name on groups (folded(name), id) include (name, suspended_at);
