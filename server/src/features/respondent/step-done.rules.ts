import { limits } from '@catchpitch/contract/limits'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import type { EditionContent } from '@catchpitch/contract/surveys/edition-content'
import { isFeeling } from '@catchpitch/method/feeling'
import { isRankingOf, ratingOf, unratedSlots } from '@catchpitch/method/slots'
import type { Place } from './place.queries.ts'
import { stepFrom } from './test-state.presenter.ts'

type Answered = Pick<
  Place,
  | 'step'
  | 'consented_at'
  | 'input_method'
  | 'written'
  | 'ranking'
  | 'feelings'
  | 'controls'
  | 'compare_ranking'
  | 'situation_ids'
  | 'short_answered'
>
type Asked = Pick<EditionContent, 'feelings_scale' | 'screening_questions'>

/** Whether nothing is missing in the step that a person wants to leave. */
export function isStepDone(place: Answered, { feelings_scale, screening_questions }: Asked): boolean {
  const ranking = place.ranking ?? []
  switch (stepFrom(place.step)) {
    case testStep.instructions:
      return place.consented_at !== null
    case testStep.short_questions:
      return screening_questions.every((_, index) => place.short_answered.includes(index + 1))
    case testStep.input_method:
      return place.input_method !== null
    case testStep.writing:
      return place.written.length >= limits.test.slots.min
    case testStep.importance:
      return isRankingOf(ranking, place.written)
    case testStep.feelings: {
      const feelings = place.feelings ?? []
      return ranking.every((slot) => isFeeling(ratingOf(feelings, slot) ?? 0, feelings_scale))
    }
    case testStep.control:
      return unratedSlots(ranking, place.controls ?? []).length === 0
    case testStep.compare:
      return isRankingOf(
        place.compare_ranking ?? [],
        place.situation_ids.map((_, index) => index + 1),
      )
    case testStep.done:
      return false
  }
}
