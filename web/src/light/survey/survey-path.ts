import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import type { TestState } from '@catchpitch/contract/respondent/test'
import { type TestStep, testStep } from '@catchpitch/contract/respondent/test-step'

/** The pages of a survey by their address, as the specification names them; the practice is ours, and the pitch to be looked at again. */
const surveyPages = {
  '/survey/instructions': 'survey.instructions',
  '/survey/practice': 'survey.practice',
  '/survey/pitch': 'survey.pitch',
  '/survey/short-questions': 'survey.short-questions',
  '/survey/statement': 'survey.statement',
  '/survey/speech-to-text': 'survey.speech-to-text',
  '/survey/situation-feelings': 'survey.situation-feelings',
  '/survey/situation-control': 'survey.situation-control',
  '/survey/situations': 'survey.situations',
  '/survey/compare-situations': 'survey.compare-situations',
  '/survey/my-life': 'survey.my-life',
} as const

export type SurveyPath = keyof typeof surveyPages

export const instructionsPath: SurveyPath = '/survey/instructions'
export const practicePath: SurveyPath = '/survey/practice'
export const overviewPath: SurveyPath = '/survey/situations'
const sayingPath: SurveyPath = '/survey/speech-to-text'

/** What `<main data-page>` says on the page of an address. */
export const pageNameOf = (path: SurveyPath): string => surveyPages[path]

const pathOfStep: Readonly<Record<TestStep, SurveyPath>> = {
  [testStep.instructions]: '/survey/instructions',
  [testStep.short_questions]: '/survey/short-questions',
  [testStep.input_method]: '/survey/statement',
  [testStep.writing]: '/survey/statement',
  [testStep.importance]: '/survey/statement',
  [testStep.feelings]: '/survey/situation-feelings',
  [testStep.control]: '/survey/situation-control',
  [testStep.compare]: '/survey/compare-situations',
  [testStep.done]: '/survey/my-life',
}

const testPath = /^\/user-survey\/([\w-]+)$/

/** The test that an address names; the others are about the one last opened. */
export function testIdIn(path: string): string | null {
  return testPath.exec(path)?.[1] ?? null
}

export function isSurveyPath(path: string): boolean {
  return Object.hasOwn(surveyPages, path) || testPath.test(path)
}

type Place = Pick<TestState, 'step' | 'input_method' | 'consented'>

/**
 * The page whose turn it is. The overview may be looked at in between, from the first step to the last, and one may
 * practise before all of them, with the instructions read.
 */
export function pathFor({ step, input_method, consented }: Place, asked: string): SurveyPath {
  if (asked === practicePath && step === testStep.instructions && consented) return practicePath
  const isRunning = step > testStep.instructions && step < testStep.done
  if (asked === overviewPath && isRunning) return overviewPath
  return step === testStep.writing && input_method === inputMethod.speech ? sayingPath : pathOfStep[step]
}
