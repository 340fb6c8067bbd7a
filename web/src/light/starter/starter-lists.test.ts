import { expect, it } from 'vitest'
import { isSenior, withPosition } from './starter-lists.ts'

const lists = {
  positions: [
    { code: 'trainee', name: 'Trainee', senior: false },
    { code: 'manager', name: 'Manager', senior: true },
  ],
}
const answers = { job_position: 'manager', goal_type: 'improve', supervision: 3 } as const

it('knows who is senior, and that nobody is before a position is chosen', () => {
  expect(isSenior(lists, answers)).toBe(true)
  expect(isSenior(lists, { ...answers, job_position: 'trainee' })).toBe(false)
  expect(isSenior(lists, { ...answers, job_position: null })).toBe(false)
})

it('opens the question of supervision again when general is not offered any more', () => {
  expect(withPosition(lists, answers, 'trainee')).toEqual({ ...answers, job_position: 'trainee', supervision: null })
  expect(withPosition(lists, answers, null)).toEqual({ ...answers, job_position: null, supervision: null })
  expect(withPosition(lists, { ...answers, supervision: 1 }, 'trainee').supervision).toBe(1)
  expect(withPosition(lists, answers, 'manager').supervision).toBe(3)
})
