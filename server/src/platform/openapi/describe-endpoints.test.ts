import { company, link, open, signedIn } from '@catchpitch/contract/access/access'
import { type Endpoint, endpoint } from '@catchpitch/contract/endpoint'
import { endpoints } from '@catchpitch/contract/endpoints'
import { errors } from '@catchpitch/contract/errors'
import { id } from '@catchpitch/contract/ids'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeEndpoints } from './describe-endpoints.ts'
import { impliedRefusals, refusalsOf } from './refusals.ts'

const document = describeEndpoints()

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const operation = (name: string) => operations.find((found) => found.operation.operationId === name)?.operation

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : referencesIn(inner)))
}

function resolve(reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      document,
    )
}

describe('describeEndpoints', () => {
  it('describes every endpoint once, under its own name, method and path', () => {
    const described = operations.map(({ path, method, operation: { operationId } }) => ({ operationId, method, path }))
    const agreed = Object.entries(endpoints).map(([operationId, { method, path }]) => ({
      operationId,
      method: method.toLowerCase(),
      path,
    }))
    const byName = (one: { operationId: string }, other: { operationId: string }) =>
      one.operationId.localeCompare(other.operationId)
    expect(described.toSorted(byName)).toEqual(agreed.toSorted(byName))
  })

  it('declares exactly the parameters that stand in each path', () => {
    for (const {
      path,
      operation: { parameters },
    } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declared = parameters.filter((parameter) => parameter.in === 'path')
      expect(
        declared.map(({ name }) => name),
        path,
      ).toEqual(inPath)
      expect(
        declared.every(({ required }) => required),
        path,
      ).toBe(true)
    }
  })

  it('tells of the file that may come along, as a part of a form', () => {
    const content = operation('updateProfile')?.requestBody?.content
    const picture = { type: 'string', contentMediaType: 'application/octet-stream', maxLength: 11_000_000 }
    expect(content?.['multipart/form-data']?.schema).toMatchObject({ properties: { picture, version: {} } })
    expect(content?.['application/json'].schema).not.toHaveProperty('properties.picture')
    expect(operation('login')?.requestBody?.content).not.toHaveProperty('multipart/form-data')
  })

  it('says nothing that JSON cannot say', () => {
    expect(JSON.parse(JSON.stringify(document))).toStrictEqual(document)
  })

  it('refers to nothing that is not there', () => {
    const references = referencesIn(document)
    expect(references.length).toBeGreaterThan(0)
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([])
  })

  it('asks for a session wherever one is needed, and nowhere else', () => {
    const without = operations.filter(({ operation: { security } }) => security.length === 0)
    expect(without.map(({ operation: { operationId } }) => operationId).toSorted()).toEqual(
      Object.entries(endpoints)
        .filter(([, { access }]) => access.kind === 'open' || access.kind === 'link')
        .map(([name]) => name)
        .toSorted(),
    )
  })

  it('describes what is sent, not what becomes of it', () => {
    expect(operation('listDepartments')?.parameters).toContainEqual({
      name: 'order',
      in: 'query',
      required: false,
      schema: { type: 'string', enum: ['name', '-name'], default: 'name' },
    })
    expect(operation('listDepartments')?.parameters).toContainEqual({
      name: 'group_id',
      in: 'query',
      required: true,
      schema: { type: 'string', format: 'uuid' },
    })
    expect(operation('login')?.requestBody?.content).toMatchObject({
      'application/json': { schema: { required: ['email', 'password'] } },
    })
    expect(operation('logout')).not.toHaveProperty('requestBody')
  })

  it('tells of an answer that goes on, by what each of its events carries', () => {
    expect(operation('followEvents')?.responses['200']).toMatchObject({
      content: {
        'text/event-stream': {
          schema: { type: 'string', contentSchema: { required: ['topic', 'group_id', 'id'] } },
        },
      },
    })
  })

  it('wraps every reply in the envelope, with pages only where there are pages', () => {
    const envelope = (name: string) => operation(name)?.responses['200']
    expect(envelope('listDepartments')).toMatchObject({
      content: {
        'application/json': {
          schema: {
            required: ['status', 'data', 'pagination', 'message'],
            properties: { data: { type: 'array' }, pagination: { $ref: '#/components/schemas/pagination' } },
          },
        },
      },
    })
    expect(envelope('logout')).toMatchObject({
      content: {
        'application/json': { schema: { properties: { data: { type: 'null' }, pagination: { type: 'null' } } } },
      },
    })
  })
})

describe('the refusals that endpoints name', () => {
  const all = Object.entries<Endpoint>(endpoints)

  it('are each named once, and none that follows from the rest', () => {
    const offending = all.flatMap(([name, one]) => {
      const twice = one.refusals.filter((code, index) => one.refusals.indexOf(code) !== index)
      const implied = impliedRefusals(one).filter((code) => one.refusals.includes(code))
      return twice.length + implied.length > 0 ? [{ name, twice, implied }] : []
    })
    expect(offending).toEqual([])
  })

  it('are all the ways there are: no code is left that nothing refuses with', () => {
    const used = new Set<string>(all.flatMap(([, one]) => refusalsOf(one)))
    expect(Object.keys(errors).filter((code) => !used.has(code))).toEqual([])
  })

  it('stand in the description, by name and by status', () => {
    expect(operation('removeDepartment')).toMatchObject({
      description: expect.stringContaining('Refuses by itself with `department.used`'),
      responses: { 409: { $ref: '#/components/responses/409' } },
    })
    expect(operation('logout')?.description).not.toContain('Refuses')
  })
})

describe('refusalsOf', () => {
  const always = ['server.failed', 'server.busy']
  const reply = z.null()
  const call = { method: 'GET', path: '/things', summary: '', reply } as const

  it.each([
    ['an open call', endpoint({ ...call, access: open() }), []],
    ['one with a link', endpoint({ ...call, access: link('share') }), ['link.expired']],
    [
      'one for the signed in',
      endpoint({ ...call, access: signedIn() }),
      ['session.missing', 'session.ended', 'access.denied', 'rate.limited'],
    ],
    [
      "a company's",
      endpoint({ ...call, access: company('team.view') }),
      [
        'session.missing',
        'session.ended',
        'access.denied',
        'group.suspended',
        'record.missing',
        'rate.limited',
        'input.invalid',
      ],
    ],
    ['one with a reason of its own', endpoint({ ...call, access: open(), refusals: ['mail.wait'] }), ['mail.wait']],
    ['one of a record', endpoint({ ...call, access: open(), params: z.object({ id }) }), ['record.missing']],
    [
      'one that carries a version',
      endpoint({ ...call, method: 'PUT', access: open(), body: z.object({ version: z.int() }) }),
      ['input.invalid', 'input.tooLarge', 'input.type', 'record.changed'],
    ],
    [
      'one that may not be made often',
      endpoint({ ...call, access: open(), limit: { per: 'ip', max: 1, window_s: 60 } }),
      ['rate.limited'],
    ],
  ])('%s', (_title, called, codes) => {
    expect(refusalsOf(called)).toEqual([...codes, ...always])
  })
})
