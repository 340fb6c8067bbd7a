import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { disagreements } from './agreement.ts'
import { constants } from './constants.ts'
import { readings } from './readings.ts'
import toCome from './to-come.json' with { type: 'json' }

test('every constant of the specification has its value in the product, or is marked as to come', async () => {
  const found = await Promise.all(
    constants.map(async ({ name, value }) => [name, isDeepStrictEqual(await readings[name](), value)] as const),
  )
  const there = new Map<string, boolean>(found)
  const asked = constants.map(({ name }) => name)
  expect(disagreements({ asked, marked: toCome.constants, isThere: (name) => there.get(name) ?? false })).toEqual([])
})

test.each(constants.filter(({ name }) => !toCome.constants.some((marked) => marked === name)))(
  '$name',
  async ({ name, value }) => {
    expect(await readings[name]()).toEqual(value)
  },
)
