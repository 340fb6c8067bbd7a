import { expect } from '@playwright/test'
import { disagreements } from '../specification/agreement.ts'
import { calls } from '../specification/calls.ts'
import toCome from '../specification/to-come.json' with { type: 'json' }
import { test } from './fixtures.ts'
import { fillPath } from './samples.ts'

test('every call of the specification is answered, or marked as to come', { tag: '@desktop' }, async ({ request }) => {
  const answered = new Set<string>()
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ')
    // Without a session every call is refused or finds its input wanting, but only an absent one is not found.
    const reply = await request.fetch(`/api/v1${fillPath(path)}`, { method, data: {} })
    if (reply.status() !== 404) answered.add(call)
  }
  expect(disagreements({ asked: calls, marked: toCome.calls, isThere: (call) => answered.has(call) })).toEqual([])
})
