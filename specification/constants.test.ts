import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { disagreements } from './agreement.ts'
import { constants } from './constants.ts'
import { readings } from './readings.ts'
import toCome from './to-come.json' with { type: 'json' }

test('every constant of the specification has its value in the product, or is marked as to come', () => {
  const isThere = (name: string) =>
    constants.some(
      (constant) => constant.name === name && isDeepStrictEqual(readings[constant.name]?.(), constant.value),
    )
  expect(disagreements({ asked: constants.map(({ name }) => name), marked: toCome.constants, isThere })).toEqual([])
})

test.each(constants.filter(({ name }) => name in readings))('$name', ({ name, value }) => {
  expect(readings[name]?.()).toEqual(value)
})
