-- What the lists of the catalogue are limited by, each in the order of the list.

create index options_of_list on options (list, position, id);
create index interpretations_in_dimension on interpretations (dimension_id, position, id);
create index templates_of_module on templates (module_id, position, id);
create index templates_of_industry on templates (industry_id, position, id);
create index job_templates_of_industry on job_templates (industry_id, position, id);
create index notes_of_type on notes (type_id, position, id);

-- Few entries are archived: without these, a list of them would be looked for among all the others.
create index dimensions_archived on dimensions (position, id) where archived_at is not null;
create index interpretations_archived on interpretations (position, id) where archived_at is not null;
create index templates_archived on templates (position, id) where archived_at is not null;
create index job_templates_archived on job_templates (position, id) where archived_at is not null;
create index notices_archived on notices (position, id) where archived_at is not null;
create index notes_archived on notes (position, id) where archived_at is not null;
create index options_archived on options (position, id) where archived_at is not null;
