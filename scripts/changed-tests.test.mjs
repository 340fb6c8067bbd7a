import { expect, test } from 'vitest'
import { isTestable, testFilters } from './changed-tests.mjs'

test('a file of a feature runs the tests of that feature in every part', () => {
  expect(testFilters(['server/src/features/teams/departments.queries.ts'])).toEqual([
    'architecture.test.ts',
    'contract/src/teams/',
    'server/src/features/teams/',
    'web/src/console/features/teams/',
  ])
})

test('a file elsewhere runs the tests beside it, once for all files of a folder', () => {
  expect(testFilters(['web/src/api/api.ts', 'web/src/api/address.ts', 'server/src/app.ts'])).toEqual([
    'architecture.test.ts',
    'web/src/api/',
    'server/src/app',
  ])
})

test('texts and pictures have no tests', () => {
  expect(['README.md', 'web/light.html', 'docs/x.mjs', 'web/src/a.tsx'].filter(isTestable)).toEqual(['web/src/a.tsx'])
})
