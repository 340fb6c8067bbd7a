import { integrityEvent } from '@catchpitch/contract/integrity/integrity-event'
import { makeComment, makeRating } from '#features/comments/comments.factory'
import { makeIntegrityEvent } from '#features/integrity/integrity.factory'
import type { Transaction } from '#platform/db/database'
import type { FileStorage } from '#platform/files/storage'
import { storeFile } from '#platform/files/store-file'
import type { DemoTraces } from './demo-traces.ts'
import { drawDemoSnapshot } from './draw-demo-snapshot.ts'

const minute_ms = 60 * 1000
const hour_ms = 60 * minute_ms
const day_ms = 24 * hour_ms
/** The demo company is in Malaysia. */
const ahead_ms = 8 * hour_ms

/** So late on the working day after that moment, as the company's clocks show it. */
function nextDayAt(moment: Date, hours: number): Date {
  const midnight = Math.ceil((moment.getTime() + ahead_ms) / day_ms) * day_ms - ahead_ms
  return new Date(midnight + hours * hour_ms)
}

export type DemoTeam = { owner: string; manager: string; member: string }

type Run = { group_id: string; attempt_id: string; user_id: string; no: number; completed_at: Date }

/** Kept as the camera's own would be, and as long. */
async function seedSnapshots(tx: Transaction, storage: FileStorage, run: Run, count: number): Promise<void> {
  const { group_id, attempt_id, user_id, no, completed_at } = run
  for (let moment = 1; moment <= count; moment += 1) {
    const happened_at = new Date(completed_at.getTime() - moment * 8 * minute_ms)
    const picture = await drawDemoSnapshot(no, moment)
    const file = { ...picture, group_id, attempt_id, uploaded_by: user_id, purpose: 'snapshot' } as const
    const file_id = await storeFile({ db: tx, now: happened_at, storage }, file)
    await makeIntegrityEvent(tx, {
      group_id,
      attempt_id,
      kind: integrityEvent.snapshot,
      happened_at,
      topic: 1,
      file_id,
    })
  }
}

/** What was recorded while somebody of the demo wrote, and what the team said about them since. */
export async function seedTraces(
  tx: Transaction,
  { storage, team }: { storage: FileStorage; team: DemoTeam },
  run: Run,
  { events = [], snapshots = 0, comments = [], ratings = {} }: DemoTraces,
): Promise<void> {
  const { group_id, attempt_id, completed_at } = run
  for (const [index, { seconds = 0, characters = null, ...event }] of events.entries()) {
    const happened_at = new Date(completed_at.getTime() - (24 - event.topic * 6 - index) * minute_ms)
    await makeIntegrityEvent(tx, { ...event, group_id, attempt_id, happened_at, lasted_ms: seconds * 1000, characters })
  }
  await seedSnapshots(tx, storage, run, snapshots)
  for (const [index, { by, text }] of comments.entries()) {
    await makeComment(tx, {
      now: nextDayAt(completed_at, 9.5 + index * 0.8),
      group_id,
      attempt_id,
      user_id: team[by],
      text,
    })
  }
  for (const by of ['owner', 'manager', 'member'] as const) {
    const rating = ratings[by]
    if (rating !== undefined)
      await makeRating(tx, { now: nextDayAt(completed_at, 9.4), group_id, attempt_id, user_id: team[by], rating })
  }
}
