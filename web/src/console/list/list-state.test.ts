import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '../search-codec.ts'
import { isNarrowed, type ListGrammar, queryOf, readList, writeList } from './list-state.ts'

const grammar: ListGrammar = {
  order: '-created_at',
  orders: ['created_at', '-created_at', 'name', '-name'],
  filters: ['status', 'dimension', 'group'],
  apart: ['group'],
}

const value = fc
  .string({ minLength: 1, unit: fc.constantFrom('a', 'b', '0', '9', '-', '陈', ':', ' ') })
  .filter((text) => text.trim() !== '')
const values = fc.array(value, { minLength: 1, maxLength: 3 })
const states = fc.record({
  page: fc.integer({ min: 1, max: 500 }),
  keyword: fc.string({ unit: 'grapheme' }),
  order: fc.constantFrom(...grammar.orders),
  filter: fc.record({ status: values, dimension: values, group: values }, { requiredKeys: [] }),
})

describe('the address of a list', () => {
  it('leads back to the same list, through the text that people send each other', () => {
    fc.assert(
      fc.property(states, (state) => {
        const text = stringifySearch(writeList(state, grammar))
        expect(readList(parseSearch(text), grammar)).toEqual(state)
      }),
    )
  })

  it('says nothing where all is as it always is', () => {
    expect(stringifySearch(writeList(readList({}, grammar), grammar))).toBe('')
  })

  it('is written in the words of the contract', () => {
    const state = { page: 2, keyword: 'mei', order: 'name', filter: { status: ['9', '11'], group: ['g'] } }
    expect(writeList(state, grammar)).toEqual({
      page: 2,
      keyword: 'mei',
      order: 'name',
      filter: 'status:9,11',
      group: 'g',
    })
    expect(queryOf(state)).toEqual({ page: 2, keyword: 'mei', order: 'name', filter: 'status:9,11;group:g' })
  })

  it.each([
    [{ page: '0' }],
    [{ page: '-2' }],
    [{ page: 'last' }],
    [{ page: '1e99' }],
    [{ order: 'salary' }],
    [{ filter: 'salary:1' }],
    [{ filter: 'status:' }],
    [{ filter: 'constructor:1;__proto__:2' }],
    [{ group: '' }],
  ])('reads %j as the list that the page opens with', (address) => {
    expect(readList(address, grammar)).toEqual({ page: 1, keyword: '', order: '-created_at', filter: {} })
  })

  it('never fails, whatever is typed into it', () => {
    const written = fc.record({ page: fc.string(), keyword: fc.string(), filter: fc.string(), order: fc.string() })
    fc.assert(
      fc.property(written, (address) => {
        const { page, order } = readList(address, grammar)
        expect(page).toBeGreaterThan(0)
        expect(grammar.orders).toContain(order)
      }),
    )
  })
})

it('a list is narrowed by a keyword or a filter, not by its order or page', () => {
  const all = readList({ page: '3', order: 'name' }, grammar)
  expect(isNarrowed(all)).toBe(false)
  expect(isNarrowed({ ...all, keyword: ' ' })).toBe(false)
  expect(isNarrowed({ ...all, keyword: 'a' })).toBe(true)
  expect(isNarrowed({ ...all, filter: { status: ['9'] } })).toBe(true)
})
