import type { Connection } from '#platform/db/database'
import { refuse } from '#platform/refusal'
import type { AttemptKey } from '#platform/session/session'
import { lockWatched, type Watched } from './integrity.queries.ts'

const open = 0

/** The caller's run of a survey, while it goes on and they hold the pen. */
export async function watchedRun(db: Connection, key: AttemptKey, session: Buffer): Promise<Watched> {
  const run = (await lockWatched(db, key)) ?? refuse('session.ended')
  if (!run.writer.equals(session)) return refuse('test.elsewhere')
  return run.state === open ? run : refuse('test.closed')
}
