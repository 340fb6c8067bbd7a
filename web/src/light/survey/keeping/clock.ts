import { limits } from '@catchpitch/contract/limits'
import type { TestState } from '@catchpitch/contract/respondent/test'
import { currentTopic } from './answers.ts'
import { writingTime } from './apply-change.ts'
import type { Kept } from './kept.ts'

type Lost = Pick<Kept, 'cut_from' | 'credited_ms'>

const mostCredit_ms = limits.test.credit_minutes * 60_000

/**
 * What is left of the situation's time. Without a connection the clock stands still, for the server will give that
 * time back, as long as it has not given all that it gives.
 */
export function timeLeft(view: TestState, { cut_from, credited_ms }: Lost, serverNow: number): number | null {
  const topic = currentTopic(view)
  if (!topic) return null
  const deadline = Date.parse(topic.deadline_at)
  const started = deadline - writingTime(view)
  const lost = cut_from === null ? 0 : serverNow - Math.max(Date.parse(cut_from), started)
  const credit = Math.min(Math.max(0, lost), Math.max(0, mostCredit_ms - credited_ms))
  return Math.max(0, deadline - serverNow + credit)
}
