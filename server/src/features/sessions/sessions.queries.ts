import { limits } from '@catchpitch/contract/limits'
import type { Connection } from '#platform/db/database'
import { sessionKind } from '#platform/session/session'

const idle_ms = limits.impersonation.idle_minutes * 60 * 1000

/** The console sessions of a person that are not over, the last used first. */
export async function listRunningSessions(db: Connection, user_id: string, now: Date) {
  const unusedSince = new Date(now.getTime() - idle_ms)
  return db
    .selectFrom('sessions')
    .where('user_id', '=', user_id)
    .where('kind', '=', sessionKind.console)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where((row) => row.or([row('impersonator_id', 'is', null), row('last_seen_at', '>', unusedSince)]))
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .select(['token_hash', 'device', 'ip', 'created_at', 'last_seen_at', 'expires_at', 'impersonator_id'])
    .execute()
}
