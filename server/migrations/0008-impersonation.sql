-- The session of their own from which a member of staff looks through somebody's eyes. The impersonation ends with it,
-- and stopping leads back to it: without the link, whoever was signed out everywhere could come back by stopping.
--
-- No foreign key: a session that is long over is deleted, and what hung on it is over too.
alter table sessions
  add column impersonator_session bytea,
  add check ((impersonator_id is null) = (impersonator_session is null));
