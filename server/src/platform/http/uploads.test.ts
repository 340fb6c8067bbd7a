import { Readable } from 'node:stream'
import { limits } from '@catchpitch/contract/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeDepartment, makeMembership } from '#content/make-company'
import { type Answer, useApp } from '#testing/app'
import { company, person } from '#testing/make'
import { testDay } from '#testing/test-day'

/* Calls that may bring a file, by the one that takes a person's picture. */

const test = useApp()
const url = '/api/v1/accounts/profile'
let token = ''
beforeAll(async () => {
  ;({ token } = await person(test.db))
})

const boundary = '----boundary'
const type = `multipart/form-data; boundary=${boundary}`

type Part = { name: string; value: string | Buffer; filename?: string }

function written(...parts: Part[]): Buffer {
  const pieces = parts.flatMap(({ name, value, filename }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: image/png`
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')]
  })
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
}

async function post(payload: Buffer | Readable, headers: Record<string, string> = {}): Promise<Answer> {
  const authorization = `Bearer ${token}`
  const sent = { authorization, 'content-type': type, ...headers }
  return (await test.app.inject({ method: 'POST', url, payload, headers: sent })).json<Answer>()
}

const picture = (value: string | Buffer, filename = 'me.png') => ({ name: 'picture', value, filename })
const too_large = ['The picture may have at most 11 MB.']

describe('a call that may bring a file', () => {
  it('takes a form in parts, in which a name that comes again is a list', async () => {
    const own = await company(test.db)
    const departments = []
    for (const name of ['Retail', 'People']) {
      departments.push((await makeDepartment(test.db, { now: testDay, group_id: own.id, name })).id)
    }
    const mei = await person(test.db)
    await makeMembership(test.db, { now: testDay, group_id: own.id, user_id: mei.id, role: 'member' })
    const fields: [string, string][] = [
      ['first_name', '伟'],
      ['last_name', '李'],
      ['email', mei.email],
      ['country_code', '+60'],
      ['mobile', '0123456789'],
      ['is_receive', '1'],
      ['group_id', own.id],
      ['version', '1'],
      ...departments.map((id): [string, string] => ['departments', id]),
    ]
    const form = written(...fields.map(([name, value]) => ({ name, value })))
    expect(await post(form, { authorization: `Bearer ${mei.token}` })).toMatchObject({ status: 200 })
    const { data } = await test.call('getCurrentUser', { token: mei.token })
    expect(data).toMatchObject({
      first_name: '伟',
      groups: [{ departments: [{ name: 'People' }, { name: 'Retail' }] }],
    })
  })

  it('asks for its fields by name, whether there are parts or none', async () => {
    for (const form of [written(), written(picture('x')), Buffer.alloc(0)]) {
      const answer = await post(form)
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.error)).toContain('first_name')
    }
  })

  it('is told by the field that the file is too large, a little or very much', async () => {
    const little = written(picture(Buffer.alloc(limits.picture.bytes + 1)))
    expect((await post(little)).error['picture']).toEqual(too_large)
    const much = written(picture(Buffer.alloc(limits.picture.bytes * 2)))
    expect(await post(much)).toMatchObject({ status: 422, error: { picture: too_large } })
    const exactly = written(picture(Buffer.alloc(limits.picture.bytes)))
    expect((await post(exactly)).error['picture']).toBeUndefined()
  })

  it('is told so too when the length was not said before, and holds no more of it than allowed', async () => {
    const before = process.memoryUsage.rss()
    const piece = Buffer.alloc(1_000_000)
    const endless = function* () {
      yield written(picture('x')).subarray(0, -(boundary.length + 9))
      for (let megabytes = 0; megabytes < 200; megabytes += 1) yield piece
      yield Buffer.from(`\r\n--${boundary}--\r\n`)
    }
    expect((await post(Readable.from(endless()))).error['picture']).toEqual(too_large)
    expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000)
  })

  it('looks at no file that comes under another name', async () => {
    const answer = await post(written({ name: 'cover', value: Buffer.alloc(1000), filename: 'x.png' }))
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).not.toContain('cover')
  })

  it.each([
    ['two files', written(picture('x'), picture('y'))],
    ['a hundred parts and more', written(...Array.from({ length: 101 }, () => ({ name: 'departments', value: 'x' })))],
    ['a field without an end', written({ name: 'first_name', value: 'x'.repeat(65 * 1024) })],
  ])('is too much with %s', async (_, form) => {
    expect(await post(form)).toMatchObject({ status: 413, code: 'input.tooLarge' })
  })

  it.each([
    ['no boundary', written(), 'multipart/form-data'],
    ['another boundary', written(picture('x')), 'multipart/form-data; boundary=other'],
    ['no end', written(picture('x')).subarray(0, -20), type],
    ['no end of a head', Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="first_name`), type],
    ['a name that every object has', written({ name: '__proto__', value: '1' }), type],
    ['such a name for a file', written({ name: 'constructor', value: '1', filename: 'x' }), type],
    ['nothing but noise', Buffer.alloc(5000, 'noise'), type],
  ])('cannot be read with %s', async (_, form, content_type) => {
    const answer = await post(form, { 'content-type': content_type })
    expect(answer).toMatchObject({ status: 422, code: 'input.invalid' })
  })

  it('is refused to a stranger before the file is looked at', async () => {
    let read = 0
    const watched = function* () {
      for (; read < 50; read += 1) yield Buffer.alloc(1_000_000)
    }
    const answer = await post(Readable.from(watched()), { authorization: 'Bearer nobody' })
    expect(answer.status).toBe(401)
    expect(read).toBeLessThan(5)
  })

  it('hears on a real line what is wrong with a file, and can go on using the line', async () => {
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 })
    const headers = { authorization: `Bearer ${token}`, 'content-type': type }
    for (const bytes of [limits.picture.bytes * 2, limits.picture.bytes + 1, 10]) {
      const body = new Uint8Array(written(picture(Buffer.alloc(bytes))))
      const reply = await fetch(`${address}${url}`, { method: 'POST', headers, body })
      expect(reply.status).toBe(422)
      expect(await reply.json()).toMatchObject(bytes > 10 ? { error: { picture: too_large } } : {})
    }
  })
})

describe('a call that brings no file', () => {
  it('does not read forms in parts', async () => {
    const headers = { 'content-type': type }
    const reply = await test.app.inject({ method: 'POST', url: '/api/v1/login', payload: written(), headers })
    expect(reply.json()).toMatchObject({ status: 415, code: 'input.type' })
  })
})
