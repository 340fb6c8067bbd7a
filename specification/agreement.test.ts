import { expect, test } from 'vitest'
import { disagreements } from './agreement.ts'

const isThere = (item: string) => item.startsWith('built')

test('what is built and not marked agrees, and so does what is marked and not built', () => {
  expect(disagreements({ asked: ['built a', 'b'], marked: ['b'], isThere })).toEqual([])
})

test('what is neither built nor marked is missing', () => {
  expect(disagreements({ asked: ['a'], marked: [], isThere })).toEqual([
    'Not there, or not as the specification says: a',
  ])
})

test('what is built must not stay marked', () => {
  expect(disagreements({ asked: ['built a'], marked: ['built a'], isThere })).toEqual([
    'Already there, so unmark it in to-come.json: built a',
  ])
})

test('a mark for what nobody asked for, and what is asked for twice, are told', () => {
  expect(disagreements({ asked: ['built a', 'built a'], marked: ['b'], isThere })).toEqual([
    'Marked in to-come.json, but the specification has no such thing: b',
    'Asked for twice: built a',
  ])
})
