import type { BodyOf } from '@catchpitch/contract/endpoint'
import { textIn } from '@catchpitch/contract/languages'
import { moduleTexts } from '@catchpitch/contract/modules/module-form'
import type {
  saveSurveyQueries as queriesEndpoint,
  saveSurveyQuestions as questionsEndpoint,
  saveScreeningQuestions as screeningEndpoint,
} from '@catchpitch/contract/surveys/survey-content.endpoints'
import { dimensionNames, findOffer, inOrder, queriesOf, readSituations } from '#features/modules/modules.public'
import { refuseField } from '#platform/refusal'
import { applyChange, lockForChange } from './change-survey.ts'
import { type CompanyContext, readSurvey } from './get-survey.ts'
import { findSurveyContent, suggestTemplates } from './survey-content.queries.ts'

type Situations = ReturnType<typeof inOrder>

const present = (situations: Situations) =>
  situations.map(({ id, name, topic, text, dimension_name }) => ({ id, name, topic, text, dimension: dimension_name }))

async function contentOf(context: CompanyContext, id: string) {
  await readSurvey(context, id)
  return findSurveyContent(context.db, context.group.id, id)
}

/** What the module can find out; nothing, as long as there is no module. */
const queriesIn = (queries: unknown) => (queries === null ? [] : queriesOf({ queries }))

export async function listQuestions(context: CompanyContext, id: string) {
  const { db, language } = context
  const { situation_ids, offered_ids, template_id, ...job } = await contentOf(context, id)
  const all = [...new Set([...situation_ids, ...(offered_ids ?? [])])]
  const situations = await readSituations(db, all, language)
  const others = (offered_ids ?? []).filter((offered) => !situation_ids.includes(offered))
  const templates = await suggestTemplates(db, job, language)
  return {
    chosen: present(inOrder(situation_ids, situations)),
    offered: present(inOrder(others, situations)),
    suggestions: templates.map((template) => ({ ...template, is_current: template.id === template_id })),
  }
}

export async function saveQuestions(
  context: CompanyContext,
  id: string,
  { version, situation_ids, template_id }: BodyOf<typeof questionsEndpoint>,
) {
  const survey = await lockForChange(context, id, { version, frozen: true })
  const { db, group, language } = context
  if (template_id !== null) {
    const offer = await findOffer(db, template_id, language)
    if (!offer) return refuseField('template_id', 'field.choice')
    const known = queriesOf(offer).map((query) => query.id)
    return applyChange(context, survey, {
      module_id: offer.module_id,
      module_kind: offer.kind,
      template_id: offer.type === 'template' ? offer.id : null,
      situation_ids: offer.situation_ids,
      // What another module cannot find out is no longer asked for.
      query_ids: survey.query_ids.filter((query) => known.includes(query)),
    })
  }
  const { offered_ids } = await findSurveyContent(db, group.id, id)
  const allowed = new Set([...survey.situation_ids, ...(offered_ids ?? [])])
  if (situation_ids.some((one) => !allowed.has(one))) return refuseField('situation_ids', 'field.choice')
  return applyChange(context, survey, { situation_ids })
}

export async function listQueries(context: CompanyContext, id: string) {
  const { db, language } = context
  const { query_ids, queries, situation_ids } = await contentOf(context, id)
  const offered = queriesIn(queries)
  const asked = new Set((await readSituations(db, situation_ids, language)).map(({ dimension_id }) => dimension_id))
  const dimensions = await dimensionNames(
    db,
    offered.map(({ dimension_id }) => dimension_id),
    language,
  )
  return {
    chosen: query_ids.filter((chosen) => offered.some((query) => query.id === chosen)),
    offered: offered.map(({ id: query_id, name, dimension_id }) => ({
      id: query_id,
      name: textIn(name, language),
      dimension: dimensions.get(dimension_id) ?? '',
      is_asked: asked.has(dimension_id),
    })),
  }
}

export async function saveQueries(
  context: CompanyContext,
  id: string,
  { version, query_ids }: BodyOf<typeof queriesEndpoint>,
) {
  const survey = await lockForChange(context, id, { version, frozen: true })
  const { queries } = await findSurveyContent(context.db, context.group.id, id)
  const known = queriesIn(queries).map((query) => query.id)
  if (query_ids.some((query) => !known.includes(query))) return refuseField('query_ids', 'field.choice')
  return applyChange(context, survey, { query_ids })
}

export async function listScreening(context: CompanyContext, id: string) {
  const { screening_questions, screening_suggestions } = await contentOf(context, id)
  const suggestions = moduleTexts.shape.screening_suggestions.parse(screening_suggestions ?? [])
  return {
    questions: screening_questions,
    suggestions: suggestions.map((suggestion) => textIn(suggestion, context.language)),
  }
}

export async function saveScreening(
  context: CompanyContext,
  id: string,
  { version, questions }: BodyOf<typeof screeningEndpoint>,
) {
  const survey = await lockForChange(context, id, { version, frozen: true })
  return applyChange(context, survey, { screening_questions: questions })
}
