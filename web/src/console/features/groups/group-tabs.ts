const groupTabs = ['people', 'departments', 'surveys'] as const
export type GroupTab = (typeof groupTabs)[number]

/** What an address asks for, if there is such a view; the first has no name of its own. */
export const groupTabFrom = (written: unknown) => groupTabs.find((tab) => tab === written)

/** In the specification's order, after the overview. */
const surveyTabs = ['purpose', 'pipeline', 'results', 'screening', 'invites', 'questions'] as const
export type SurveyTab = (typeof surveyTabs)[number]

export const surveyTabFrom = (written: unknown) => surveyTabs.find((tab) => tab === written)
