import type { SurveyForm } from '@catchpitch/contract/surveys/survey-form'
import type { Problems } from '../../survey/use-survey-saving.ts'

/** What stands in the fields of a survey, what is wrong with it, and how it is changed. */
export type SurveyFields = {
  values: SurveyForm
  problems: Problems
  change: (patch: Partial<SurveyForm>) => void
}

/** The one of a table's numbers that a select has; null where nothing is chosen. */
export function numberFrom<Value extends number>(table: Record<string, Value>, written: string): Value | null {
  return Object.values(table).find((value) => String(value) === written) ?? null
}
