import type { DecidedPerson } from '@catchpitch/contract/results/decided-person'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import type { Reach } from '#platform/session/reach'

type Wanted = { group_id: string; reach: Reach; survey_id: string | undefined; most: number }

/** The last decisions of a company that somebody sees, the latest first: their ids are in the order of time. */
export async function readRecentChanges(db: Connection, { group_id, reach, survey_id, most }: Wanted) {
  let changes = db
    .selectFrom('status_changes as change')
    .innerJoin('surveys', (join) =>
      join.onRef('surveys.group_id', '=', 'change.group_id').onRef('surveys.id', '=', 'change.survey_id'),
    )
    .leftJoin('users', 'users.id', 'change.actor_id')
    .where('change.group_id', '=', group_id)
    .where('surveys.removed_at', 'is', null)
  if (reach) {
    changes = changes.where(({ eb, or }) =>
      or([eb('surveys.department_id', 'is', null), eb('surveys.department_id', 'in', reach)]),
    )
  }
  if (survey_id !== undefined) changes = changes.where('change.survey_id', '=', survey_id)
  return changes
    .orderBy('change.id', 'desc')
    .limit(most)
    .select([
      'change.id',
      'change.survey_id',
      'surveys.hash_id as survey_hash_id',
      'surveys.name as survey_name',
      'change.status',
      'change.reason',
      'change.decided_at',
      'change.undo_until',
      'change.undone_at',
      'users.first_name',
      'users.last_name',
      sql<DecidedPerson[]>`change.items`.as('items'),
    ])
    .execute()
}

/** How many mails of each decision are in which state. */
export async function countDecisionMails(db: Connection, group_id: string, change_ids: readonly string[]) {
  return db
    .selectFrom('mails')
    .where('group_id', '=', group_id)
    .where(sql<boolean>`status_change_id = any(${change_ids}::uuid[])`)
    .groupBy(['status_change_id', 'state'])
    .select(['status_change_id', 'state'])
    .execute()
}

/** Those of the people who are still there, as lists name them. */
export async function readNamed(db: Connection, group_id: string, ids: readonly string[]) {
  return db
    .selectFrom('results')
    .where('group_id', '=', group_id)
    .where(sql<boolean>`attempt_id = any(${ids}::uuid[])`)
    .select(['attempt_id as id', 'no', 'name'])
    .execute()
}
