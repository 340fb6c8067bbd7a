import { expect, it } from 'vitest'
import { addressOf } from './address.ts'

it.each([
  ['/user', {}, {}, '/api/v1/user'],
  ['/states/{id}', { id: 'MY' }, {}, '/api/v1/states/MY'],
  ['/states/{id}', { id: '../x?y' }, {}, '/api/v1/states/..%2Fx%3Fy'],
  [
    '/departments',
    {},
    { page: 2, keyword: '陈 & co', order: undefined, filter: null },
    '/api/v1/departments?page=2&keyword=%E9%99%88+%26+co',
  ],
])('%s', (path, params, query, address) => {
  expect(addressOf(path, params, query)).toBe(address)
})

it('calls nothing when a part of the path is missing: the list would answer instead of the record', () => {
  expect(() => addressOf('/departments/{id}', { id: '' })).toThrow('{id}')
})
