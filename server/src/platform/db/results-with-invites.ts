import type { Connection } from './database.ts'

/** Results with the run that each came from and the invitation that led to it. Every result has both. */
export const resultsWithInvites = (db: Connection) =>
  db
    .selectFrom('results')
    .innerJoin('attempts', (join) =>
      join.onRef('attempts.group_id', '=', 'results.group_id').onRef('attempts.id', '=', 'results.attempt_id'),
    )
    .innerJoin('invites', (join) =>
      join.onRef('invites.group_id', '=', 'attempts.group_id').onRef('invites.id', '=', 'attempts.invite_id'),
    )
