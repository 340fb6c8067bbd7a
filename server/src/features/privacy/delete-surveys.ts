import type { systemActions } from '@catchpitch/contract/audit/system-actions'
import { writeAudit } from '#platform/audit/audit.queries'
import type { Database, Transaction } from '#platform/db/database'
import { keptDays, keptSince } from '#platform/files/kept-days'
import type { DailyJob } from '#platform/jobs/job'
import {
  deleteInvites,
  deleteSurvey,
  keepInvitations,
  listInvited,
  listRemoved,
  lockRemoved,
  type SurveyKey,
} from './deleted-surveys.queries.ts'
import { holdings } from './holdings.rules.ts'
import { eraseHolding } from './privacy.queries.ts'

const surveys_at_once = 50
/** Few enough that nobody waits for the rows that they lock. */
const people_at_once = 200

const action: (typeof systemActions)[number] = 'deleteRemovedSurvey'
const byItself = { actor_id: null, impersonator_id: null, ip: null, request_id: null }

/** Takes some of its people out, or, when none is left, the survey. Tells whether there is nothing more to do. */
async function deletePart(tx: Transaction, key: SurveyKey, before: Date, now: Date): Promise<boolean> {
  if (!(await lockRemoved(tx, key, before))) return true
  const { group_id } = key
  const people = await listInvited(tx, key, people_at_once)
  const invite_ids = people.map(({ id }) => id)
  await keepInvitations(
    tx,
    key,
    people.map(({ created_at }) => created_at),
  )
  if (invite_ids.length === 0) {
    await deleteSurvey(tx, key, now)
    await writeAudit(tx, { action, now, group_id, ...byItself }, { subject: 'survey', subject_id: key.id })
    return true
  }
  for (const holding of holdings) await eraseHolding(tx, holding, { group_id, invite_ids }, now)
  await deleteInvites(tx, group_id, invite_ids)
  return false
}

async function deleteWhole(db: Database, key: SurveyKey, before: Date, now: Date): Promise<void> {
  let isDone = false
  while (!isDone) isDone = await db.transaction().execute((tx) => deletePart(tx, key, before, now))
}

/**
 * What a company has removed can be taken back for a while; then it is deleted for good, with everything that its people
 * have answered. Before the sweep, which takes their files out of the store the same night.
 */
export const deleteSurveys: DailyJob = {
  name: 'surveys.delete',
  daily_at: '03:30',
  retries: 3,
  expire_seconds: 3600,
  async run({ db, clock }) {
    const now = clock.now()
    const before = keptSince(keptDays.removed_survey, now)
    for (;;) {
      const removed = await listRemoved(db, before, surveys_at_once)
      for (const key of removed) await deleteWhole(db, key, before, now)
      if (removed.length < surveys_at_once) return
    }
  },
}
