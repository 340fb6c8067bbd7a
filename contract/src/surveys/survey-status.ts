export const surveyStatus = { draft: 0, live: 1, closed: 2 } as const

export type SurveyStatus = (typeof surveyStatus)[keyof typeof surveyStatus]
