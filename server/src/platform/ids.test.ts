import { id } from '@catchpitch/contract/ids'
import { expect, it } from 'vitest'
import { newId, timeOfId } from './ids.ts'

it('makes uuids of version 7 that sort by their time', () => {
  const times = [0, 1, 1_700_000_000_000, 1_700_000_000_001, 4_000_000_000_000]
  const ids = times.map((time) => newId(new Date(time)))
  for (const made of ids) {
    expect(id.safeParse(made).success).toBe(true)
    expect(made[14]).toBe('7')
  }
  expect(ids.toSorted()).toEqual(ids)
})

it('makes another one each time, also in the same millisecond, and the later one sorts later', () => {
  const now = new Date(1_700_000_000_000)
  const ids = Array.from({ length: 10_000 }, () => newId(now))
  expect(new Set(ids).size).toBe(10_000)
  expect(ids.toSorted()).toEqual(ids)
})

it('tells when an id was made', () => {
  const now = new Date('2026-11-16T02:00:00.123Z')
  expect(timeOfId(newId(now))).toEqual(now)
})
