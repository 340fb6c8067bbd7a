import { expect, it } from 'vitest'
import { writerOf } from './writer.ts'

const user = {
  id: 'u',
  email: 'mei@example.com',
  role: { key: 'owner' },
  groups: [
    { id: 'a', name: 'Kopi & Kain' },
    { id: 'b', name: 'Teh Tarik Trading' },
  ],
  impersonate: null,
}

it('writes from the company that is worked in, or from none', () => {
  expect(writerOf(user, 'b')).toEqual({
    kind: 'person',
    id: 'u',
    email: 'mei@example.com',
    company: { id: 'b', name: 'Teh Tarik Trading' },
  })
  expect(writerOf(user, 'left long ago')).toMatchObject({ company: null })
  expect(writerOf(user, null)).toMatchObject({ company: null })
})

it('has no widget for root, nor for staff who look through somebody’s eyes', () => {
  expect(writerOf({ ...user, role: { key: 'root' } }, null)).toBeNull()
  expect(writerOf({ ...user, impersonate: { reason: 'To see' } }, 'a')).toBeNull()
  expect(writerOf({ ...user, role: { key: 'moderator' } }, null)).not.toBeNull()
})
