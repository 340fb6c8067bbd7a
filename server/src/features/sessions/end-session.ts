import type { Access } from '@catchpitch/contract/access/access'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { revokeSession } from '#platform/session/session.queries'
import { publicSessionId } from './public-session-id.ts'
import { listRunningSessions } from './sessions.queries.ts'

/** Ends one of the person's own sessions, support's among them. It is looked for only there: others' do not exist. */
export async function endSession(
  { db, now, person, announce }: Context<Extract<Access, { kind: 'inPerson' }>>,
  id: string,
): Promise<void> {
  const running = await listRunningSessions(db, person.id, now)
  const session = running.find(({ token_hash }) => publicSessionId(token_hash) === id)
  if (!session) return refuse('record.missing')
  await revokeSession(db, session.token_hash, now)
  announce({ topic: 'sessions', user_id: person.id })
}
