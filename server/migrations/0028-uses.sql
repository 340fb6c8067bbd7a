-- Who uses a record of the catalogue is asked before it is archived, over all companies.
create index surveys_of_module on surveys (module_id) where removed_at is null;
create index surveys_asking on surveys using gin (situation_ids) where removed_at is null;
