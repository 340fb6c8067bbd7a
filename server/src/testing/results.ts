import type { Language } from '@catchpitch/contract/languages'
import type { ResultStatus } from '@catchpitch/contract/results/result-status'
import { makePerson } from '#content/make-person'
import { makeInvite } from '#features/invitations/invitations.factory'
import { makeResult } from '#features/results/results.factory'
import { makeSurvey } from '#features/surveys/surveys.factory'
import { type TestApp } from './app.ts'
import { company } from './make.ts'
import { testDay } from './test-day.ts'

type Survey = { group_id: string; survey_id: string; situation_ids: readonly string[] }

/** A survey of a new company that takes people in. */
export async function surveyWithOwner(test: TestApp, wishes: Partial<Parameters<typeof makeSurvey>[1]> = {}) {
  const { id: group_id, owner } = await company(test.db)
  const { id: survey_id, situation_ids } = await makeSurvey(test.db, { now: testDay, ...wishes, group_id })
  return { group_id, owner, survey_id, situation_ids, query: { group_id } }
}

type Wishes = {
  no?: number
  now?: Date
  status?: ResultStatus
  language?: Language
  first_name?: string
  short_answers?: readonly string[]
}

const statements = Array.from({ length: 8 }, (_, index) => ({ text: `Statement ${index}`, feeling: 3, control: 1 }))
const ranking = statements.map((_, index) => index + 1)

/** Somebody who has answered everything that a survey asks. */
export async function answeredBy(test: TestApp, { group_id, survey_id, situation_ids }: Survey, wishes: Wishes = {}) {
  const { no = 1, now = testDay, status = null, language = 'en', first_name = 'Aisyah', short_answers = [] } = wishes
  const { id: user_id } = await makePerson(test.db, { now, first_name, last_name: 'Tan' })
  const email = `applicant-${no}-${survey_id}@example.com`
  const { id: invite_id } = await makeInvite(test.db, {
    now,
    group_id,
    survey_id,
    no,
    user_id,
    email,
    first_name,
    language,
  })
  const situations = situation_ids.map((situation_id) => ({ situation_id, statements, ranking }))
  const { id } = await makeResult(test.db, {
    now,
    group_id,
    survey_id,
    invite_id,
    user_id,
    situations,
    status,
    short_answers,
  })
  return { id, invite_id, user_id, email }
}

/** Several of them, one after the other. */
export async function answeredByMany(test: TestApp, survey: Survey, count: number) {
  const people: Awaited<ReturnType<typeof answeredBy>>[] = []
  for (let no = 1; no <= count; no += 1) people.push(await answeredBy(test, survey, { no }))
  return people
}
