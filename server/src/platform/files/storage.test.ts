import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { AwsClient } from 'aws4fetch'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { newId } from '#platform/ids'
import { startS3Server, storages } from '#testing/storage'
import { openDiskStorage } from './disk-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import { type FileStorage, readKey, storageKey } from './storage.ts'

const now = new Date('2026-11-16T02:00:00.000Z')
const group_id = newId(now)
const newKey = () => storageKey(group_id, newId(now))

/** As hexadecimal digits, which compare in no time. */
async function read(storage: FileStorage, key: string, start: number, end: number): Promise<string | null> {
  const bytes = await storage.read(key, { start, end })
  return bytes && (await buffer(bytes)).toString('hex')
}

async function listPages(storage: FileStorage): Promise<string[][]> {
  const pages = []
  for await (const page of storage.list()) pages.push(page)
  return pages
}

async function* inBits(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

const listAll = async (storage: FileStorage) => (await listPages(storage)).flat().toSorted()

describe.each(storages)('files on $place', ({ open }) => {
  let storage: FileStorage
  let close: () => Promise<void>
  beforeAll(async () => ({ storage, close } = await open()))
  afterAll(() => close())

  it('come back as they were, whole and in parts', async () => {
    const bytes = randomBytes(100_000)
    const key = newKey()
    await storage.put(key, bytes)
    expect(await read(storage, key, 0, 99_999)).toBe(bytes.toString('hex'))
    expect(await read(storage, key, 0, 1)).toBe(bytes.toString('hex', 0, 2))
    expect(await read(storage, key, 70_000, 99_999)).toBe(bytes.toString('hex', 70_000))
    expect(await read(storage, key, 500, 65_999)).toBe(bytes.toString('hex', 500, 66_000))
  })

  it('come back whole where they were written bit by bit', async () => {
    const bytes = randomBytes(9_000_000)
    const key = newKey()
    await storage.putParts(key, inBits(bytes, 1_000_000))
    expect(await read(storage, key, 0, bytes.length - 1)).toBe(bytes.toString('hex'))
    const small = newKey()
    await storage.putParts(small, inBits(Buffer.from('a few words'), 4))
    expect(await read(storage, small, 0, 10)).toBe(Buffer.from('a few words').toString('hex'))
  })

  it('are nothing where writing them failed half way', async () => {
    const key = newKey()
    async function* broken() {
      yield randomBytes(9_000_000)
      throw new Error('the database went away')
    }
    await expect(storage.putParts(key, broken())).rejects.toThrow('the database went away')
    expect(await read(storage, key, 0, 1)).toBeNull()
  })

  it('are nothing where nothing was put', async () => {
    expect(await read(storage, newKey(), 0, 10)).toBeNull()
    expect(await read(storage, storageKey(newId(now), newId(now)), 0, 10)).toBeNull()
  })

  it('are gone once they are removed, however often that is done', async () => {
    const key = newKey()
    await storage.put(key, Buffer.from('anything'))
    await storage.remove(key)
    await storage.remove(key)
    expect(await read(storage, key, 0, 7)).toBeNull()
  })

  it('are listed one and all, however many there are', async () => {
    const { storage: filled, close: empty } = await open(20)
    onTestFinished(empty)
    expect(await listAll(filled)).toEqual([])
    const keys = Array.from({ length: 50 }, (_, index) => storageKey(index % 2 ? group_id : newId(now), newId(now)))
    for (const key of keys) await filled.put(key, Buffer.from('x'))
    const pages = await listPages(filled)
    expect(pages.map((page) => page.length)).toEqual([20, 20, 10])
    expect(pages.flat().toSorted()).toEqual(keys.toSorted())
  })
})

describe('files on disk', () => {
  async function makeStorage() {
    const folder = await mkdtemp(join(tmpdir(), 'catchpitch-disk-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    return { folder, storage: openDiskStorage(join(folder, 'files')) }
  }
  const modeOf = async (...path: string[]) => (await stat(join(...path))).mode & 0o777

  it('are for us alone, and leave no draft behind', async () => {
    const { folder, storage } = await makeStorage()
    const key = newKey()
    await storage.put(key, Buffer.from('private'))
    expect(await modeOf(folder, 'files')).toBe(0o700)
    expect(await modeOf(folder, 'files', group_id)).toBe(0o700)
    expect(await modeOf(folder, 'files', key)).toBe(0o600)
    expect(await readdir(join(folder, 'files'), { recursive: true })).toHaveLength(2)
  })

  it.each(['../../etc/passwd', `${group_id}/../x`, `${group_id}/${group_id}/x`, 'x', ''])(
    'are never looked for at %j',
    async (key) => {
      const { storage } = await makeStorage()
      await expect(storage.read(key, { start: 0, end: 1 })).rejects.toThrow('No object is called')
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('No object is called')
      await expect(storage.remove(key)).rejects.toThrow('No object is called')
    },
  )
})

describe('files on S3', () => {
  async function start() {
    const { settings, close } = await startS3Server()
    onTestFinished(close)
    return settings
  }

  it('are refused to whoever has the wrong key, in a sentence without it', async () => {
    const settings = await start()
    const storage = openS3Storage({ ...settings, secret_access_key: 'another-secret' })
    const key = newKey()
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(
      'The object store answered 403 when asked to take an object.',
    )
    await expect(storage.read(key, { start: 0, end: 1 })).rejects.toThrow('answered 403')
    await expect(storage.remove(key)).rejects.toThrow('answered 403')
    await expect(listAll(storage)).rejects.toThrow('answered 403')
  })

  it('leave alone what else lies in the bucket', async () => {
    const settings = await start()
    const client = new AwsClient({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3' })
    const foreign = `${settings.endpoint}/${settings.bucket}/backups/monday`
    expect((await client.fetch(foreign, { method: 'PUT', body: 'everything' })).ok).toBe(true)
    const storage = openS3Storage(settings)
    const key = newKey()
    await storage.put(key, Buffer.from('x'))
    expect(await listAll(storage)).toEqual([key])
  })

  it('fail with a reason when nobody answers', async () => {
    const storage = openS3Storage({ ...(await start()), endpoint: 'http://127.0.0.1:1' })
    await expect(storage.put(newKey(), Buffer.from('x'))).rejects.toThrow('fetch failed')
  })
})

describe('a key', () => {
  it('tells whose object it is, a draft like its object', () => {
    const id = newId(now)
    expect(readKey(storageKey(group_id, id))).toEqual({ group_id, id })
    expect(readKey(`${storageKey(group_id, id)}.draft`)).toEqual({ group_id, id })
  })

  it.each(['', 'a/b', group_id, `${group_id}/`, `x${group_id}/${group_id}`, `${group_id}/${group_id}.bak`])(
    'is none of ours: %j',
    (key) => {
      expect(readKey(key)).toBeNull()
    },
  )
})
