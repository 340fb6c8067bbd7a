import type { Connection } from './database.ts'

/** Invitations to surveys that are there, with the company, and with the run and the result if it has come to that. */
export const invitesWithRuns = (db: Connection) =>
  db
    .selectFrom('invites')
    .innerJoin('surveys', (join) =>
      join.onRef('surveys.group_id', '=', 'invites.group_id').onRef('surveys.id', '=', 'invites.survey_id'),
    )
    .innerJoin('groups', 'groups.id', 'invites.group_id')
    .leftJoin('attempts', (join) =>
      join.onRef('attempts.group_id', '=', 'invites.group_id').onRef('attempts.invite_id', '=', 'invites.id'),
    )
    .leftJoin('results', (join) =>
      join.onRef('results.group_id', '=', 'attempts.group_id').onRef('results.attempt_id', '=', 'attempts.id'),
    )
    .where('surveys.removed_at', 'is', null)
