import type { QueryOf } from '@catchpitch/contract/endpoint'
import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import type {
  listGroupSurveyInvites as invitesEndpoint,
  listGroupSurveyResults as resultsEndpoint,
  listGroupSurveys as surveysEndpoint,
} from '@catchpitch/contract/groups/group-surveys.endpoints'
import { defaultLanguage, type Language, type Texts } from '@catchpitch/contract/languages'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { editionContent } from '@catchpitch/contract/surveys/edition-content'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { listResults } from '#features/results/results.public'
import {
  countInvitesByState,
  countResultsByStatus,
  findEdition,
  listSurveys,
  presentSurvey,
} from '#features/surveys/surveys.public'
import { refuse } from '#platform/refusal'
import { findGroup } from './group-record.queries.ts'
import { presentInvite, presentStanding } from './group-survey.presenter.ts'
import {
  findSurveyRecord,
  listInvites,
  listLatestResults,
  readDimensionNames,
  readSituations,
} from './group-survey.queries.ts'
import type { StaffContext } from './save-group.ts'

type SurveyKey = { id: string; survey_id: string }

/** The survey that staff look at; another company's is none of this one's. */
export async function surveyOf({ db, language }: StaffContext, { id, survey_id }: SurveyKey) {
  return (await findSurveyRecord(db, id, survey_id, language)) ?? refuse('record.missing')
}

/** A company's surveys, by the same query as the company's own list. */
export async function listSurveysOf(
  { db, now }: StaffContext,
  group_id: string,
  query: QueryOf<typeof surveysEndpoint>,
) {
  if (!(await findGroup(db, group_id))) return refuse('record.missing')
  const { rows, pagination } = await listSurveys(db, group_id, { ...query, group_id }, { now, reach: null })
  return { data: rows.map(presentSurvey), pagination }
}

export async function listInvitesOf(context: StaffContext, key: SurveyKey, query: QueryOf<typeof invitesEndpoint>) {
  await surveyOf(context, key)
  const { rows, pagination } = await listInvites(context.db, key.id, key.survey_id, query)
  return { data: rows.map(presentInvite), pagination }
}

export async function listResultsOf(context: StaffContext, key: SurveyKey, query: QueryOf<typeof resultsEndpoint>) {
  await surveyOf(context, key)
  const { rows, pagination } = await listResults(context.db, key.id, key.survey_id, { ...query, group_id: key.id })
  return { data: rows.map(presentStanding), pagination }
}

const statusOf = (stored: number) =>
  Object.values(surveyStatus).find((status) => status === stored) ?? surveyStatus.draft

export async function getOverview(context: StaffContext, key: SurveyKey) {
  const { db } = context
  const survey = await surveyOf(context, key)
  const invites = await countInvitesByState(db, key.id, key.survey_id)
  const { first_name, last_name } = survey
  return {
    id: survey.id,
    hashId: survey.hash_id,
    name: survey.name,
    status: statusOf(survey.status),
    expires_at: survey.expires_at.toISOString(),
    created_at: survey.created_at.toISOString(),
    participants: {
      invited: Object.values(invites).reduce((sum, count) => sum + count, 0),
      started: invites.started + invites.completed,
      completed: invites.completed,
    },
    group: { id: key.id, name: survey.company },
    created_by: first_name === null || last_name === null ? null : fullNameOf({ first_name, last_name }),
    department: survey.department,
    shows_names: survey.shows_names,
    published_at: survey.published_at?.toISOString() ?? null,
    first_answer_at: survey.first_answer_at?.toISOString() ?? null,
    invites,
    results: await countResultsByStatus(db, key.id, key.survey_id),
  }
}

export async function getPurpose(context: StaffContext, key: SurveyKey) {
  const { description, language, module_name, module_kind, expression } = await surveyOf(context, key)
  const module = module_kind === null ? null : { name: module_name, kind: module_kind }
  return { description, language, module, expression: editionContent.shape.expression.parse(expression) }
}

export async function getPipeline(context: StaffContext, key: SurveyKey) {
  const { db } = context
  await surveyOf(context, key)
  const latest = async (status: Parameters<typeof listLatestResults>[3]) =>
    (await listLatestResults(db, key.id, key.survey_id, status)).map(presentStanding)
  return {
    counts: await countResultsByStatus(db, key.id, key.survey_id),
    latest: {
      accepted: await latest(resultStatus.accepted),
      rejected: await latest(resultStatus.rejected),
      pipeline: await latest(resultStatus.pipeline),
      undecided: await latest(null),
    },
  }
}

/** What is asked: the edition that people answer, or what the draft would ask today. */
async function situationsOf(context: StaffContext, key: SurveyKey) {
  const { db } = context
  const survey = await surveyOf(context, key)
  if (survey.edition > 0) {
    const { situations } = await findEdition(db, {
      group_id: key.id,
      survey_id: key.survey_id,
      edition: survey.edition,
    })
    return situations
  }
  const found = await readSituations(db, survey.situation_ids)
  const byId = new Map(found.map((situation) => [situation.id, situation]))
  const { situations } = editionContent.pick({ situations: true }).parse({
    situations: survey.situation_ids.flatMap((id) => byId.get(id) ?? []),
  })
  return situations
}

/** A translation that nobody has written falls back to English, which the catalogue always has. */
const inLanguage = (texts: Texts, language: Language) => texts[language] || texts[defaultLanguage]

export async function listQuestions(context: StaffContext, key: SurveyKey) {
  const { db, language } = context
  const situations = await situationsOf(context, key)
  const dimensions = await readDimensionNames(
    db,
    situations.map(({ dimension_id }) => dimension_id),
    language,
  )
  return situations.map(({ id, dimension_id, name, topic, text_display, quadrants }, index) => ({
    id,
    position: index + 1,
    name: inLanguage(name, language),
    topic: inLanguage(topic, language),
    text: inLanguage(text_display, language),
    dimension: dimensions.get(dimension_id) ?? '',
    parameters: quadrants.map(({ parameter }) => inLanguage(parameter, language)),
  }))
}
