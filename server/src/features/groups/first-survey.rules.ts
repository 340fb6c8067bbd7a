import type { FirstSurveyAnswers } from '@catchpitch/contract/groups/first-survey'
import type { OptionList } from '@catchpitch/contract/options/option-lists'
import { isForSeniors, supervisionCodeOf } from '@catchpitch/contract/surveys/supervision'

type Choice = { list: OptionList; code: string }

/** The answers as entries of the lists that they were picked from. */
export function choicesOf({ job_position, goal_type, supervision }: FirstSurveyAnswers): Choice[] {
  return [
    ...(job_position === null ? [] : [{ list: 'job_position' as const, code: job_position }]),
    ...(goal_type === null ? [] : [{ list: 'goal_type' as const, code: goal_type }]),
    ...(supervision === null ? [] : [{ list: 'supervision' as const, code: supervisionCodeOf(supervision) }]),
  ]
}

/**
 * What of the answers can be kept. They have waited in a browser, for weeks perhaps, so that what the lists no longer
 * offer is left out and refuses nobody; nor is general supervision kept for a position that is not known to be senior.
 * Null if nothing is left.
 */
export function fittingAnswers(
  answers: FirstSurveyAnswers,
  offered: readonly { list: string; code: string; senior: boolean }[],
): FirstSurveyAnswers | null {
  const find = (list: OptionList) => offered.find((option) => option.list === list)
  const position = find('job_position')
  const isSenior = position?.senior ?? false
  const { supervision } = answers
  const suits =
    supervision !== null && find('supervision') && (isSenior || !isForSeniors(supervisionCodeOf(supervision)))
  const fitting = {
    job_position: position?.code ?? null,
    goal_type: find('goal_type')?.code ?? null,
    supervision: suits ? supervision : null,
  }
  return Object.values(fitting).some((answer) => answer !== null) ? fitting : null
}
