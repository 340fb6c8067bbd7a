-- What was shown in a survey and is no answer of a completed one goes after 90 days, as recordings do. Those that were
-- sent before this was so had no end.

update files
set delete_after = p.created_at + interval '90 days'
from statement_pictures as p
where files.group_id = p.group_id and files.id = p.file_id and files.delete_after is null
  and not exists (
    select from statements as s
    join attempts as a on a.group_id = s.group_id and a.id = s.attempt_id
    where s.group_id = p.group_id and s.attempt_id = p.attempt_id and s.picture_id = p.id
      and not s.removed and a.state = 1
  );
