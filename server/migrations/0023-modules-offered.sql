-- Which modules companies are offered, in order; and whether anything still asks a situation.

create index modules_offered on modules (position, id) where published_at is not null and archived_at is null;
create index modules_asking on modules using gin (situation_ids) where archived_at is null;
create index templates_asking on templates using gin (situation_ids) where archived_at is null;
create index templates_offered on templates (position, id) where type = 0 and archived_at is null;
