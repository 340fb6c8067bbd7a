import { type InputMethod, inputMethod } from '@catchpitch/contract/respondent/input-method'
import type { TestState } from '@catchpitch/contract/respondent/test'
import { type TestStep, testStep } from '@catchpitch/contract/respondent/test-step'

/** The pages of a survey by their address, as the specification names them. */
const surveyPages = {
  '/survey/instructions': 'survey.instructions',
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

export const overviewPath: SurveyPath = '/survey/situations'
export const typingPath: SurveyPath = '/survey/statement'
export const sayingPath: SurveyPath = '/survey/speech-to-text'

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

type Place = Pick<TestState, 'step' | 'input_method'>

/** Who has chosen to speak begins there; everybody may change at any statement, where it is offered. */
function isSaying({ input_method }: Place, asked: string, offered: readonly InputMethod[]): boolean {
  if (!offered.includes(inputMethod.speech)) return false
  return asked === sayingPath || (asked !== typingPath && input_method === inputMethod.speech)
}

/** The page whose turn it is. The overview may be looked at in between, from the first step to the last. */
export function pathFor(place: Place, asked: string, offered: readonly InputMethod[]): SurveyPath {
  const { step } = place
  const isRunning = step > testStep.instructions && step < testStep.done
  if (asked === overviewPath && isRunning) return overviewPath
  return step === testStep.writing && isSaying(place, asked, offered) ? sayingPath : pathOfStep[step]
}
