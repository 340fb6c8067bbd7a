import { situationsNeeded } from '@catchpitch/method/enough-to-say'
import type { PersonResult } from '@catchpitch/method/person-result'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Connection, Database } from '#platform/db/database'
import { isSeen, isSeenAmong, type Narrowed, narrows, type Results } from '#platform/db/narrowed-results'
import { readByCursor } from '#platform/db/read-by-cursor'
import { resultsWithInvites } from '#platform/db/results-with-invites'
import type { Reach } from '#platform/session/reach'

/** Whose results, by whom they are seen, and which of them: what every list can be narrowed by, or one by one. */
export type WantedResults = Narrowed & {
  group_id: string
  reach: Reach
  survey_ids?: readonly string[] | undefined
  module_kinds?: readonly number[] | undefined
  ids?: readonly string[] | undefined
  descending: boolean
}

function isWanted(eb: Results, { group_id, reach, ...wanted }: WantedResults): Expression<SqlBool> {
  const { survey_ids, module_kinds, ids } = wanted
  return eb.and([
    eb('results.group_id', '=', group_id),
    survey_ids ? isSeenAmong(eb, { group_id, reach, survey_ids }) : isSeen(eb, reach),
    narrows(eb, wanted),
    ...(module_kinds ? [eb('results.module_kind', 'in', module_kinds)] : []),
    ...(ids ? [sql<boolean>`results.attempt_id = any(${ids}::uuid[])`] : []),
  ])
}

export async function countWanted(db: Connection, wanted: WantedResults): Promise<number> {
  const { people } = await db
    .selectFrom('results')
    .where((eb) => isWanted(eb, wanted))
    .select((eb) => eb.fn.countAll<number>().as('people'))
    .executeTakeFirstOrThrow()
  return people
}

type Place = { completed_at: Date; id: string }
type Some = { after: Place | null; count: number }

/** Who is shown by a code alone is not to be found out by an address. */
const shownEmail = sql<string | null>`case when results.name is not null then invites.email end`

/**
 * The next so many after a place in the order, or the first. Where one read ended the next goes on by the index, so that
 * the hundred thousandth costs no more than the first. They are found before anything is joined to them: otherwise the
 * planner may join and sort everybody who is left, for each of the reads.
 */
function selectSome(db: Connection, wanted: WantedResults, { after, count }: Some) {
  const direction = wanted.descending ? 'desc' : 'asc'
  let results = db.selectFrom('results').where((eb) => isWanted(eb, wanted))
  if (after) {
    const here = sql`(${after.completed_at}::timestamptz, ${after.id}::uuid)`
    const there = sql`(results.completed_at, results.attempt_id)`
    results = results.where(wanted.descending ? sql<boolean>`${there} < ${here}` : sql<boolean>`${there} > ${here}`)
  }
  const found = results
    .orderBy('results.completed_at', direction)
    .orderBy('results.attempt_id', direction)
    .limit(count)
    .selectAll('results')
  return db
    .selectFrom(found.as('results'))
    .innerJoin('attempts', (join) =>
      join.onRef('attempts.group_id', '=', 'results.group_id').onRef('attempts.id', '=', 'results.attempt_id'),
    )
    .innerJoin('invites', (join) =>
      join.onRef('invites.group_id', '=', 'attempts.group_id').onRef('invites.id', '=', 'attempts.invite_id'),
    )
    .orderBy('results.completed_at', direction)
    .orderBy('results.attempt_id', direction)
}

export async function readWanted(
  db: Connection,
  wanted: WantedResults,
  { by_situation, ...some }: Some & { by_situation: boolean },
) {
  return selectSome(db, wanted, some)
    .select([
      'results.attempt_id as id',
      'results.no',
      'results.name',
      shownEmail.as('email'),
      'results.survey_id',
      'attempts.edition',
      'results.status',
      'results.status_at',
      'results.completed_at',
      'results.situations',
      'results.x',
      'results.y',
      'results.alignment',
      // As JSON, which is read many times faster than an array: of a hundred thousand people that is seconds.
      sql<number[]>`to_jsonb(results.shades)`.as('shades'),
      // As long as all the rest together, and for most files not needed.
      sql<PersonResult['by_situation']>`${by_situation ? sql.ref('results.by_situation') : sql`'[]'::jsonb`}`.as(
        'by_situation',
      ),
      'results.events',
      'results.is_repeat',
    ])
    .execute()
}

