import { expect, test } from 'vitest'
import { disagreements } from './agreement.ts'
import { calls } from './calls.ts'
import { callsOfPage } from './page-calls.ts'
import { callsMadeBy } from './page-sources.ts'
import { isPartThere } from './part-readings.ts'
import { parts } from './parts.ts'
import { routes } from './routes.ts'
import toCome from './to-come.json' with { type: 'json' }

test('every page makes the calls that it is for, or is marked as to come', () => {
  const isThere = (path: string) => {
    const made = callsMadeBy(path)
    return made !== null && (callsOfPage.get(path) ?? []).every((call) => made.has(call))
  }
  const asked = [...new Set(routes.map(({ path }) => path))]
  expect(disagreements({ asked, marked: toCome.pages, isThere })).toEqual([])
})

test('what a page is for is said of every page, and in calls of the specification', () => {
  const paths = new Set(routes.map(({ path }) => path))
  expect([...paths].filter((path) => !callsOfPage.has(path))).toEqual([])
  expect([...callsOfPage.keys()].filter((path) => !paths.has(path))).toEqual([])
  const known = new Set<string>(calls)
  expect([...callsOfPage.values()].flat().filter((call) => !known.has(call))).toEqual([])
})

test('every part of a screen that is named can be come upon, or is marked as to come', () => {
  const isThere = (name: string) => parts.some((part) => part === name && isPartThere(part))
  expect(disagreements({ asked: parts, marked: toCome.parts, isThere })).toEqual([])
})
