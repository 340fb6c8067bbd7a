/** A survey of a company, by the ids that its calls are made with. */
export type SurveyKey = { id: string; survey_id: string }
