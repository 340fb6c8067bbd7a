import { expect, it } from 'vitest'
import { fieldOfPath } from './field-of-path.ts'

const fields = ['name', 'departments']

it.each([
  ['name', undefined, 'name'],
  ['departments.3', undefined, 'departments'],
  ['names', undefined, null],
  ['plan', undefined, null],
  ['account.name', 'account', 'name'],
  ['account.departments.0', 'account', 'departments'],
  ['account', 'account', null],
  ['token', 'account', null],
])('%s under %s belongs to %s', (path, under, field) => {
  expect(fieldOfPath(path, fields, under)).toBe(field)
})
