import { expect, it } from 'vitest'
import { byteSize } from './byte-size.ts'

it.each([
  [0, '0 B'],
  [512, '512 B'],
  [3_400_000, '3.4 MB'],
  [120_000_000_000, '120 GB'],
  [9_000_000_000_000_000, '9000 TB'],
])('%s is %s', (bytes, said) => {
  expect(byteSize(bytes)).toBe(said)
})
