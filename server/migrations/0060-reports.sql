-- Reports: what a company reads of one person, or of a few side by side.

alter table results
  -- When an owner wanted to know who somebody is whom the survey shows by a code. Why stands in the audit log.
  add column unmasked_at timestamptz;

alter table surveys
  -- Texts of staff's that the company does not want in its reports; whatever is written later is in them.
  add column left_out_interpretation_ids uuid[] not null default '{}';
