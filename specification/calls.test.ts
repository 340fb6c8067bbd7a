import { endpoints } from '@catchpitch/contract/endpoints'
import { expect, test } from 'vitest'
import { disagreements } from './agreement.ts'
import { calls } from './calls.ts'
import toCome from './to-come.json' with { type: 'json' }

/** What a path calls its parameters is nobody's business but its own. */
const withoutNames = (call: string) => call.replaceAll(/\{[^}]*\}/g, '{}')

const offered = new Set(Object.values(endpoints).map(({ method, path }) => withoutNames(`${method} ${path}`)))

test('every call of the specification is in the contract, or marked as to come', () => {
  const isThere = (call: string) => offered.has(withoutNames(call))
  expect(disagreements({ asked: calls, marked: toCome.calls, isThere })).toEqual([])
})

test('the contract offers no call that the specification does not ask for', () => {
  const asked = new Set(calls.map(withoutNames))
  expect([...offered].filter((call) => !asked.has(call))).toEqual([])
})
