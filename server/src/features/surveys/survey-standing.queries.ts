import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

/** Who made a survey, and since when it can be answered. */
export async function findSurveyOrigin(db: Connection, group_id: string, id: string) {
  return db
    .selectFrom('surveys')
    .leftJoin('users', 'users.id', 'surveys.created_by')
    .leftJoin('survey_editions', (join) =>
      join
        .onRef('survey_editions.group_id', '=', 'surveys.group_id')
        .onRef('survey_editions.survey_id', '=', 'surveys.id')
        .on('survey_editions.edition', '=', 1),
    )
    .where('surveys.group_id', '=', group_id)
    .where('surveys.id', '=', id)
    .select(['users.first_name', 'users.last_name', 'surveys.first_answer_at', 'survey_editions.published_at'])
    .executeTakeFirstOrThrow()
}

/** How many of a survey's people stand at which state, from an index alone. */
export async function countInviteStates(db: Connection, group_id: string, survey_id: string) {
  return db
    .selectFrom('invites')
    .where('group_id', '=', group_id)
    .where('survey_id', '=', survey_id)
    .groupBy('state')
    .select(['state', sql<number>`count(*)`.as('invites')])
    .execute()
}

/** How many results of a survey, or of all that a company has, stand under which status, from an index alone. */
export async function countStatuses(db: Connection, group_id: string, survey_id: string | null) {
  const results = db.selectFrom('results').where('group_id', '=', group_id)
  return (survey_id === null ? results : results.where('survey_id', '=', survey_id))
    .groupBy('status')
    .select(['status', sql<number>`count(*)`.as('results')])
    .execute()
}
