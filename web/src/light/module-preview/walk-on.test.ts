import type { TestContent } from '@catchpitch/contract/respondent/test'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { expect, it } from 'vitest'
import { keptOf } from '../survey/keeping/kept.ts'
import { createSurvey } from '../survey/keeping/survey.ts'
import { imaginedContent, imaginedState } from '../survey/testing/imagined-test.ts'
import { walkOn } from './walk-on.ts'

const situation = (situation_id: string, samples: string[]) => ({
  situation_id,
  name: situation_id,
  topic: situation_id,
  text: situation_id,
  samples,
})

const content: TestContent = {
  ...imaginedContent,
  short_questions: ['Since when?'],
  feelings_scale: 2,
  topics: [situation('one', ['I asked.', 'Nobody came.']), situation('two', [])],
}

it('leads from the instructions to the end, one screen at a press, with everything answered', () => {
  const survey = createSurvey({
    kept: keptOf({ token: '', content, state: imaginedState }, { language: 'en', skew_ms: 0, earlier: null }),
    store: () => {},
    server: {
      send: async () => null,
      readState: async (kept) => kept.state,
      readContent: async () => content,
      reportGap: async () => ({ deadline_at: null, credited_ms: 0 }),
    },
    language: () => 'en',
  })
  const seen: string[] = []
  for (let press = 0; press < 20 && survey.snapshot().view.step !== testStep.done; press += 1) {
    const { step, topic } = survey.snapshot().view
    seen.push(`${step}/${topic}`)
    walkOn(survey)
  }
  expect(seen).toEqual(['1/0', '1/0', '1/0', '2/0', '4/1', '5/1', '6/1', '7/1', '4/2', '5/2', '6/2', '7/2', '8/2'])
  const [one] = survey.snapshot().view.topics
  expect(one?.statements).toHaveLength(8)
  expect(one?.feelings).toEqual([1, 2, 1, 2, 1, 2, 1, 2])
  expect(one?.controls).toEqual([1, 2, 3, 1, 2, 3, 1, 2])
})
