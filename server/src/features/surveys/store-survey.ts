import { addDays, dayOf } from '@catchpitch/contract/dates'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import { copiedName } from '@catchpitch/contract/fields/copied-name'
import { businessSize } from '@catchpitch/contract/groups/business-size'
import { firstSurveyAnswers } from '@catchpitch/contract/groups/first-survey'
import { languageFrom } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { surveyForm } from '@catchpitch/contract/surveys/survey-form'
import type { storeSurvey as endpoint } from '@catchpitch/contract/surveys/surveys.endpoints'
import { findOffer, moduleNumbers, readJobTemplate } from '#features/modules/modules.public'
import { requireRoom } from '#features/subscriptions/subscriptions.public'
import { newId } from '#platform/ids'
import { refuse, refuseField } from '#platform/refusal'
import { lockForChange } from './change-survey.ts'
import { checkDepartment, isSupervisedFittingly } from './check-survey.ts'
import { type CompanyContext, getSurvey } from './get-survey.ts'
import { endOfDay, oneOf } from './survey.rules.ts'
import { copyMailTemplates, copySurvey, findBeginnings, insertSurvey } from './survey-writes.queries.ts'

type Author = CompanyContext & { person: { id: string } }

const lastDay = (now: Date) => addDays(dayOf(now), limits.survey.expires_days)

/** What the company has said already: how large it is and, for its first survey, what the job is. */
async function beginningsOf({ db, group }: CompanyContext) {
  const { business_size, first_survey, has_surveys } = await findBeginnings(db, group.id)
  const said = first_survey === null || has_surveys ? null : firstSurveyAnswers.parse(first_survey)
  return {
    business_size: oneOf(businessSize, business_size),
    job_position: said?.job_position ?? null,
    goal_type: said?.goal_type ?? null,
    supervision_provided: said?.supervision ?? null,
  }
}

/** What a text about a job says of it: the description, and what such a job asks for. */
async function jobOf({ db, language }: CompanyContext, id: string | null) {
  if (id === null) return {}
  const found = await readJobTemplate(db, id, language)
  const description = surveyForm.shape.description.safeParse(found?.text)
  if (!found || !description.success) return refuseField('job_template_id', 'field.choice')
  const { job_position, supervision, skills } = found
  const isFitting = await isSupervisedFittingly(db, { job_position, supervision_provided: supervision })
  return {
    description: description.data,
    ...(job_position !== null && { job_position, supervision_provided: isFitting ? supervision : null }),
    skills_required: surveyForm.shape.skills_required.catch('').parse(skills),
  }
}

const fitting = (name: string) => Array.from(name).slice(0, limits.survey.name.max).join('')

/** What a survey that begins from this would hold. */
export async function prepareSurvey(context: CompanyContext, id: string) {
  const offer = (await findOffer(context.db, id, context.language)) ?? refuse('record.missing')
  return {
    template_id: offer.id,
    type: offer.type,
    kind: moduleNumbers(offer).kind,
    name: fitting(offer.name),
    questions: offer.situation_ids.length,
    expires_on: lastDay(context.now),
    ...(await beginningsOf(context)),
  }
}

/** A new draft. A manager's belongs to a department of theirs, whichever they leave open. */
export async function storeSurvey(context: Author, form: BodyOf<typeof endpoint>) {
  const { db, group, now, language, person } = context
  const offer = await findOffer(db, form.template_id, language)
  if (!offer) return refuseField('template_id', 'field.choice')
  await requireRoom(context, group.id, 'surveys', 1)
  const own = group.role === 'manager' ? (group.department_ids[0] ?? null) : null
  const department_id = await checkDepartment(context, form.department_id ?? own)
  const id = newId(now)
  await insertSurvey(db, {
    ...(await beginningsOf(context)),
    ...(await jobOf(context, form.job_template_id)),
    group_id: group.id,
    id,
    name: form.name,
    language,
    department_id,
    module_id: offer.module_id,
    module_kind: offer.kind,
    template_id: offer.type === 'template' ? offer.id : null,
    situation_ids: offer.situation_ids,
    expression: [1, 2, 4, 5],
    expires_at: endOfDay(lastDay(now)),
    created_by: person.id,
    created_at: now,
    updated_at: now,
  })
  return getSurvey(context, id)
}

/** A draft that asks the same. Frozen content is changed in such a copy. */
export async function duplicateSurvey(context: Author, id: string) {
  const { db, group, now, person } = context
  const survey = await lockForChange(context, id)
  await requireRoom(context, group.id, 'surveys', 1)
  const copy_id = newId(now)
  const { name } = survey
  const names = copiedName({ en: name, zh: name, ms: name }, limits.survey.name.max)
  await copySurvey(
    db,
    { group_id: group.id, id },
    {
      id: copy_id,
      name: names[languageFrom(survey.language)],
      expires_at: endOfDay(lastDay(now)),
      created_by: person.id,
    },
    now,
  )
  await copyMailTemplates(db, { group_id: group.id, id }, copy_id, now)
  return getSurvey(context, copy_id)
}
