import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-codec.ts'

it.each([
  ['', {}],
  ['?page=1&keyword=5&order=asc', { page: '1', keyword: '5', order: 'asc' }],
  ['?keyword=%E9%99%88+%26+co', { keyword: '陈 & co' }],
])('%s is read and written as it is', (search, values) => {
  expect(parseSearch(search)).toEqual(values)
  expect(stringifySearch(values)).toBe(search)
})

it('leaves out what is not set, and keeps what is set to nothing', () => {
  expect(stringifySearch({ page: 2, keyword: '', group: undefined, order: null })).toBe('?page=2&keyword=')
})
