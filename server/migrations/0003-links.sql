-- Links in mails: addresses of our pages that let whoever holds them do one thing for one mailbox.

-- One row for each link. What makes the link secret, its signature, is computed from the row and from APP_SECRET at the
-- moment of sending and is stored nowhere, so that a copy of this table opens nothing.
create table links (
  id         uuid primary key,
  -- A link of one purpose is worth nothing for another.
  purpose    text not null check (purpose in ('verify', 'reset', 'join', 'sign-in')),
  -- The company that it leads into, for a visitor who has no session to tell.
  group_id   uuid references groups,
  -- Whom or what it is about: a person, or for `join` the company.
  subject_id uuid not null,
  -- The mailbox that it was sent to, as it was typed and as it is compared. A link to confirm a new address holds that one.
  email      text not null check (char_length(email) <= 254),
  email_key  text not null,
  -- In full seconds, because that is how the time stands in the address.
  expires_at timestamptz not null check (expires_at = date_trunc('second', expires_at)),
  used_at    timestamptz,
  revoked_at timestamptz,
  created_by uuid,
  created_at timestamptz not null
);

-- To end all of a person's links of one purpose, and to find a sign-in link by its person.
create index links_of_subject on links (subject_id, purpose);


-- The link that stands for the placeholder in a mail's body. Without a foreign key, like everything in a company's
-- tables that points at the shared part.
alter table mails add column link_id uuid;
