import type { TestContent, TestState } from '@catchpitch/contract/respondent/test'
import type { Reply } from '../../../api/calls.ts'
import { ownResult } from './own-result.ts'

/** A person's own map, as the server tells it: where they stand, in all and in each situation. */
export type Life = Pick<Reply<'GET /my-life'>, 'result' | 'by_situation' | 'compared'>

/** The same, worked out on this device from what they have answered: it is there before anything is sent. */
export function lifeOf(view: TestState, content: TestContent): Life {
  const result = ownResult(view, content)
  const topicOf = (id: string) => content.topics.find(({ situation_id }) => situation_id === id)?.topic ?? ''
  return {
    result,
    by_situation: (result?.by_situation ?? []).map(({ situation_id, x, y }) => ({
      situation_id,
      topic: topicOf(situation_id),
      x,
      y,
    })),
    compared: (view.compare_ranking ?? []).map((position) => content.topics[position - 1]?.topic ?? ''),
  }
}
