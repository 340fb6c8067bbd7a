import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import type { Context } from '#platform/http/context'
import { holdsPlan } from '#platform/plan/held-plan.queries'
import { refuse } from '#platform/refusal'
import { isWithin, reachOf } from '#platform/session/reach'
import type { Membership } from '#platform/session/session'
import { findSurveyOrigin } from './survey-standing.queries.ts'
import { countInvitesByState, countResultsByStatus } from './survey-standing.ts'
import { surveyRights } from './surveys.policy.ts'
import { findSurveyRecord } from './surveys.queries.ts'
import { presentWholeSurvey } from './whole-survey.presenter.ts'

export type CompanyContext = Pick<Context, 'db' | 'now' | 'language'> & { group: Membership }

/** The survey that is looked at. One of a department that is not theirs does not exist for a manager. */
export async function readSurvey({ db, group, language }: CompanyContext, id: string) {
  const row = await findSurveyRecord(db, group.id, id, language)
  return row && isWithin(reachOf(group), row.department_id) ? row : refuse('record.missing')
}

export async function getSurvey(context: CompanyContext, id: string) {
  const row = await readSurvey(context, id)
  const { db, group, now } = context
  return presentWholeSurvey(row, surveyRights(group, await holdsPlan(db, group.id, now)))
}

export async function getSurveyOverview(context: CompanyContext, id: string) {
  await readSurvey(context, id)
  const { db, group } = context
  const { first_name, last_name, first_answer_at, published_at } = await findSurveyOrigin(db, group.id, id)
  return {
    id,
    created_by: first_name === null || last_name === null ? null : fullNameOf({ first_name, last_name }),
    published_at: published_at?.toISOString() ?? null,
    first_answer_at: first_answer_at?.toISOString() ?? null,
    invites: await countInvitesByState(db, group.id, id),
    results: await countResultsByStatus(db, group.id, id),
  }
}
