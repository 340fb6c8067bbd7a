import { expect, test } from 'vitest'
import { deriveSecrets } from './secrets.ts'

const one = deriveSecrets('one secret of thirty-two letters')
const other = deriveSecrets('other secret with thirty letters')

test('gives each purpose a key of its own, the same at every start', () => {
  expect(one.keyFor('links')).toHaveLength(32)
  expect(one.keyFor('links')).not.toEqual(one.keyFor('files'))
  expect(deriveSecrets('one secret of thirty-two letters').keyFor('links')).toEqual(one.keyFor('links'))
})

test('gives every installation other keys', () => {
  expect(one.keyFor('links')).not.toEqual(other.keyFor('links'))
})
