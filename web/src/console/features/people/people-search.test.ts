import { expect, it } from 'vitest'
import { peopleInput, peopleSearch } from './people-search.ts'

it.each([
  [{}, { page: 1, keyword: '', group: '' }],
  [
    { page: '3', keyword: '5', group: 'g' },
    { page: 3, keyword: '5', group: 'g' },
  ],
  [{ page: '0' }, { page: 1, keyword: '', group: '' }],
  [{ page: '-2' }, { page: 1, keyword: '', group: '' }],
  [{ page: 'last' }, { page: 1, keyword: '', group: '' }],
])('reads %j out of an address', (written, search) => {
  expect(peopleSearch(written)).toEqual(search)
})

it('asks for one company only if there is one', () => {
  expect(peopleInput({ page: 2, keyword: 'mei', group: '' })).toEqual({ query: { page: 2, keyword: 'mei' } })
  expect(peopleInput({ page: 1, keyword: '', group: 'g' })).toEqual({
    query: { page: 1, keyword: '', filter: 'group:g' },
  })
})
