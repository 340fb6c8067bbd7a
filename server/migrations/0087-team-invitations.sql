-- Who was asked into a company's team and has not come yet, and what they become by joining. One for each mailbox: the
-- row goes when they join, or when the invitation is withdrawn.
create table team_invitations (
  group_id       uuid not null references groups,
  id             uuid not null,
  email_key      text not null,
  first_name     text not null,
  last_name      text not null,
  -- 3 manager, 9 member.
  role_id        smallint not null check (role_id in (3, 9)),
  department_ids uuid[] not null,
  -- The link that was sent last, which knows the address, when it was sent and until when it works. Without a foreign
  -- key, like everything in a company's tables that points at the shared part.
  link_id        uuid not null,
  primary key (group_id, id),
  unique (group_id, email_key)
);

-- Of those who were invited before, names stood in the mail alone, as one text: in Chinese characters the family name
-- first, otherwise last. They were asked to be members; of a department nobody had said anything. Of several links to
-- one mailbox the last counts, and each of them still opens the invitation.
insert into team_invitations (group_id, id, email_key, first_name, last_name, role_id, department_ids, link_id)
select distinct on (links.subject_id, links.email_key)
       links.subject_id, links.id, links.email_key,
       case when mails.to_name ~ '^[\u4e00-\u9fff]+$' then substr(mails.to_name, 2)
            else regexp_replace(coalesce(mails.to_name, ''), ' [^ ]+$', '') end,
       case when mails.to_name ~ '^[\u4e00-\u9fff]+$' then left(mails.to_name, 1)
            else coalesce(substring(mails.to_name from ' ([^ ]+)$'), '') end,
       9, '{}', links.id
from links
left join mails on mails.group_id = links.subject_id and mails.cause = 'team-invitation:' || links.id
where links.purpose = 'join' and links.used_at is null and links.revoked_at is null
order by links.subject_id, links.email_key, links.created_at desc, links.id desc;
