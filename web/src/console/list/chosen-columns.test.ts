import fc from 'fast-check'
import { expect, it } from 'vitest'
import { differencesOf, shownColumns } from './chosen-columns.ts'

const columns = [
  { key: 'name', fixed: true },
  { key: 'email' },
  { key: 'role' },
  { key: 'since', optional: true },
] as const

const keys = columns.map(({ key }) => key)

it('shows the standard to who has chosen nothing', () => {
  expect(shownColumns(columns, undefined)).toEqual(['name', 'email', 'role'])
  expect(differencesOf(columns, ['name', 'email', 'role'])).toBeNull()
})

it('shows what was chosen, in the order of the list', () => {
  const choices = fc.subarray(keys).map((chosen) => keys.filter((key) => key === 'name' || chosen.includes(key)))
  fc.assert(
    fc.property(choices, (shown) => {
      expect(shownColumns(columns, differencesOf(columns, shown))).toEqual(shown)
    }),
  )
})

it('never leaves out the column that says which row it is', () => {
  expect(shownColumns(columns, ['-name', '-email', '-role'])).toEqual(['name'])
})

it('shows a column that came later to who has chosen before', () => {
  const stored = differencesOf(columns, ['name', 'role'])
  expect(shownColumns([...columns, { key: 'phone' }], stored)).toEqual(['name', 'role', 'phone'])
})

it.each([null, 'email', 5, {}, [null, 7, '-salary']])('takes %j for no choice', (stored) => {
  expect(shownColumns(columns, stored)).toEqual(['name', 'email', 'role'])
})
