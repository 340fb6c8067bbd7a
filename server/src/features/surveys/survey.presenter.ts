import { moduleKind } from '@catchpitch/contract/modules/module-kind'
import { type SurveyStatus, surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { oneOf } from './survey.rules.ts'
import type { listSurveys } from './surveys.queries.ts'

type Row = Awaited<ReturnType<typeof listSurveys>>['rows'][number]

export const statusFrom = (stored: number): SurveyStatus =>
  Object.values(surveyStatus).find((status) => status === stored) ?? surveyStatus.draft

type People = { invited: number | null; started: number | null; completed: number | null }

export const peopleOf = ({ invited, started, completed }: People) => ({
  invited: invited ?? 0,
  started: started ?? 0,
  completed: completed ?? 0,
})

export function presentSurvey(row: Row) {
  const { id, hash_id, name, status, module_kind, department, questions, expires_at, created_at } = row
  return {
    id,
    hashId: hash_id,
    name,
    status: statusFrom(status),
    kind: oneOf(moduleKind, module_kind),
    department,
    questions,
    expires_at: expires_at.toISOString(),
    created_at: created_at.toISOString(),
    participants: peopleOf(row),
  }
}
