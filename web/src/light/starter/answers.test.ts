import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answersFrom, keptAnswers } from './answers.ts'

const none = { job_position: null, goal_type: null, supervision: null }

describe('answersFrom', () => {
  it.each([
    [null, none],
    ['', none],
    ['not json', none],
    ['null', none],
    ['[]', none],
    ['{"job_position":7,"goal_type":"","supervision":4}', none],
    ['{"job_position":"manager","supervision":3,"other":1}', { ...none, job_position: 'manager', supervision: 3 }],
  ])('%s', (text, answers) => {
    expect(answersFrom(text)).toEqual(answers)
  })
})

describe('keptAnswers', () => {
  const storage = new Map<string, string>()

  beforeEach(() => {
    storage.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    })
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('gives back what was written', () => {
    const answers = { job_position: 'manager', goal_type: null, supervision: 2 } as const
    keptAnswers.write(answers)
    expect(keptAnswers.read()).toEqual(answers)
  })

  it('leaves nothing behind when every question was skipped', () => {
    keptAnswers.write({ ...none, goal_type: 'improve' })
    keptAnswers.write(none)
    expect(storage.size).toBe(0)
  })
})
