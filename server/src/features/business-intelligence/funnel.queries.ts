import type { FunnelSplit } from '@catchpitch/contract/business-intelligence/funnel'
import type { InviteSource } from '@catchpitch/contract/invitations/invite-state'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { withinReach } from '#platform/db/within-reach'
import type { Reach } from '#platform/session/reach'
import { quantilePlaces } from './merge-funnels.rules.ts'

/** Whose way is looked at. `from` and `until` are instants: the second is the first that is too late. */
export type FunnelLook = {
  group_id: string
  reach: Reach
  survey_id?: string | undefined
  department_id?: string | undefined
  source?: InviteSource | undefined
  from?: Date | undefined
  until?: Date | undefined
}

const { accepted, rejected } = resultStatus
const settled = [accepted, rejected].map((status) => sql.lit(status))

/** Everybody on the list of a published survey, with what was decided about them; read from two indexes alone. */
function peopleOf(db: Connection, look: FunnelLook) {
  const { group_id, reach, survey_id, department_id, source, from, until } = look
  return db
    .selectFrom('surveys')
    .innerJoin('invites', (join) =>
      join.onRef('invites.group_id', '=', 'surveys.group_id').onRef('invites.survey_id', '=', 'surveys.id'),
    )
    .leftJoin('results', (join) =>
      join
        .onRef('results.group_id', '=', 'invites.group_id')
        .onRef('results.survey_id', '=', 'invites.survey_id')
        .onRef('results.no', '=', 'invites.no')
        .on('results.group_id', '=', group_id)
        .on('results.status', 'in', settled),
    )
    .where('surveys.group_id', '=', group_id)
    .where('invites.group_id', '=', group_id)
    .where('surveys.removed_at', 'is', null)
    .where('surveys.status', '<>', sql.lit(surveyStatus.draft))
    .where((eb) => withinReach(eb, reach))
    .$if(survey_id !== undefined, (query) => query.where('surveys.id', '=', survey_id ?? ''))
    .$if(department_id !== undefined, (query) => query.where('surveys.department_id', '=', department_id ?? ''))
    .$if(source !== undefined, (query) => query.where('invites.source', '=', source ?? 0))
    .$if(from !== undefined, (query) => query.where('invites.created_at', '>=', from ?? null))
    .$if(until !== undefined, (query) => query.where('invites.created_at', '<', until ?? null))
}

/** What each way of parting people goes by. Days in Kuala Lumpur are plain arithmetic, which is twice as fast as a zone. */
const keys: Readonly<Record<FunnelSplit, RawBuilder<unknown>>> = {
  survey: sql`surveys.id`,
  month: sql`date_trunc('month', (invites.created_at at time zone 'UTC') + interval '8 hours')`,
  source: sql`invites.source`,
  department: sql`surveys.department_id`,
}

const written: Readonly<Record<FunnelSplit, RawBuilder<string | null>>> = {
  survey: sql`key::text`,
  month: sql`to_char(key, 'YYYY-MM')`,
  source: sql`key::text`,
  department: sql`key::text`,
}

const places = sql`array[${sql.join(quantilePlaces.map((place) => sql.lit(place)))}]::float8[]`

/**
 * How long it took, at evenly spread places between the quickest and the slowest; null where nobody came so far. As JSON:
 * of hundreds of heaps the driver would take longer to read the arrays than the database to make them.
 */
const spread = (from: string, to: string) =>
  sql<number[] | null>`to_json(percentile_disc(${places})
    within group (order by date_part('epoch', ${sql.ref(to)} - ${sql.ref(from)})::integer)
    filter (where ${sql.ref(to)} >= ${sql.ref(from)}))`

const count = (condition: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${condition})`

/**
 * How many came how far and how long it took them, for each part of each survey: the database sorts many small heaps much
 * faster than a large one, and reads them in the order of its index. Whoever is at a step counts at all before it, also
 * where no time was noted.
 */
export async function countFunnel(db: Connection, look: FunnelLook, by: FunnelSplit) {
  const people = peopleOf(db, look)
    .select([
      'surveys.id as survey_id',
      keys[by].as('key'),
      'invites.created_at as invited_at',
      sql<Date | null>`coalesce(opened_at, invites.started_at, invites.completed_at)`.as('opened_at'),
      sql<Date | null>`coalesce(invites.started_at, invites.completed_at)`.as('started_at'),
      'invites.completed_at as completed_at',
      'results.status_at as decided_at',
      'results.status as status',
    ])
    .as('people')
  return db
    .selectFrom(people)
    .groupBy(['survey_id', sql.ref('key')])
    .select([
      written[by].as('key'),
      sql<number>`count(*)`.as('invited'),
      count(sql`opened_at is not null`).as('opened'),
      count(sql`started_at is not null`).as('started'),
      count(sql`completed_at is not null`).as('completed'),
      count(sql`status is not null`).as('decided'),
      count(sql`status = ${sql.lit(accepted)}`).as('shortlisted'),
      spread('invited_at', 'opened_at').as('opened_s'),
      spread('opened_at', 'started_at').as('started_s'),
      spread('started_at', 'completed_at').as('completed_s'),
      spread('completed_at', 'decided_at').as('decided_s'),
    ])
    .execute()
}

export async function listNames(
  db: Connection,
  group_id: string,
  of: 'surveys' | 'departments',
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom(of)
    .where('group_id', '=', group_id)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .select(['id', 'name'])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
