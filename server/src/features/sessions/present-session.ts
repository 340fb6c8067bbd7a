import { publicSessionId } from './public-session-id.ts'
import type { listRunningSessions } from './sessions.queries.ts'

type SessionRow = Awaited<ReturnType<typeof listRunningSessions>>[number]

/** A session as its person sees it. Of support they learn that it is there, not which of us it is and from where. */
export function presentSession(row: SessionRow, current: Buffer) {
  const is_support = row.impersonator_id !== null
  return {
    id: publicSessionId(row.token_hash),
    device: is_support ? null : row.device,
    ip: is_support ? null : row.ip,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_current: row.token_hash.equals(current),
    is_support,
  }
}
