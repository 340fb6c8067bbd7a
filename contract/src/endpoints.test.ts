import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints, endpointsByFolder } from './endpoints.ts'
import { text } from './fields/text.ts'
import { id } from './ids.ts'

const all = Object.entries<Endpoint>(endpoints)

/** What can hold no text but the one that it names itself. */
const harmless = new Set(['number', 'boolean', 'enum', 'literal', 'null'])

/** The places in a schema that would let a NUL through to the database. A kind that this does not know counts as one. */
function unguarded(schema: z.core.$ZodType, path: string): string[] {
  const within = (inner: z.core.$ZodType, step = '') => unguarded(inner, path + step)
  if (schema instanceof z.ZodObject) {
    const fields: Record<string, z.core.$ZodType> = schema.shape
    return Object.entries(fields).flatMap(([name, field]) => within(field, `.${name}`))
  }
  if (schema instanceof z.ZodArray) return within(schema.element, '[]')
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => within(option))
  // What a preprocess makes of its input is still checked by what comes after it.
  if (schema instanceof z.ZodPipe) return within(schema.in instanceof z.ZodTransform ? schema.out : schema.in)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return within(schema.unwrap())
  }
  const kind = schema instanceof z.ZodType ? schema.def.type : 'unknown'
  if (kind === 'string') return z.safeParse(schema, 'a\u0000b').success ? [path] : []
  return harmless.has(kind) ? [] : [path]
}

/** Why each may: a password is never stored, and a filter's values are checked one by one by its own schemas. */
const mayTakeAnything = [
  /\.body\.(account\.)?(current_)?password(_confirmation)?$/,
  /\.(query|body)\.filter$/,
  // Signed bodies come as they were signed; their use cases take the words that they keep through patterns of their own.
  /^(receiveStripeEvent|receiveWpOrder)\.body$/,
]

/** The names of the endpoints that break a rule: a failure shows them all. */
const offenders = (breaks: (endpoint: Endpoint) => boolean) =>
  all.filter(([, endpoint]) => breaks(endpoint)).map(([name]) => name)

describe('every endpoint', () => {
  it('takes text only through the builder that refuses what no column can hold', () => {
    const found = all.flatMap(([name, { params, query, body }]) =>
      Object.entries({ params, query, body }).flatMap(([part, schema]) => unguarded(schema, `${name}.${part}`)),
    )
    expect(found.filter((path) => !mayTakeAnything.some((allowed) => allowed.test(path)))).toEqual([])
  })

  it('declares exactly the parameters that stand in its path', () => {
    const inPath = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const differ = offenders(({ path, params }) => Object.keys(params.shape).join() !== inPath(path).join())
    expect(differ).toEqual([])
  })

  it('says what it does in one sentence', () => {
    expect(offenders(({ summary }) => !/^[A-Z].+\.$/.test(summary) || summary.includes('|'))).toEqual([])
  })

  it('sends no body with GET', () => {
    const kept = ({ body }: Endpoint) => JSON.stringify(body.parse({ anything: 1 }))
    expect(offenders((one) => one.method === 'GET' && kept(one) !== '{}')).toEqual([])
  })

  it('goes on answering only where it changes nothing', () => {
    const changes = offenders(({ method, stream, paged }) => stream !== false && (method !== 'GET' || paged))
    expect(changes).toEqual([])
  })

  it('has a method and a path of its own', () => {
    const addresses = all.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  })

  it('stands in one folder, under one name', () => {
    const names = Object.values(endpointsByFolder).flatMap((folder) => Object.keys(folder))
    expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted())
  })
})

describe('the search for unguarded text', () => {
  const of = (schema: z.ZodType) => unguarded(schema, 'x')

  it('finds it wherever it hides', () => {
    const hidden = z.object({
      a: z.array(z.object({ b: z.string().nullable().optional() })),
      c: z.union([id, z.string()]),
    })
    expect(of(hidden)).toEqual(['x.a[].b', 'x.c'])
    expect(of(z.string().default('').transform(Number))).toEqual(['x'])
    expect(of(z.preprocess((part) => part ?? '', z.string()))).toEqual(['x'])
  })

  it('trusts no kind of schema that it does not know', () => {
    expect(of(z.object({ a: z.any(), b: z.unknown(), c: z.record(z.string(), z.string()) }))).toEqual([
      'x.a',
      'x.b',
      'x.c',
    ])
  })

  it('finds nothing in what is guarded', () => {
    expect(of(z.object({ a: text({ max: 5 }), b: id, c: z.int(), d: z.enum(['e']), f: z.iso.datetime() }))).toEqual([])
    expect(of(z.preprocess((part) => part ?? '', text({ max: 5 })))).toEqual([])
  })
})
