import { integrityEvent } from '@catchpitch/contract/integrity/integrity-event'
import { limits } from '@catchpitch/contract/limits'
import { integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'
import { storeFile } from '#platform/files/store-file'
import type { Context, UploadedFile } from '#platform/http/context'
import { drawSnapshot } from '#platform/pictures/draw-snapshot'
import { refuseField } from '#platform/refusal'
import type { AttemptKey } from '#platform/session/session'
import { eventTime } from './event-time.rules.ts'
import { followNetwork } from './follow-network.ts'
import { countEvents, hasEvent, insertEvent } from './integrity.queries.ts'
import { watchedRun } from './watched-run.ts'

type Taken = { id: string; happened_at: string; step: number; topic: number }

type Caller = Pick<Context, 'db' | 'now' | 'ip' | 'storage'> & { person: { id: string; session: Buffer } }

/** Keeps a picture from the camera with its run; false if it is not wanted, or is there already. */
export async function recordSnapshot(
  caller: Caller,
  key: AttemptKey,
  taken: Taken,
  file: UploadedFile | null,
): Promise<boolean> {
  const { db, now, person } = caller
  const picture = file && (await drawSnapshot(file.bytes))
  if (!picture) return refuseField('picture', 'field.snapshot')
  const run = await watchedRun(db, key, person.session)
  if (run.integrity_policy !== integrityPolicy.events_and_snapshots) return false
  await followNetwork(caller, run)
  const { max } = limits.integrity.snapshot
  if ((await hasEvent(db, run, taken.id)) || (await countEvents(db, run, [integrityEvent.snapshot])) >= max)
    return false
  const owner = { group_id: run.group_id, attempt_id: run.id, uploaded_by: person.id }
  const file_id = await storeFile(caller, { ...picture, ...owner, purpose: 'snapshot' })
  const happened_at = eventTime(new Date(taken.happened_at), { ...run, now })
  return insertEvent(db, run, { ...taken, kind: integrityEvent.snapshot, happened_at, file_id })
}
