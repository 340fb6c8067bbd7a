import { expect, it } from 'vitest'
import { fieldOfPath } from './field-of-path.ts'

const fields = ['name', 'departments', 'steps']
const onScreen = new Set(['name.en', 'name.zh', 'departments', 'steps.0.title.en'])

it.each([
  ['name', undefined, 'name'],
  ['name.zh', undefined, 'name.zh'],
  ['name.ms', undefined, 'name'],
  ['departments.3', undefined, 'departments'],
  ['steps.0.title.en', undefined, 'steps.0.title.en'],
  ['steps.1.title.en', undefined, 'steps'],
  ['names', undefined, null],
  ['plan', undefined, null],
  ['account.name', 'account', 'name'],
  ['account.name.en', 'account', 'name.en'],
  ['account.departments.0', 'account', 'departments'],
  ['account', 'account', null],
  ['token', 'account', null],
])('%s under %s belongs to %s', (path, under, field) => {
  expect(fieldOfPath(path, { fields, isOnScreen: (name) => onScreen.has(name), under })).toBe(field)
})
