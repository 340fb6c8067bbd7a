import { gather } from '#platform/batch/gather'
import type { Database } from '#platform/db/database'
import { findSession, listSurveySessions } from './session.queries.ts'
import type { SessionRow } from './session.ts'

/** Longer than people take from one save to the next, or each save would ask again. */
const remembered_ms = 30_000
const most_remembered = 20_000

type Remembered = { row: SessionRow; until: number }

/** By token hash. What is in here was read from the database a few seconds ago. */
const remembered = new Map<string, Remembered>()

const keyOf = (token_hash: Buffer) => token_hash.toString('base64')

const readSurveySession = gather<Buffer, SessionRow | null>({
  most: 400,
  // A hash is never wrong in itself.
  is_about_rows: () => false,
  async run(db, token_hashes) {
    const found = await listSurveySessions(db, token_hashes)
    const rowOf = new Map(found.map((row) => [keyOf(row.token_hash), row]))
    return token_hashes.map((token_hash) => rowOf.get(keyOf(token_hash)) ?? null)
  },
})

/**
 * The session of somebody who is taking a survey, remembered for half a minute: they save something every few seconds,
 * and asking for the session each time would double what a save costs. Thousands who began together are asked for
 * together. Nothing is let in by it that should not be:
 * every statement that writes an answer asks the database itself whether this session still holds the pen.
 */
export async function findSurveySession(db: Database, token_hash: Buffer, now: Date): Promise<SessionRow | null> {
  const key = keyOf(token_hash)
  const known = remembered.get(key)
  if (known && known.until > now.getTime()) return known.row
  const row = await readSurveySession(db, token_hash)
  // Somebody's key to the console opens no survey, but it is theirs: the gate tells them so.
  if (row === null) return findSession(db, token_hash, null)
  if (remembered.size >= most_remembered) remembered.clear()
  remembered.set(key, { row, until: now.getTime() + remembered_ms })
  return row
}
