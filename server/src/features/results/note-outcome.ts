import { dayOf, formatDay } from '@catchpitch/contract/dates'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { requireSurvey } from '#features/surveys/surveys.public'
import type { Context } from '#platform/http/context'
import { refuse, refuseProblems } from '#platform/refusal'
import type { Membership } from '#platform/session/session'
import { lockOutcome, type Outcome, writeOutcome } from './outcome.queries.ts'

type Calling = Pick<Context, 'db' | 'now' | 'language' | 'announce'> & { group: Membership }

async function requireLocked({ db, group }: Calling, id: string) {
  const result = (await lockOutcome(db, group.id, id)) ?? refuse('record.missing')
  await requireSurvey(db, group, result.survey_id)
  return result
}

/** Nobody is hired before they have answered, and what is still to come has not become of anybody. */
function refuseDays({ now, language }: Calling, { hired_on, resigned_on }: Outcome, completed_at: Date): void {
  const today = dayOf(now)
  const params = { day: formatDay(completed_at, language) }
  const early =
    hired_on < dayOf(completed_at) ? [{ field: 'hired_on', key: 'field.outcome.early' as const, params }] : []
  const days = Object.entries({ hired_on, resigned_on })
  const future = days.flatMap(([field, day]) =>
    day !== null && day > today ? [{ field, key: 'field.outcome.future' as const, params: {} }] : [],
  )
  const problems = [...early, ...future]
  if (problems.length > 0) refuseProblems(problems)
}

/** The names of what it changed come along, for the log. */
export async function noteOutcome(calling: Calling, id: string, outcome: Outcome): Promise<(keyof Outcome)[]> {
  const { db, group, announce } = calling
  const before = await requireLocked(calling, id)
  if (before.status !== resultStatus.accepted) return refuse('outcome.notShortlisted')
  refuseDays(calling, outcome, before.completed_at)
  await writeOutcome(db, group.id, id, outcome)
  announce({ topic: 'results', group_id: group.id, id: before.survey_id })
  return (['hired_on', 'resigned_on'] as const).filter((field) => before[field] !== outcome[field])
}

/** Whether there was anything to be taken back. */
export async function removeOutcome(calling: Calling, id: string): Promise<boolean> {
  const { db, group, announce } = calling
  const { hired_on, survey_id } = await requireLocked(calling, id)
  if (hired_on === null) return false
  await writeOutcome(db, group.id, id, null)
  announce({ topic: 'results', group_id: group.id, id: survey_id })
  return true
}
