import { platformGroupId } from '@catchpitch/contract/ids'
import { limits } from '@catchpitch/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids'
import { useDatabase } from '#testing/database'
import { storages } from '#testing/storage'
import type { FileStorage } from './storage.ts'
import { storeFile } from './store-file.ts'

const database = useDatabase()
const now = new Date('2026-11-16T02:00:00.000Z')
const picture = {
  group_id: platformGroupId,
  purpose: 'profile_picture',
  content_type: 'image/jpeg',
  bytes: Buffer.from('a picture'),
  width: 600,
  height: 600,
  uploaded_by: newId(now),
} as const

describe.each(storages)('storeFile on $place', ({ open }) => {
  let storage: FileStorage
  let close: () => Promise<void>
  beforeAll(async () => ({ storage, close } = await open()))
  afterAll(() => close())

  const objectOf = (id: string) => storage.read(`${platformGroupId}/${id}`, { start: 0, end: 8 })
  const rowsOf = (id: string) =>
    database.db.selectFrom('files').where('group_id', '=', platformGroupId).where('id', '=', id).selectAll().execute()

  it('writes object and row', async () => {
    const id = await storeFile({ db: database.db, now, storage }, picture)
    expect(await objectOf(id)).not.toBeNull()
    expect(await rowsOf(id)).toMatchObject([
      { purpose: 1, content_type: 'image/jpeg', bytes: 9, width: 600, delete_after: null, created_at: now },
    ])
  })

  it('leaves no row of a call that is rolled back, only the object, for the sweep', async () => {
    let id = ''
    const call = database.db.transaction().execute(async (db) => {
      id = await storeFile({ db, now, storage }, picture)
      throw new Error('rolled back')
    })
    await expect(call).rejects.toThrow('rolled back')
    expect(await rowsOf(id)).toEqual([])
    expect(await objectOf(id)).not.toBeNull()
  })

  it('writes no row where the object could not be written', async () => {
    const broken = { ...storage, put: () => Promise.reject(new Error('the disk is full')) }
    const before = await database.db.selectFrom('files').where('group_id', '=', platformGroupId).select('id').execute()
    await expect(storeFile({ db: database.db, now, storage: broken }, picture)).rejects.toThrow('the disk is full')
    const after = await database.db.selectFrom('files').where('group_id', '=', platformGroupId).select('id').execute()
    expect(after).toEqual(before)
  })

  it.each([
    ['another type', { content_type: 'text/html' }],
    ['nothing', { bytes: Buffer.alloc(0) }],
    ['too much', { bytes: Buffer.alloc(limits.picture.bytes + 1) }],
  ])('stores %s for no purpose that does not allow it', async (_, change) => {
    await expect(storeFile({ db: database.db, now, storage }, { ...picture, ...change })).rejects.toThrow(
      'is no profile_picture',
    )
  })
})
