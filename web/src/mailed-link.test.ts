import { expect, it } from 'vitest'
import { partsOfLink, wholeLink } from './mailed-link.ts'

const names = ['token', 'email'] as const

it.each([
  [
    { token: 'a', email: 'b', other: 'c' },
    { token: 'a', email: 'b' },
  ],
  [{ token: 'a', email: '' }, { token: 'a' }],
  [{ token: ['a', 'b'] }, {}],
])('takes what it knows from %j', (search, parts) => {
  expect(partsOfLink(search, names)).toEqual(parts)
})

it('is whole only with every part', () => {
  expect(wholeLink({ token: 'a', email: 'b', other: 'c' }, names)).toEqual({ token: 'a', email: 'b' })
  expect(wholeLink({ token: 'a' }, names)).toBeNull()
})
