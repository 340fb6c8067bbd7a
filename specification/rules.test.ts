import type { Endpoint } from '@catchpitch/contract/endpoint'
import { endpoints } from '@catchpitch/contract/endpoints'
import { expect, test } from 'vitest'
import { rules } from './rules.ts'

const offered: readonly Endpoint[] = Object.values(endpoints)

test.each(rules)('$name: $field of $call', ({ call, field, given, takes, refuses }) => {
  const { body } =
    offered.find(({ method, path }) => `${method} ${path}` === call) ?? expect.fail(`${call} is not there`)
  /** Whether the field is told that something is wrong with it; others may be missing, and are told so too. */
  const isRefused = (value: unknown) => {
    const parsed = body.safeParse({ ...given, [field]: value })
    return parsed.error?.issues.some(({ path }) => path[0] === field) ?? false
  }
  expect(takes.filter(isRefused)).toEqual([])
  expect(refuses.filter((value) => !isRefused(value))).toEqual([])
})
