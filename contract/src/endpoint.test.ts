import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { company, open, signedIn, staff } from './access/access.ts'
import { endpoint } from './endpoint.ts'
import { id } from './ids.ts'
import { listQuery } from './list.ts'

const reply = z.object({ name: z.string() })
const call = { method: 'GET', path: '/things', summary: 'Things.', reply } as const
const group_id = '0190a5c0-0000-7000-8000-000000000001'

describe('endpoint', () => {
  it("adds group_id to a company's call, beside what it asks for itself", () => {
    const ours = endpoint({ ...call, access: company('team.view'), query: z.object({ year: z.string() }) })
    expect(ours.query.parse({ group_id, year: '2026', other: 1 })).toEqual({ group_id, year: '2026' })
    expect(ours.query.safeParse({ year: '2026' }).success).toBe(false)
    expectTypeOf<z.output<typeof ours.query>>().toEqualTypeOf<{ group_id: string; year: string }>()
  })

  it("adds group_id to a company's list and to a call that asks for nothing", () => {
    const list = endpoint({ ...call, access: company('team.view'), list: listQuery({ order: ['name'] }) })
    const bare = endpoint({ ...call, access: company('team.view') })
    expect(list.query.parse({ group_id })).toMatchObject({ group_id, page: 1 })
    expect(bare.query.parse({ group_id })).toEqual({ group_id })
    expectTypeOf<z.output<typeof bare.query>>().toEqualTypeOf<{ group_id: string }>()
  })

  it.each([
    ['open', open()],
    ['signedIn', signedIn()],
    ['staff', staff('group.view')],
  ])('adds nothing to one that is %s', (_kind, access) => {
    expect(Object.keys(endpoint({ ...call, access }).query.shape)).toEqual([])
  })

  it('keeps method, path and schemas as types, so that the client can be typed by them', () => {
    const update = endpoint({
      method: 'PUT',
      path: '/things/{id}',
      access: open(),
      summary: 'Change a thing.',
      params: z.object({ id }),
      body: z.object({ size: z.coerce.number<string>() }),
      reply,
    })
    expectTypeOf(update.method).toEqualTypeOf<'PUT'>()
    expectTypeOf(update.path).toEqualTypeOf<'/things/{id}'>()
    expectTypeOf(update.access.kind).toEqualTypeOf<'open'>()
    expectTypeOf<z.output<typeof update.params>>().toEqualTypeOf<{ id: string }>()
    expectTypeOf<z.input<typeof update.body>>().toEqualTypeOf<{ size: string }>()
    expectTypeOf<z.output<typeof update.body>>().toEqualTypeOf<{ size: number }>()
    expectTypeOf<z.output<typeof update.reply>>().toEqualTypeOf<{ name: string }>()
  })

  it('cannot be written without saying who may call it', () => {
    expectTypeOf<typeof call & { access: ReturnType<typeof open> }>().toExtend<Parameters<typeof endpoint>[0]>()
    expectTypeOf<typeof call>().not.toExtend<Parameters<typeof endpoint>[0]>()
  })

  it('takes a permission word only where it belongs', () => {
    expectTypeOf<'group.edit'>().not.toExtend<Parameters<typeof company>[0]>()
    expectTypeOf<'team.view'>().not.toExtend<Parameters<typeof staff>[0]>()
  })

  it('is paged when it is a list', () => {
    expect(endpoint({ ...call, access: open() }).paged).toBe(false)
    expect(endpoint({ ...call, access: open(), list: listQuery({ order: ['name'] }) }).paged).toBe(true)
  })

  it('knows by its type whether a file may come along', () => {
    const upload = { field: 'picture', bytes: 1000, too_large: 'field.picture.bytes' } as const
    const taking = endpoint({ ...call, method: 'POST', access: open(), upload })
    const plain = endpoint({ ...call, access: open() })
    expect([taking.upload, plain.upload]).toEqual([upload, null])
    expectTypeOf(taking.upload.field).toEqualTypeOf<'picture'>()
    expectTypeOf(plain.upload).toEqualTypeOf<null>()
  })

  it('knows by its type whether it goes on answering', () => {
    const live = endpoint({ ...call, access: open(), stream: true })
    const plain = endpoint({ ...call, access: open() })
    expect([live.stream, plain.stream]).toEqual([true, false])
    expectTypeOf(live.stream).toEqualTypeOf<true>()
    expectTypeOf(plain.stream).toEqualTypeOf<false>()
  })

  it('runs in a transaction unless it only reads or commits by itself', () => {
    const post = { ...call, method: 'POST', access: open() } as const
    expect(endpoint({ ...call, access: open() }).transaction).toBe('none')
    expect(endpoint(post).transaction).toBe('call')
    expect(endpoint({ ...post, transaction: 'own' }).transaction).toBe('own')
  })
})
