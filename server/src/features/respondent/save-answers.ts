import type { ErrorCode } from '@catchpitch/contract/errors'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { gather } from '#platform/batch/gather'
import { isAboutRows } from '#platform/batch/is-about-rows'
import type { Database } from '#platform/db/database'
import { refuse } from '#platform/refusal'
import {
  explainRatings,
  explainStatements,
  type RatingKind,
  type RatingRow,
  type StatementRow,
  stepOfRating,
  updateRatings,
  upsertStatements,
} from './answers.queries.ts'
import { refusalOf } from './standing.rules.ts'

/** Null: it is stored, or something newer is. */
type Outcome = { refused: ErrorCode | null }

const saved: Outcome = { refused: null }

type Placed = { group_id: string; attempt_id: string; topic: number; slot?: number; revision: number }

const placeOf = ({ attempt_id, topic, slot = 0 }: Omit<Placed, 'group_id' | 'revision'>) =>
  `${attempt_id}:${topic}:${slot}`

const compareText = (one: string, other: string) => Number(one > other) - Number(one < other)

/**
 * The newest of each place, in one order. The same place twice in a statement is an error to PostgreSQL; and two
 * processes that lock the same rows in different orders wait for each other for ever.
 */
function newestInOrder<Row extends Placed>(rows: readonly Row[]): Row[] {
  const newest = new Map<string, Row>()
  for (const row of rows) {
    const known = newest.get(placeOf(row))
    if (!known || known.revision < row.revision) newest.set(placeOf(row), row)
  }
  return [...newest.values()].toSorted(
    (one, other) => compareText(one.group_id, other.group_id) || compareText(placeOf(one), placeOf(other)),
  )
}

/** The most rows of one statement: enough for every device that can be waiting at once. */
const most = 400

/** The time comes with the row, because a batch may hold rows of several calls. */
type TimedStatement = StatementRow & { now: Date }

const saveStatementRow = gather<TimedStatement, Outcome>({
  most,
  is_about_rows: isAboutRows,
  async run(db, rows) {
    const wanted = newestInOrder(rows)
    const now = rows.reduce((latest, row) => (row.now > latest ? row.now : latest), new Date(0))
    const written = new Set((await upsertStatements(db, wanted, now)).map(placeOf))
    const missing = wanted.filter((row) => !written.has(placeOf(row)))
    const standings = missing.length === 0 ? [] : await explainStatements(db, missing)
    const standingOf = new Map(standings.map((standing) => [placeOf(standing), standing]))
    return rows.map((row) => {
      const place = placeOf(row)
      if (written.has(place)) return saved
      return { refused: refusalOf(standingOf.get(place), { ...row, step: testStep.writing }) }
    })
  },
})

const ratingSaver = (kind: RatingKind) =>
  gather<RatingRow, Outcome>({
    most,
    is_about_rows: isAboutRows,
    async run(db, rows) {
      const wanted = newestInOrder(rows)
      const written = new Set((await updateRatings(db, kind, wanted)).map(placeOf))
      const missing = wanted.filter((row) => !written.has(placeOf(row)))
      const standings = missing.length === 0 ? [] : await explainRatings(db, kind, missing)
      const standingOf = new Map(standings.map((standing) => [placeOf(standing), standing]))
      return rows.map((row) => {
        const place = placeOf(row)
        if (written.has(place)) return saved
        return { refused: refusalOf(standingOf.get(place), { ...row, step: stepOfRating[kind] }) }
      })
    },
  })

const saveRatingRow = {
  ranking: ratingSaver('ranking'),
  feelings: ratingSaver('feelings'),
  controls: ratingSaver('controls'),
} as const satisfies Record<RatingKind, unknown>

function answer({ refused }: Outcome): void {
  if (refused !== null) refuse(refused)
}

/** Comes back when the statement is on disk, or something newer in its place. */
export async function saveStatement(db: Database, row: StatementRow, now: Date): Promise<void> {
  answer(await saveStatementRow(db, { ...row, now }))
}

/** Several at once: what a device kept while it had no connection. */
export async function saveStatements(db: Database, rows: readonly StatementRow[], now: Date): Promise<void> {
  const outcomes = await Promise.all(rows.map((row) => saveStatementRow(db, { ...row, now })))
  for (const outcome of outcomes) answer(outcome)
}

const asArray = (values: readonly (number | null)[]) => `{${values.map((value) => value ?? 'null').join()}}`

type Rating = Omit<RatingRow, 'values'> & { values: readonly (number | null)[] }

export async function saveRating(db: Database, kind: RatingKind, rating: Rating): Promise<void> {
  answer(await saveRatingRow[kind](db, { ...rating, values: asArray(rating.values) }))
}
