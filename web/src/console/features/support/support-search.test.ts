import { expect, it } from 'vitest'
import { supportInput, supportSearch } from './support-search.ts'

it.each([
  [{}, { page: 1, keyword: '', state: 'open', message: '' }],
  [
    { page: '3', keyword: '5', state: 'answered', message: 'm' },
    { page: 3, keyword: '5', state: 'answered', message: 'm' },
  ],
  [
    { page: '-1', state: 'lost' },
    { page: 1, keyword: '', state: 'open', message: '' },
  ],
])('reads %j out of an address', (written, search) => {
  expect(supportSearch(written)).toEqual(search)
})

it('asks for the newest first, of one state or of all', () => {
  const query = { page: 2, keyword: 'mei', order: '-created_at' }
  expect(supportInput({ page: 2, keyword: 'mei', state: 'open' })).toEqual({
    query: { ...query, filter: 'state:open' },
  })
  expect(supportInput({ page: 2, keyword: 'mei', state: 'all' })).toEqual({ query })
})
