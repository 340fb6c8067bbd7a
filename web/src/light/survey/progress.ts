import type { TestContent, TestState } from '@catchpitch/contract/respondent/test'
import { type TestStep, testStep } from '@catchpitch/contract/respondent/test-step'

/** How far one situation is, from 0 to 1, at the beginning of each of its steps; writing takes most of the time. */
const doneBefore: Partial<Record<TestStep, number>> = {
  [testStep.writing]: 0.05,
  [testStep.importance]: 0.6,
  [testStep.feelings]: 0.75,
  [testStep.control]: 0.9,
}

/** How much of each situation is done, from 0 to 1. */
export function progressOf({ step, topic }: Pick<TestState, 'step' | 'topic'>, { topics }: TestContent): number[] {
  return topics.map((_, index) => {
    const position = index + 1
    if (step >= testStep.compare || position < topic) return 1
    return position === topic ? (doneBefore[step] ?? 0) : 0
  })
}
