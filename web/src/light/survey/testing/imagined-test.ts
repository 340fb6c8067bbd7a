import type { TestContent, TestState } from '@catchpitch/contract/respondent/test'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'

/** A survey that says as little as one can. */
export const imaginedContent: TestContent = {
  company: 'Kopi & Kain',
  name: 'Barista, Bangsar',
  description: '',
  instructions: '',
  things_to_remember: '',
  completion_message: '',
  consent: { version: 1, body: '' },
  job_position: '',
  position_applied: '',
  skills_required: '',
  supervision_provided: null,
  hiring_strategy: [],
  short_questions: [],
  feelings_scale: 4,
  input_methods: [1],
  topics: [],
}

/** Somebody who has just come by the link, and done nothing yet. */
export const imaginedState: TestState = {
  test_id: '01996f00-0000-7000-8000-000000000001',
  invite_id: '01996f00-0000-7000-8000-000000000002',
  interested: false,
  step: testStep.instructions,
  topic: 0,
  consented: false,
  input_method: null,
  extra_time: 0,
  allow_paste: false,
  integrity_policy: integrityPolicy.none,
  short_answers: [],
  compare_ranking: null,
  compare_revision: 0,
  topics: [],
  closes_at: '2030-11-22T16:00:00.000Z',
  now: '2026-11-16T02:00:00.000Z',
}
