import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { id } from './ids.ts'
import { problemsOf } from './problems.ts'

function problemsIn(schema: z.ZodType, input: unknown) {
  const { error } = schema.safeParse(input)
  return error ? problemsOf(error, input) : []
}

const row = z.object({ name: z.string(), count: z.int().min(2).max(5) })

describe('problemsOf', () => {
  it.each([
    ['left out', z.string(), undefined, 'field.required', {}],
    ['null', z.number(), null, 'field.required', {}],
    ['an id left out', id, undefined, 'field.required', {}],
    ['a choice left out', z.enum(['a']), undefined, 'field.required', {}],
    ['a text too short to be one', z.string().min(1), '', 'field.required', {}],
    ['a short text', z.string().min(3), 'ab', 'field.tooShort', { min: 3 }],
    ['a long text', z.string().max(3), 'abcd', 'field.tooLong', { max: 3 }],
    ['a small number', z.number().min(3), 2, 'field.tooSmall', { min: 3 }],
    ['a big number', z.number().max(3), 4, 'field.tooBig', { max: 3 }],
    ['a short list', z.array(z.int()).min(1), [], 'field.tooFew', { min: 1 }],
    ['a long list', z.array(z.int()).max(1), [1, 2], 'field.tooMany', { max: 1 }],
    ['a word for a number', z.number(), 'many', 'field.number', {}],
    ['a fraction for a whole number', z.int(), 1.5, 'field.number', {}],
    ['a number for a text', z.string(), 5, 'field.invalid', {}],
    ['a text for a list', z.array(z.int()), 'a', 'field.invalid', {}],
    ['a choice that is not offered', z.enum(['a', 'b']), 'c', 'field.choice', {}],
    ['a wrong id', id, 'not-an-id', 'field.id', {}],
    ['none of several kinds', z.union([z.int(), z.null()]), 'a', 'field.invalid', {}],
    ['an answer of neither yes nor no', z.literal(true), false, 'field.choice', {}],
    ["a schema's own message", z.string().refine(() => false, 'field.email'), 'a', 'field.email', {}],
    ["a sentence of zod's own", z.string().refine(() => false, 'Invalid input'), 'a', 'field.invalid', {}],
  ])('%s', (_title, schema, input, key, params) => {
    expect(problemsIn(schema, input)).toEqual([{ field: '', key, params }])
  })

  it('names each field by its path, as forms do', () => {
    const schema = z.object({ rows: z.array(row), language: z.enum(['en']) })
    expect(problemsIn(schema, { rows: [{ name: 'a', count: 2 }, { count: 9 }] })).toEqual([
      { field: 'rows.1.name', key: 'field.required', params: {} },
      { field: 'rows.1.count', key: 'field.tooBig', params: { max: 5 } },
      { field: 'language', key: 'field.required', params: {} },
    ])
  })

  it('asks which of several kinds a form is', () => {
    const form = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })])
    expect(problemsIn(form, { kind: 'c' })).toEqual([{ field: 'kind', key: 'field.choice', params: {} }])
    expect(problemsIn(form, {})).toEqual([{ field: 'kind', key: 'field.required', params: {} }])
  })

  it.each([undefined, null, 'text', 5, []])('finds nothing to read in %j, and says so', (input) => {
    expect(problemsIn(row, input)).toHaveLength(1)
  })
})
