import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { id } from './ids.ts'
import { listQuery } from './list.ts'
import { problemsOf } from './problems.ts'

const status = z.coerce.number<string>().pipe(z.literal([9, 10, 11]))
const results = listQuery({ order: ['name', 'finished_at'], filter: { status, dimension: id } })

const problemsIn = (query: unknown) => {
  const { error } = results.safeParse(query)
  return error ? problemsOf(error, query).map(({ field, key }) => ({ field, key })) : []
}

describe('listQuery', () => {
  it('reads an empty query as the first page in the first order', () => {
    expect(results.parse({})).toEqual({
      page: 1,
      keyword: '',
      order: { column: 'name', descending: false },
      filter: {},
    })
  })

  it('knows the type of each value', () => {
    type Query = z.output<typeof results>
    expectTypeOf<Query['order']['column']>().toEqualTypeOf<'name' | 'finished_at'>()
    expectTypeOf<Query['filter']>().toEqualTypeOf<{ status?: (9 | 10 | 11)[]; dimension?: string[] }>()
    expectTypeOf<Query['page']>().toEqualTypeOf<number>()
  })
})

describe('order', () => {
  it.each([
    ['name', { column: 'name', descending: false }],
    ['-name', { column: 'name', descending: true }],
    ['-finished_at', { column: 'finished_at', descending: true }],
  ])('reads %s', (order, expected) => {
    expect(results.parse({ order }).order).toEqual(expected)
  })

  it.each(['', '-', 'salary', '--name', 'name desc', 'Name', 'name;drop table users', 'constructor'])(
    'refuses %j',
    (order) => {
      expect(problemsIn({ order })).toEqual([{ field: 'order', key: 'field.choice' }])
    },
  )
})

describe('filter', () => {
  const someStatus = fc.constantFrom(9, 10, 11)
  const filters = fc.record(
    { status: fc.array(someStatus, { minLength: 1 }), dimension: fc.array(fc.uuid(), { minLength: 1 }) },
    { requiredKeys: [] },
  )
  const written = (filter: Record<string, unknown[]>) =>
    Object.entries(filter)
      .map(([name, values]) => `${name}:${values.join(',')}`)
      .join(';')

  it('reads back what was written', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(results.parse({ filter: written(filter) }).filter).toEqual(filter)
      }),
    )
  })

  it.each([
    ['a name that is not offered', 'salary:1'],
    ["a name of JavaScript's own", 'constructor:1'],
    ['another of them', '__proto__:1'],
    ['a value that is not offered', 'status:9,12'],
    ['a value of another kind', 'dimension:9'],
    ['no value', 'status:'],
    ['no name', ':9'],
    ['no colon', 'status'],
    ['a value too many', 'status:9,'],
  ])('refuses %s', (_title, filter) => {
    expect(problemsIn({ filter })).toEqual([{ field: 'filter', key: 'field.filter' }])
  })

  it('takes a colon inside a value', () => {
    const timed = listQuery({ order: ['name'], filter: { at: z.iso.time() } })
    expect(timed.parse({ filter: 'at:12:30' }).filter).toEqual({ at: ['12:30'] })
  })

  it('refuses every filter where none is offered', () => {
    const plain = listQuery({ order: ['name'] })
    expect(plain.parse({ filter: '' }).filter).toEqual({})
    expect(plain.safeParse({ filter: 'status:9' }).success).toBe(false)
  })

  it('never fails in another way, whatever it is sent', () => {
    fc.assert(fc.property(fc.anything(), (filter) => void results.safeParse({ filter })))
  })
})

describe('page', () => {
  it.each([
    ['1', 1],
    [500, 500],
  ])('reads %j', (page, expected) => {
    expect(results.parse({ page }).page).toBe(expected)
  })

  it.each([
    ['0', 'field.tooSmall'],
    ['-1', 'field.tooSmall'],
    // Beyond the ten thousandth row nobody pages: totals are not counted further either.
    ['501', 'field.tooBig'],
    ['1.5', 'field.number'],
    ['next', 'field.number'],
    ['Infinity', 'field.number'],
  ])('refuses %j', (page, key) => {
    expect(problemsIn({ page })).toEqual([{ field: 'page', key }])
  })
})

describe('keyword', () => {
  it('is text like any other', () => {
    expect(results.parse({ keyword: ' 陈 ' }).keyword).toBe('陈')
    expect(problemsIn({ keyword: 'a\u0000' })).toEqual([{ field: 'keyword', key: 'field.characters' }])
    expect(problemsIn({ keyword: 'a'.repeat(101) })).toEqual([{ field: 'keyword', key: 'field.tooLong' }])
    expect(problemsIn({ keyword: ['a', 'b'] })).toEqual([{ field: 'keyword', key: 'field.invalid' }])
  })
})
