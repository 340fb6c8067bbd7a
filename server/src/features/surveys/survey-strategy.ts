import type { BodyOf } from '@catchpitch/contract/endpoint'
import { languageFrom, textIn } from '@catchpitch/contract/languages'
import {
  getSurveyStrategy as readEndpoint,
  type saveSurveyStrategy as saveEndpoint,
  type updateSurveyStrategy as updateEndpoint,
} from '@catchpitch/contract/surveys/survey-strategy.endpoints'
import { listOffered } from '#features/hiring-strategies/hiring-strategies.public'
import { refuseField } from '#platform/refusal'
import { applyChange, lockForChange } from './change-survey.ts'
import { type CompanyContext, readSurvey } from './get-survey.ts'
import { findSurveyContent } from './survey-content.queries.ts'

export async function listStrategies({ db, language }: CompanyContext) {
  const offered = await listOffered(db)
  return offered.map(({ id, name, description, steps }) => ({
    id,
    name: textIn(name, language),
    description: textIn(description, language),
    steps: steps.map((step) => ({
      name: textIn(step.name, language),
      description: textIn(step.description, language),
    })),
  }))
}

async function strategyOf(context: CompanyContext, id: string) {
  await readSurvey(context, id)
  return findSurveyContent(context.db, context.group.id, id)
}

export async function getSelected(context: CompanyContext, survey_id: string) {
  const { strategy_id, strategy_name } = await strategyOf(context, survey_id)
  return strategy_id === null ? null : { id: strategy_id, name: strategy_name }
}

export async function getStrategy(context: CompanyContext, survey_id: string) {
  const { strategy_name, strategy_steps } = await strategyOf(context, survey_id)
  return readEndpoint.reply.parse({ name: strategy_name, steps: strategy_steps })
}

/** The steps are copied in the survey's own language: what staff change later is not what this company has promised. */
export async function saveStrategy(
  context: CompanyContext,
  survey_id: string,
  { version, strategy_id }: BodyOf<typeof saveEndpoint>,
) {
  const survey = await lockForChange(context, survey_id, { version })
  if (strategy_id === null) {
    return applyChange(context, survey, { strategy_id: null, strategy_name: '', strategy_steps: '[]' })
  }
  const chosen = (await listOffered(context.db)).find(({ id }) => id === strategy_id)
  if (!chosen) return refuseField('strategy_id', 'field.choice')
  const language = languageFrom(survey.language)
  const steps = chosen.steps.map((step) => ({
    name: textIn(step.name, language),
    description: textIn(step.description, language),
  }))
  return applyChange(context, survey, {
    strategy_id,
    strategy_name: textIn(chosen.name, language),
    strategy_steps: JSON.stringify(steps),
  })
}

export async function updateStrategy(
  context: CompanyContext,
  survey_id: string,
  { version, steps }: BodyOf<typeof updateEndpoint>,
) {
  const survey = await lockForChange(context, survey_id, { version })
  // Only the steps of one that was picked can be worded anew.
  if (survey.strategy_id === null) return refuseField('steps', 'field.strategy.first')
  return applyChange(context, survey, { strategy_steps: JSON.stringify(steps) })
}
