import { constantFrom } from '@catchpitch/contract/constant-from'
import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import type { TestState } from '@catchpitch/contract/respondent/test'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'
import type { Attempt } from './attempts.queries.ts'
import type { ShortAnswer } from './short-answers.queries.ts'
import type { Statement, Topic } from './topics.queries.ts'

export const stepFrom = (stored: number) => constantFrom(testStep, stored)
const methodFrom = (stored: number) => constantFrom(inputMethod, stored)

/** What stands around the situations. */
type Around = { short_answers: readonly ShortAnswer[]; interested: boolean; closes_at: Date }

/** Where the person is and all that they have answered, as another device needs it to go on. */
export function presentState(
  attempt: Attempt,
  topics: readonly Topic[],
  statements: readonly Statement[],
  { short_answers, interested, closes_at }: Around,
  now: Date,
): TestState {
  return {
    test_id: attempt.id,
    invite_id: attempt.invite_id,
    interested,
    step: stepFrom(attempt.step),
    topic: attempt.topic,
    consented: attempt.consented_at !== null,
    input_method: attempt.input_method === null ? null : methodFrom(attempt.input_method),
    extra_time: attempt.extra_time,
    allow_paste: attempt.allow_paste,
    integrity_policy: constantFrom(integrityPolicy, attempt.integrity_policy),
    short_answers: [...short_answers],
    compare_ranking: attempt.compare_ranking,
    compare_revision: attempt.compare_revision,
    topics: topics.map((topic) => ({
      position: topic.position,
      deadline_at: topic.deadline_at.toISOString(),
      ranking: topic.ranking,
      ranking_revision: topic.ranking_revision,
      feelings: topic.feelings,
      feelings_revision: topic.feelings_revision,
      controls: topic.controls,
      controls_revision: topic.controls_revision,
      statements: statements
        .filter((statement) => statement.topic === topic.position)
        .map(({ slot, revision, input_method, text, recording_id, picture_id, link, removed }) => ({
          slot,
          revision,
          input_method: methodFrom(input_method),
          text,
          recording_id,
          picture_id,
          link,
          removed,
        })),
    })),
    closes_at: closes_at.toISOString(),
    now: now.toISOString(),
  }
}
