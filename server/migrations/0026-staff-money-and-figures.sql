-- What staff read over all companies: results, repeats, snapshots, subscriptions, transactions, and figures by day. The
-- id ends each index, so that a list never has to sort.

create index results_everywhere on results (completed_at desc, attempt_id desc);
create index results_of_survey_anywhere on results (survey_id, completed_at desc, attempt_id desc);
create index results_of_kind on results (module_kind, completed_at desc, attempt_id desc);
create index results_of_status on results (status, completed_at desc, attempt_id desc);
-- Where names are hidden a result is quoted by its code, which is nothing but the number.
create index results_by_number on results (no, completed_at desc, attempt_id desc);
-- A survey is of one company. Unless the planner knows, it takes a large survey for a small one.
create statistics results_place (dependencies) on group_id, survey_id from results;
create index results_search_everywhere on results using gin (search gin_trgm_ops);


-- Whether the person had taken another survey before, of whichever company. Written once, when the run begins: to find
-- it out for a list would mean comparing every run with every other.
alter table attempts add column is_repeat boolean not null default false;
update attempts as later set is_repeat = true
where exists (
  select 1 from attempts as earlier
  where earlier.user_id = later.user_id and (earlier.started_at, earlier.id) < (later.started_at, later.id)
);
-- Staff open one by its id alone.
create index attempts_by_id on attempts (id);
create index attempts_of_user on attempts (user_id, started_at desc);
create index attempts_repeated on attempts (started_at desc, id desc) where is_repeat;
create index attempts_repeated_of_company on attempts (group_id, started_at desc, id desc) where is_repeat;


-- Pictures from the camera while a survey is taken: files of purpose 9.
create index files_snapshots on files (created_at desc, id desc) where purpose = 9;
create index files_snapshots_of_company on files (group_id, created_at desc, id desc) where purpose = 9;


alter table plans
  add column title_key text not null generated always as (folded(title ->> 'en')) stored,
  add column search text not null generated always as (all_languages(title)) stored;
create index plans_in_order on plans (position, id);
create index plans_by_title on plans (title_key, id);
create index plans_by_change on plans (updated_at, id);
create index plans_search on plans using gin (search gin_trgm_ops);


-- Staff open one by its id alone.
create index subscriptions_by_id on subscriptions (id);
create index subscriptions_newest on subscriptions (created_at desc, id desc);
drop index subscriptions_ending;
create index subscriptions_ending on subscriptions (ends_at, id);
create index subscriptions_of_company on subscriptions (group_id, created_at desc, id desc);
create index subscriptions_of_plan on subscriptions (plan_id, created_at desc, id desc);
create index subscriptions_of_status on subscriptions (status, created_at desc, id desc);
create index subscriptions_of_method on subscriptions (method, created_at desc, id desc);


create index transactions_everywhere on transactions (purchased_at desc, id desc);
create index transactions_of_status on transactions (status, purchased_at desc, id desc);
create index transactions_of_method on transactions (method, purchased_at desc, id desc);
create index transactions_of_type on transactions (type_id, purchased_at desc, id desc) where type_id is not null;
create index transactions_of_subscription on transactions (group_id, subscription_id) where subscription_id is not null;
create index transactions_search on transactions using gin (search gin_trgm_ops);


-- How much happened on a day that is over, in Kuala Lumpur. The dashboard adds up rows of this table, and counts only
-- the days that no row stands for yet; counting a year anew would take longer with every company that joins.
create table daily_figures (
  happened_on date primary key,
  people      integer not null,
  surveys     integer not null,
  completions integer not null,
  mails       integer not null,
  counted_at  timestamptz not null
);
create index surveys_everywhere on surveys (created_at desc, id desc);
