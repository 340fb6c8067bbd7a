import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import type { ConsoleKey } from '../words.ts'

/** One page of a survey: what it is called in its address and as `data-page`, and how one gets there. */
type SurveyTab = { page: string; to: string; label: ConsoleKey }
type SurveyStep = SurveyTab & {
  /** Whether something has been done there. */
  isDone: (survey: WholeSurvey) => boolean
}

/** The views of one survey, in the specification's order. */
export const surveyTabs = [
  { page: 'overview', to: '/surveys/$id/overview', label: 'frame.overview' },
  { page: 'purpose', to: '/surveys/$id/purpose', label: 'frame.purpose' },
  { page: 'pipeline', to: '/surveys/$id/pipeline', label: 'frame.pipeline' },
  { page: 'results', to: '/surveys/$id/results', label: 'frame.result' },
  { page: 'screening', to: '/surveys/$id/screening', label: 'frame.screening' },
  { page: 'invites', to: '/surveys/$id/invites', label: 'frame.invite' },
] as const satisfies SurveyTab[]

/** The pages on which a survey is made, in the order in which the wizard leads through them. */
export const surveySteps = [
  {
    page: 'purpose',
    to: '/surveys/$id/purpose',
    label: 'frame.purpose',
    isDone: ({ job_position }: WholeSurvey) => job_position !== null,
  },
  {
    page: 'questions',
    to: '/surveys/$id/questions',
    label: 'frame.questions',
    isDone: ({ questions }: WholeSurvey) => questions > 0,
  },
  {
    page: 'queries',
    to: '/surveys/$id/queries',
    label: 'frame.queries',
    isDone: ({ index_criteria }: WholeSurvey) => index_criteria.length > 0,
  },
  {
    page: 'screening',
    to: '/surveys/$id/screening',
    label: 'frame.screeningQuestions',
    isDone: ({ screening_questions }: WholeSurvey) => screening_questions > 0,
  },
  {
    page: 'hiring-strategy',
    to: '/surveys/$id/hiring-strategy',
    label: 'frame.hiringStrategy',
    isDone: ({ strategy }: WholeSurvey) => strategy !== null,
  },
  {
    page: 'pitch',
    to: '/surveys/$id/pitch',
    label: 'frame.pitch',
    isDone: ({ pitch_id }: WholeSurvey) => pitch_id !== null,
  },
  {
    page: 'email-templates',
    to: '/surveys/$id/email-templates',
    label: 'frame.emailTemplates',
    isDone: ({ own_mails }: WholeSurvey) => own_mails > 0,
  },
  {
    page: 'participants',
    to: '/surveys/$id/participants',
    label: 'frame.participants',
    isDone: ({ participants }: WholeSurvey) => participants.invited > 0,
  },
  {
    page: 'overview',
    to: '/surveys/$id/overview',
    label: 'frame.summary',
    isDone: ({ status }: WholeSurvey) => status > 0,
  },
] as const satisfies SurveyStep[]

/** `import-participants` belongs to the step in which people are added, by another way; `edit` leads on to a step. */
export type SurveyPageName =
  | (typeof surveyTabs)[number]['page']
  | (typeof surveySteps)[number]['page']
  | 'import-participants'
  | 'edit'

/** A page that is only for making a survey keeps the wizard's frame also when the survey is out. */
export const isTab = (page: SurveyPageName) => surveyTabs.some((tab) => tab.page === page)
