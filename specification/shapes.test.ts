import type { Endpoint } from '@catchpitch/contract/endpoint'
import { endpoints } from '@catchpitch/contract/endpoints'
import { expect, test } from 'vitest'
import { disagreements } from './agreement.ts'
import { fieldsIn } from './schema-fields.ts'
import { emptyBodies, shapes } from './shapes.ts'
import toCome from './to-come.json' with { type: 'json' }

const offered: readonly Endpoint[] = Object.values(endpoints)
const endpointOf = (call: string) => offered.find(({ method, path }) => `${method} ${path}` === call)

const asked = shapes.flatMap(({ name, call, part, fields }) =>
  fields.map((field) => ({ title: `${name}: ${field} (${part} of ${call})`, call, part, field })),
)

test('every field of the specification travels with its call, or is marked as to come', () => {
  const isThere = (title: string) =>
    asked.some((one) => {
      const endpoint = one.title === title ? endpointOf(one.call) : undefined
      return endpoint !== undefined && fieldsIn(endpoint, one.part).has(one.field)
    })
  expect(disagreements({ asked: asked.map(({ title }) => title), marked: toCome.fields, isThere })).toEqual([])
})

test('what is sent with an empty body takes nothing', () => {
  const fields = emptyBodies.map((call) => [...fieldsIn(endpointOf(call) ?? expect.fail(call), 'body')])
  expect(fields).toEqual(emptyBodies.map(() => []))
})

test('every call of a company is asked with the group that it is about', () => {
  const ofCompanies = offered.filter(({ access }) => access.kind === 'company')
  expect(ofCompanies.length).toBeGreaterThan(100)
  expect(ofCompanies.filter((endpoint) => !fieldsIn(endpoint, 'query').has('group_id'))).toEqual([])
})
