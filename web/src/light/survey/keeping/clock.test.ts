import type { TestState } from '@catchpitch/contract/respondent/test'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { expect, it } from 'vitest'
import { timeLeft } from './clock.ts'

const started = Date.parse('2026-11-15T01:00:00.000Z')
const minutes = (count: number) => count * 60_000
const at = (count: number) => started + minutes(count)

const view: TestState = {
  test_id: 't',
  invite_id: 'i',
  interested: true,
  short_answers: [],
  closes_at: '2026-11-22T16:00:00.000Z',
  step: testStep.writing,
  topic: 1,
  consented: true,
  input_method: null,
  extra_time: 50,
  allow_paste: false,
  integrity_policy: 3,
  compare_ranking: null,
  compare_revision: 0,
  topics: [
    {
      position: 1,
      deadline_at: new Date(at(15)).toISOString(),
      ranking: null,
      ranking_revision: 0,
      feelings: null,
      feelings_revision: 0,
      controls: null,
      controls_revision: 0,
      statements: [],
    },
  ],
  now: new Date(started).toISOString(),
}

const cutFrom = (count: number) => new Date(at(count)).toISOString()

it.each([
  { name: 'runs', cut_from: null, credited_ms: 0, now: 4, left: 11 },
  { name: 'ends at nothing', cut_from: null, credited_ms: 0, now: 99, left: 0 },
  { name: 'stands still without a connection', cut_from: cutFrom(5), credited_ms: 0, now: 25, left: 10 },
  { name: 'runs on when all is given back', cut_from: cutFrom(5), credited_ms: 0, now: 40, left: 5 },
  { name: 'knows what was given back before', cut_from: cutFrom(5), credited_ms: minutes(20), now: 20, left: 5 },
  { name: 'does not count what was lost before it began', cut_from: cutFrom(-60), credited_ms: 0, now: 10, left: 15 },
])('the clock $name', ({ cut_from, credited_ms, now, left }) => {
  expect(timeLeft(view, { cut_from, credited_ms }, at(now))).toBe(minutes(left))
})
