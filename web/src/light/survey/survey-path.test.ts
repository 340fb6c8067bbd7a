import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { type TestStep, testStep } from '@catchpitch/contract/respondent/test-step'
import { describe, expect, it } from 'vitest'
import { isSurveyPath, pathFor, testIdIn } from './survey-path.ts'

const test_id = '018f2b7e-0000-7000-8000-000000000001'

describe('pathFor', () => {
  it.each<[TestStep, string, string]>([
    [testStep.instructions, `/user-survey/${test_id}`, '/survey/instructions'],
    [testStep.instructions, '/survey/situations', '/survey/instructions'],
    [testStep.instructions, '/survey/practice', '/survey/practice'],
    [testStep.writing, '/survey/practice', '/survey/statement'],
    [testStep.writing, '/survey/my-life', '/survey/statement'],
    [testStep.importance, '/survey/statement', '/survey/statement'],
    [testStep.feelings, '/survey/situations', '/survey/situations'],
    [testStep.control, '/survey/statement', '/survey/situation-control'],
    [testStep.compare, '/survey/situation-control', '/survey/compare-situations'],
    [testStep.done, '/survey/situations', '/survey/my-life'],
  ])('in step %i, %s leads to %s', (step, asked, path) => {
    expect(pathFor({ step, input_method: null, consented: true }, asked)).toBe(path)
  })

  it('lets nobody practise before they have agreed to what is recorded', () => {
    const place = { step: testStep.instructions, input_method: null, consented: false }
    expect(pathFor(place, '/survey/practice')).toBe('/survey/instructions')
  })

  it('follows who speaks to their own page, whatever was asked for, and leads everybody else away from it', () => {
    const { typing, speech } = inputMethod
    const consented = true
    for (const asked of ['/survey/statement', '/survey/speech-to-text', '/survey/situation-control']) {
      expect(pathFor({ step: testStep.writing, input_method: speech, consented }, asked)).toBe('/survey/speech-to-text')
      expect(pathFor({ step: testStep.writing, input_method: typing, consented }, asked)).toBe('/survey/statement')
      expect(pathFor({ step: testStep.importance, input_method: speech, consented }, asked)).toBe('/survey/statement')
    }
  })
})

it.each([
  [`/user-survey/${test_id}`, true],
  ['/survey/statement', true],
  ['/survey/nowhere', false],
  ['/survey/constructor', false],
  ['/user-survey', false],
  ['/', false],
])('%s is a page of a survey: %s', (path, is) => {
  expect(isSurveyPath(path)).toBe(is)
})

it('reads the test from an address that names one', () => {
  expect(testIdIn(`/user-survey/${test_id}`)).toBe(test_id)
  expect(testIdIn('/survey/statement')).toBeNull()
})
