import { expect, it } from 'vitest'
import { notificationsSearch } from './notifications-search.ts'

it.each([
  [{}, { page: 1, state: 'all' }],
  [
    { page: '3', state: 'unread' },
    { page: 3, state: 'unread' },
  ],
  [
    { page: '-1', state: 'anything' },
    { page: 1, state: 'all' },
  ],
  [{ page: '1.5' }, { page: 1, state: 'all' }],
] as const)('%j is read as %j', (written, search) => {
  expect(notificationsSearch(written)).toEqual(search)
})
