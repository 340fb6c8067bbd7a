import type { Connection } from '#platform/db/database'
import { findSession } from './session.queries.ts'
import { type SessionRow, sessionKind } from './session.ts'

const remembered_ms = 10_000
const most_remembered = 20_000

type Remembered = { row: SessionRow; until: number }

/** By token hash. What is in here was read from the database a few seconds ago. */
const remembered = new Map<string, Remembered>()

/**
 * The session of somebody who is taking a survey, remembered for some seconds: they save something every few of them,
 * and asking for the session each time would double what a save costs. Nothing is let in by it that should not be:
 * every statement that writes an answer asks the database itself whether this session still holds the pen.
 */
export async function findSurveySession(db: Connection, token_hash: Buffer, now: Date): Promise<SessionRow | null> {
  const key = token_hash.toString('base64')
  const known = remembered.get(key)
  if (known && known.until > now.getTime()) return known.row
  const row = await findSession(db, token_hash, null)
  if (row?.kind === sessionKind.survey) {
    if (remembered.size >= most_remembered) remembered.clear()
    remembered.set(key, { row, until: now.getTime() + remembered_ms })
  }
  return row
}
