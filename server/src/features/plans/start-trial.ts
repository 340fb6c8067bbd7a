import type { Connection } from '#platform/db/database'
import { claimTrial, findTrialPlan, insertTrial } from './plans.queries.ts'
import { registrationKey, trialEnd } from './plans.rules.ts'

type NewCompany = { group_id: string; registration_number: string }

/** Gives a new company its days on the Default plan, unless its registration number has had them. */
export async function startTrial(db: Connection, company: NewCompany, now: Date): Promise<void> {
  const { group_id, registration_number } = company
  const plan_id = await findTrialPlan(db)
  if (plan_id === null) return
  if (!(await claimTrial(db, registrationKey(registration_number), now))) return
  await insertTrial(db, { group_id, plan_id, ends_at: trialEnd(now) }, now)
}
