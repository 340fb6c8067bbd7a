import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { type TestStep, testStep } from '@catchpitch/contract/respondent/test-step'
import { describe, expect, it } from 'vitest'
import { isSurveyPath, pathFor, testIdIn } from './survey-path.ts'

const test_id = '018f2b7e-0000-7000-8000-000000000001'

describe('pathFor', () => {
  it.each<[TestStep, string, string]>([
    [testStep.instructions, `/user-survey/${test_id}`, '/survey/instructions'],
    [testStep.instructions, '/survey/situations', '/survey/instructions'],
    [testStep.writing, '/survey/my-life', '/survey/statement'],
    [testStep.importance, '/survey/statement', '/survey/statement'],
    [testStep.feelings, '/survey/situations', '/survey/situations'],
    [testStep.control, '/survey/statement', '/survey/situation-control'],
    [testStep.compare, '/survey/situation-control', '/survey/compare-situations'],
    [testStep.done, '/survey/situations', '/survey/my-life'],
  ])('in step %i, %s leads to %s', (step, asked, path) => {
    expect(pathFor({ step, input_method: null }, asked, [inputMethod.typing])).toBe(path)
  })

  const { typing, speech } = inputMethod
  it.each([
    [
      'who asks for it, where it is offered',
      typing,
      '/survey/speech-to-text',
      [typing, speech],
      '/survey/speech-to-text',
    ],
    ['nobody, where it is not', typing, '/survey/speech-to-text', [typing], '/survey/statement'],
    ['who has chosen it before', speech, '/survey/situation-control', [typing, speech], '/survey/speech-to-text'],
    ['nobody who would rather type', speech, '/survey/statement', [typing, speech], '/survey/statement'],
  ] as const)('lets speak: %s', (_, input_method, asked, offered, path) => {
    expect(pathFor({ step: testStep.writing, input_method }, asked, offered)).toBe(path)
    expect(pathFor({ step: testStep.importance, input_method }, asked, offered)).toBe('/survey/statement')
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
