-- A survey's public id: chance alone, unlike its id, which tells when it was made.
alter table surveys
  add column hash_id text not null default replace(gen_random_uuid()::text, '-', '');
create unique index surveys_by_hash_id on surveys (group_id, hash_id);

-- The specification's word for it, as in the reply.
alter table surveys rename column supervision to supervision_provided;
