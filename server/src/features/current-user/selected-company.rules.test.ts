import { describe, expect, it } from 'vitest'
import { selectedCompany } from './selected-company.rules.ts'

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

describe('selectedCompany', () => {
  it.each([
    ['the one asked for', [a, b, c], 'b', { selected_group: 'c' }, b],
    ['the one taken last, if none is asked for', [a, b, c], null, { selected_group: 'c' }, c],
    ['the one taken last, if the one asked for is not theirs', [a, b], 'c', { selected_group: 'b' }, b],
    ['the only one', [a], null, {}, a],
    ['the only one, if the one taken last is left', [a], null, { selected_group: 'b' }, a],
    ['none of several, if none was taken', [a, b], null, {}, null],
    ['none of several, if what is stored is no id', [a, b], null, { selected_group: ['a'] }, null],
    ['none, if there is none', [], 'a', { selected_group: 'a' }, null],
  ])('is %s', (_title, companies, asked, preferences, selected) => {
    expect(selectedCompany(companies, asked, preferences)).toBe(selected)
  })
})
