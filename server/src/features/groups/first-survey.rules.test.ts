import { describe, expect, it } from 'vitest'
import { choicesOf, fittingAnswers } from './first-survey.rules.ts'

const answers = { job_position: 'manager', goal_type: 'improve', supervision: 3 } as const
const offer = (list: 'job_position' | 'goal_type' | 'supervision', code: string, senior = false) => ({
  list,
  code,
  senior,
})
const position = offer('job_position', 'manager', true)
const goal = offer('goal_type', 'improve')
const general = offer('supervision', 'general')

describe('choicesOf', () => {
  it('names what was answered, and nothing for what was skipped', () => {
    expect(choicesOf(answers)).toEqual([
      { list: 'job_position', code: 'manager' },
      { list: 'goal_type', code: 'improve' },
      { list: 'supervision', code: 'general' },
    ])
    expect(choicesOf({ job_position: null, goal_type: null, supervision: null })).toEqual([])
  })
})

describe('fittingAnswers', () => {
  it.each([
    ['all that is offered', [position, goal, general], answers],
    ['no goal that is gone', [position, general], { ...answers, goal_type: null }],
    [
      'no general supervision without its position',
      [goal, general],
      { ...answers, job_position: null, supervision: null },
    ],
    [
      'no general supervision for a position that is not senior',
      [{ ...position, senior: false }, goal, general],
      { ...answers, supervision: null },
    ],
    ['no supervision that staff have archived', [position, goal], { ...answers, supervision: null }],
    ['nothing at all when nothing is left', [], null],
  ])('keeps %s', (_what, offered, kept) => {
    expect(fittingAnswers(answers, offered)).toEqual(kept)
  })

  it('keeps direct supervision for any position', () => {
    const kept = fittingAnswers({ ...answers, supervision: 1 }, [offer('supervision', 'direct')])
    expect(kept).toEqual({ job_position: null, goal_type: null, supervision: 1 })
  })
})
