import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import type { ConsoleKey } from '../words.ts'

/** One page of a survey: what it is called in its address and as `data-page`, and how one gets there. */
type SurveyTab = { page: string; to: string; label: ConsoleKey }
type SurveyStep = SurveyTab & {
  /** Whether there is nothing left to do there. Null: it can be left as it is. */
  isDone: (survey: WholeSurvey) => boolean | null
}

/** The views of one survey, in the specification's order. */
export const surveyTabs = [
  { page: 'overview', to: '/surveys/$id/overview', label: 'frame.overview' },
  { page: 'results', to: '/surveys/$id/results', label: 'frame.result' },
] as const satisfies SurveyTab[]

/** The pages on which a survey is made, in the order in which the wizard leads through them. */
export const surveySteps = [
  {
    page: 'overview',
    to: '/surveys/$id/overview',
    label: 'frame.summary',
    isDone: ({ status }: WholeSurvey) => status > 0,
  },
] as const satisfies SurveyStep[]

export type SurveyPageName = (typeof surveyTabs)[number]['page'] | (typeof surveySteps)[number]['page']

/** A page that is only for making a survey keeps the wizard's frame also when the survey is out. */
export const isTab = (page: SurveyPageName) => surveyTabs.some((tab) => tab.page === page)
