import { randomBytes } from 'node:crypto'
import { platformGroupId } from '@catchpitch/contract/ids'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stoppedClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import { newId } from '#platform/ids'
import { testPlatform } from '#testing/app'
import { useDatabase } from '#testing/database'
import { testSecrets } from '#testing/secrets'
import { storages } from '#testing/storage'
import { testDay } from '#testing/test-day'
import { discardFile } from './discard-file.ts'
import { signedFileUrl } from './file-address.ts'
import { registerMedia } from './register-media.ts'
import type { FileStorage } from './storage.ts'
import { storageKey } from './storage.ts'
import { storeFile } from './store-file.ts'

const database = useDatabase()
const group_id = platformGroupId
const bytes = randomBytes(5000)
const picture = { group_id, purpose: 'profile_picture', content_type: 'image/jpeg', width: 600, height: 600 } as const

describe.each(storages)('GET /media of a file on $place', ({ open }) => {
  const clock = stoppedClock(testDay)
  let storage: FileStorage
  let close: () => Promise<void>
  let app: FastifyInstance
  let id = ''

  const store = () => storeFile({ db: database.db, now: testDay, storage }, { ...picture, bytes, uploaded_by: null })
  const urlOf = (file: string) => signedFileUrl(testSecrets, { group_id, id: file }, testDay)
  const get = (headers: Record<string, string> = {}, url = urlOf(id)) => app.inject({ url, headers })
  const hex = (start: number, end: number) => bytes.toString('hex', start, end)

  beforeAll(async () => {
    ;({ storage, close } = await open())
    app = Fastify()
    const config = readConfig({ LOG_LEVEL: 'silent' })
    registerMedia(app, { ...testPlatform(config, clock, database.db), storage })
    id = await store()
  })
  afterAll(async () => {
    await app.close()
    await close()
  })

  it('sends the file, to be kept by this browser as long as its address holds', async () => {
    const reply = await get()
    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload.toString('hex')).toBe(hex(0, 5000))
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': '5000',
      'content-disposition': 'inline',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  it('tells of the file without sending it', async () => {
    const reply = await app.inject({ method: 'HEAD', url: urlOf(id) })
    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload).toHaveLength(0)
    expect(reply.headers).toMatchObject({ 'content-length': '5000', 'content-type': 'image/jpeg' })
  })

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-199', 100, 199],
    ['bytes=4990-', 4990, 4999],
    ['bytes=-10', 4990, 4999],
    ['bytes=4000-90000', 4000, 4999],
    ['bytes=-90000', 0, 4999],
  ])('sends the part %s', async (range, start, end) => {
    const reply = await get({ range })
    expect(reply.statusCode).toBe(206)
    expect(reply.headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/5000`,
      'content-length': String(end - start + 1),
    })
    expect(reply.rawPayload.toString('hex')).toBe(hex(start, end + 1))
  })

  it.each(['bytes=5000-', 'bytes=9000-9999', 'bytes=-0'])('has no part %s', async (range) => {
    const reply = await get({ range })
    expect(reply.statusCode).toBe(416)
    expect(reply.headers['content-range']).toBe('bytes */5000')
    expect(reply.rawPayload).toHaveLength(0)
  })

  it('sends nothing again that the browser has, and no part of something else', async () => {
    const { etag } = (await get()).headers
    const tag = String(etag)
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const reply = await get({ 'if-none-match': known })
      expect([reply.statusCode, reply.rawPayload.length]).toEqual([304, 0])
    }
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200)
    expect((await get({ range: 'bytes=0-1', 'if-range': tag })).statusCode).toBe(206)
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200)
  })

  it('answers a wrong signature as it answers a file that does not exist', async () => {
    const unknown = await get({}, urlOf(newId(testDay)))
    expect(unknown.statusCode).toBe(404)
    const other = urlOf(newId(testDay)).split('signature=')[1]
    const url = urlOf(id)
    for (const forged of [
      url.replace(/signature=.*/, `signature=${other}`),
      url.replace(/&signature=.*/, ''),
      url.replace(/\?.*/, ''),
      url.replace(/expires=\d+/, 'expires=99999999999'),
      url.replace(/expires=\d+/, 'expires=soon'),
      `${url}&signature=x`,
      url.replace(id, 'x'),
      url.replace(id, `..%2f..%2f${id}`),
      url.replace(group_id, newId(testDay)),
    ]) {
      const reply = await get({}, forged)
      expect([forged, reply.statusCode, reply.body]).toEqual([forged, 404, unknown.body])
      expect(reply.headers['cache-control']).toBe('no-store')
    }
  })

  it("says of an address whose time is over that it has expired, in the browser's language", async () => {
    const url = urlOf(id)
    const later = stoppedClock(new Date(testDay.getTime() + 3600_000))
    clock.moveBy(3600_000)
    expect((await get({}, url)).statusCode).toBe(200)
    clock.moveBy(1000)
    const reply = await get({ 'accept-language': 'zh' }, url)
    expect([reply.statusCode, reply.body]).toEqual([410, '抱歉！此链接已过期'])
    expect((await get({}, signedFileUrl(testSecrets, { group_id, id }, later.now()))).statusCode).toBe(200)
    clock.moveTo(testDay)
  })

  it('shows a file that was given up until its last address has ended, and then no more', async () => {
    const given_up = await store()
    await discardFile(database.db, { group_id, id: given_up }, testDay)
    expect((await get({}, urlOf(given_up))).statusCode).toBe(200)
    clock.moveBy(3600_000)
    const url = signedFileUrl(testSecrets, { group_id, id: given_up }, clock.now())
    expect((await get({}, url)).statusCode).toBe(404)
    clock.moveTo(testDay)
  })

  it('lets a browser save what it should not show', async () => {
    for (const content_type of ['text/html', 'image/svg+xml', 'application/pdf']) {
      const file = await store()
      await database.db
        .updateTable('files')
        .set({ content_type })
        .where('group_id', '=', group_id)
        .where('id', '=', file)
        .execute()
      const { headers } = await get({}, urlOf(file))
      expect(headers).toMatchObject({ 'content-disposition': 'attachment', 'x-content-type-options': 'nosniff' })
    }
  })

  it('does not know a file whose object is lost', async () => {
    const lost = await store()
    await storage.remove(storageKey(group_id, lost))
    const reply = await get({ range: 'bytes=0-9' }, urlOf(lost))
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(reply.headers['content-range']).toBeUndefined()
  })
})

describe('GET /media', () => {
  it('says that it failed, and no more, when the store does', async () => {
    const app = Fastify()
    const broken = async () => Promise.reject(new Error('the store at 10.0.0.7 is down'))
    const platform = testPlatform(readConfig({ LOG_LEVEL: 'silent' }), stoppedClock(testDay), database.db)
    const { storage, close } = await (storages[0]?.open() ?? Promise.reject(new Error('no storage')))
    const id = await storeFile({ db: database.db, now: testDay, storage }, { ...picture, bytes, uploaded_by: null })
    registerMedia(app, { ...platform, storage: { ...storage, read: broken } })
    const reply = await app.inject(signedFileUrl(testSecrets, { group_id, id }, testDay))
    expect([reply.statusCode, reply.body]).toEqual([500, 'Internal Server Error'])
    expect(reply.headers.etag).toBeUndefined()
    await app.close()
    await close()
  })
})
