-- What the default catalogue needs beyond its first tables.

alter table interpretations
  alter column business_size drop not null;
comment on column interpretations.business_size is
  '1 micro, 2 small, 3 medium, 4 large. Null: for every size, unless there is a text for the company''s own.';

-- What an applicant reads when everything is answered. Null: the product's own thanks and nothing more.
alter table modules add column completion_message catalog_texts;