export type WantedResult = Awaited<ReturnType<typeof readWanted>>[number]

/** What of a result the database can write by itself. */
export const writtenFigures = [
  'decided_at',
  'completed_at',
  'situations',
  'basis',
  'feeling_place',
  'control_place',
  'alignment',
  'shades',
  'events',
  'is_repeat',
] as const
type WrittenFigure = (typeof writtenFigures)[number]

type Writing = {
  figures: readonly WrittenFigure[]
  /** What stands between two figures. */
  separator: string
  words: Readonly<Record<'enough' | 'notEnough' | 'yes' | 'no', string>>
}

/** What the clock on the wall in Kuala Lumpur says, to the minute. */
const moment = (column: 'completed_at' | 'status_at') =>
  sql`coalesce(to_char(${sql.ref(`results.${column}`)} at time zone interval '8 hours', 'YYYY-MM-DD HH24:MI'), '')`

function writtenIn({ words, separator }: Writing): Readonly<Record<WrittenFigure, Expression<unknown>>> {
  const either = (condition: Expression<unknown>, yes: string, no: string) =>
    sql`case when ${condition} then ${yes}::text else ${no}::text end`
  return {
    decided_at: moment('status_at'),
    completed_at: moment('completed_at'),
    situations: sql.ref('results.situations'),
    basis: either(sql`results.situations >= ${sql.lit(situationsNeeded)}`, words.enough, words.notEnough),
    feeling_place: sql.ref('results.x'),
    control_place: sql.ref('results.y'),
    alignment: sql.ref('results.alignment'),
    shades: sql`array_to_string(results.shades, ${separator}, '')`,
    events: sql.ref('results.events'),
    is_repeat: either(sql.ref('results.is_repeat'), words.yes, words.no),
  }
}

/**
 * All people in their order, each with the figures as one text. Two dozen numbers and moments would be written by the
 * database, read here, and written again: of a hundred thousand people that is most of the time. What is written is
 * written after the sorting, so that the first can be read while the rest is not yet written.
 */
export function readWritten(
  db: Database,
  wanted: WantedResults,
  { people_at_once, ...writing }: Writing & { people_at_once: number },
) {
  const direction = wanted.descending ? 'desc' : 'asc'
  const sorted = resultsWithInvites(db)
    .where((eb) => isWanted(eb, wanted))
    // Everybody has one. An inner join would be taken for a condition that few meet, and all that follows for cheap.
    .leftJoin('surveys', (join) =>
      join.onRef('surveys.group_id', '=', 'results.group_id').onRef('surveys.id', '=', 'results.survey_id'),
    )
    .orderBy('results.completed_at', direction)
    .orderBy('results.attempt_id', direction)
    .selectAll('results')
    .select([shownEmail.as('email'), sql<string>`surveys.name`.as('survey')])
  const written = writtenIn(writing)
  const figures = writing.figures.map((figure) => sql`, ${written[figure]}`)
  const lines = db
    .selectFrom(sorted.as('results'))
    .orderBy('results.completed_at', direction)
    .orderBy('results.attempt_id', direction)
    .select([
      'results.no',
      'results.name',
      'results.email',
      'results.survey',
      'results.status',
      sql<string>`concat_ws(${writing.separator}::text, null${sql.join(figures, sql``)})`.as('figures'),
    ])
  return readByCursor(db, lines, people_at_once)
}

/** The names and levels of surveys. */
export async function readSurveyFacts(db: Connection, group_id: string, ids: readonly string[]) {
  return db
    .selectFrom('surveys')
    .where('group_id', '=', group_id)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .select(['id', 'hash_id', 'name', 'level'])
    .execute()
}
