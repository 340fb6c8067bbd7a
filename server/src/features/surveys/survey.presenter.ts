import { type SurveyStatus, surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import type { listSurveys } from './surveys.queries.ts'

type Row = Awaited<ReturnType<typeof listSurveys>>['rows'][number]

const statusFrom = (stored: number): SurveyStatus =>
  Object.values(surveyStatus).find((status) => status === stored) ?? surveyStatus.draft

export function presentSurvey({ id, name, status, expires_at, created_at, invited, started, completed }: Row) {
  return {
    id,
    name,
    status: statusFrom(status),
    expires_at: expires_at.toISOString(),
    created_at: created_at.toISOString(),
    participants: { invited: invited ?? 0, started: started ?? 0, completed: completed ?? 0 },
  }
}
