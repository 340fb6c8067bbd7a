import { resultStatus } from '@catchpitch/contract/results/result-status'
import { expect, it } from 'vitest'
import { type Card, type Column, withMoved } from './pipeline-query.ts'

const { accepted, rejected, pipeline } = resultStatus

const card = (id: string, status: Card['status'] = null): Card => ({
  id,
  code: `C-${id}`,
  name: null,
  status,
  completed_at: '2026-11-16T02:00:00.000Z',
  events: 0,
  is_repeat: false,
})

const board: Column[] = [
  { status: null, total: 30, people: [card('a'), card('b')] },
  { status: pipeline, total: 1, people: [card('c', pipeline)] },
  { status: accepted, total: 0, people: [] },
  { status: rejected, total: 0, people: [] },
]

it('shows people on their way where they were dropped, and counts them there', () => {
  const moved = withMoved(board, { ids: ['a', 'c'], status: accepted })
  expect(moved.map(({ total, people }) => [total, people.map(({ id }) => id)])).toEqual([
    [29, ['b']],
    [0, []],
    [2, ['a', 'c']],
    [0, []],
  ])
  expect(moved[2]?.people.map(({ status }) => status)).toEqual([accepted, accepted])
})

it('is the same board while nobody moves', () => {
  expect(withMoved(board, null)).toBe(board)
})
