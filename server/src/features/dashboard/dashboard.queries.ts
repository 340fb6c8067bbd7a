import { roleId } from '@catchpitch/contract/access/roles'
import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { withinReach } from '#platform/db/within-reach'
import type { Reach } from '#platform/session/reach'

/** Whose surveys are looked at, which of them, and as of when. */
type Look = { group_id: string; reach: Reach; now: Date }

/** The surveys that somebody sees. */
const seenSurveys = (db: Connection, { group_id, reach }: Look) =>
  db
    .selectFrom('surveys')
    .where('surveys.group_id', '=', group_id)
    .where('surveys.removed_at', 'is', null)
    .where((eb) => withinReach(eb, reach))
    .select(['surveys.group_id', 'surveys.id', 'surveys.name', 'surveys.status', 'surveys.expires_at'])

const runningSurveys = (db: Connection, look: Look) =>
  seenSurveys(db, look).where('surveys.status', '=', surveyStatus.live).where('surveys.expires_at', '>', look.now)

export async function countSurveys(db: Connection, look: Look, ending_by: Date) {
  const running = sql`status = ${sql.lit(surveyStatus.live)} and expires_at > ${look.now}`
  return db
    .selectFrom(seenSurveys(db, look).as('seen'))
    .select([
      sql<number>`count(*) filter (where status = ${sql.lit(surveyStatus.draft)})`.as('draft'),
      sql<number>`count(*) filter (where ${running})`.as('running'),
      sql<number>`count(*) filter (where ${running} and expires_at <= ${ending_by})`.as('ending'),
      sql<number>`count(*)`.as('all'),
    ])
    .executeTakeFirstOrThrow()
}

/** How many people on the lists have come how far, from the index alone. */
export async function countPeople(db: Connection, look: Look) {
  return db
    .selectFrom(seenSurveys(db, look).as('seen'))
    .innerJoin('invites', (join) =>
      join.onRef('invites.group_id', '=', 'seen.group_id').onRef('invites.survey_id', '=', 'seen.id'),
    )
    .where('invites.group_id', '=', look.group_id)
    .groupBy('invites.state')
    .select(['invites.state', sql<number>`count(*)`.as('people')])
    .execute()
}

/** The running surveys that end first. */
export async function listRunning(db: Connection, look: Look, most: number) {
  const first = runningSurveys(db, look).orderBy('surveys.expires_at').orderBy('surveys.id').limit(most)
  return db
    .selectFrom(first.as('running'))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('invites')
          .where('invites.group_id', '=', look.group_id)
          .whereRef('invites.survey_id', '=', 'running.id')
          .select([
            sql<number>`count(*)`.as('invited'),
            sql<number>`count(*) filter (where started_at is not null)`.as('started'),
            sql<number>`count(*) filter (where state = ${sql.lit(inviteState.completed)})`.as('completed'),
          ])
          .as('people'),
      (join) => join.onTrue(),
    )
    .orderBy('running.expires_at')
    .orderBy('running.id')
    .select([
      'running.id',
      'running.name',
      'running.expires_at',
      'people.invited',
      'people.started',
      'people.completed',
    ])
    .execute()
}

/** The surveys with the most results that are not decided, each row with how many there are in all of them. */
export async function listToDecide(db: Connection, look: Look, most: number) {
  return db
    .selectFrom(seenSurveys(db, look).as('seen'))
    .innerJoin('results', (join) =>
      join.onRef('results.group_id', '=', 'seen.group_id').onRef('results.survey_id', '=', 'seen.id'),
    )
    .where('results.group_id', '=', look.group_id)
    .where('results.status', 'is', null)
    .groupBy(['seen.id', 'seen.name'])
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('seen.id', 'desc')
    .limit(most)
    .select([
      'seen.id',
      'seen.name',
      sql<number>`count(*)`.as('undecided'),
      sql<number>`sum(count(*)) over ()::integer`.as('undecided_in_all'),
    ])
    .execute()
}

/** What of a company's first steps is done: people are invited, and somebody works there beside whoever asks. */
export async function findFirstSteps(db: Connection, group_id: string, user_id: string) {
  return db
    .selectNoFrom((eb) => [
      eb
        .exists(eb.selectFrom('invites').where('invites.group_id', '=', group_id).select('invites.id'))
        .$castTo<boolean>()
        .as('invited'),
      eb
        .exists(
          eb
            .selectFrom('memberships')
            .where('memberships.group_id', '=', group_id)
            .where('memberships.role_id', '<>', sql.lit(roleId.applicant))
            .where('memberships.deactivated_at', 'is', null)
            .where('memberships.user_id', '!=', user_id)
            .select('memberships.user_id'),
        )
        .$castTo<boolean>()
        .as('colleague'),
    ])
    .executeTakeFirstOrThrow()
}
