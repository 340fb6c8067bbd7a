import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { type Language, textIn } from '@catchpitch/contract/languages'
import { queriesOf } from '#features/modules/modules.public'
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

type SurveyRecord = NonNullable<Awaited<ReturnType<typeof findSurveyRecord>>>

export type CompanyContext = Pick<Context, 'db' | 'now' | 'language'> & { group: Membership }

/** The survey that is looked at. One of a department that is not theirs does not exist for a manager. */
export async function readSurvey({ db, group, language }: CompanyContext, id: string) {
  const row = await findSurveyRecord(db, group.id, id, language)
  return row && isWithin(reachOf(group), row.department_id) ? row : refuse('record.missing')
}

/** The queries that were chosen, by the names that the module has for them today. One that it has no more is passed over. */
function criteriaOf({ query_ids, queries }: SurveyRecord, language: Language) {
  const offered = queries === null ? [] : queriesOf({ queries })
  return query_ids.flatMap((id) => {
    const query = offered.find((one) => one.id === id)
    return query ? [{ id, name: textIn(query.name, language) }] : []
  })
}

export async function getSurvey(context: CompanyContext, id: string) {
  const row = await readSurvey(context, id)
  const { db, group, now, language } = context
  const can = surveyRights(group, await holdsPlan(db, group.id, now))
  return presentWholeSurvey(row, { group_id: group.id, index_criteria: criteriaOf(row, language), can })
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
