import { platformGroupId } from '@catchpitch/contract/ids'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeCompany } from '#content/make-company'
import { stoppedClock } from '#platform/clock'
import { newId } from '#platform/ids'
import { useDatabase } from '#testing/database'
import { testJobParts } from '#testing/job-parts'
import { expectRepeatable } from '#testing/jobs'
import { storages } from '#testing/storage'
import { type FileStorage, storageKey } from './storage.ts'
import { storeFile } from './store-file.ts'
import { sweepFiles } from './sweep-files.ts'

const database = useDatabase()
const now = new Date('2026-11-16T02:00:00.000Z')
const clock = stoppedClock(now)
const hours = (count: number) => new Date(now.getTime() + count * 60 * 60 * 1000)
const bytes = Buffer.from('a picture')

describe.each(storages)('files.sweep on $place', ({ open }) => {
  let storage: FileStorage
  let close: () => Promise<void>
  beforeEach(async () => ({ storage, close } = await open()))
  afterEach(() => close())

  const run = () => sweepFiles.run({ db: database.db, clock, storage, ...testJobParts, announce: () => {} })
  const file = { purpose: 'profile_picture', content_type: 'image/jpeg', width: 600, height: 600 } as const

  async function store(group_id: string, delete_after: Date | null): Promise<string> {
    const stored = { ...file, group_id, bytes, uploaded_by: null }
    const id = await storeFile({ db: database.db, now: hours(-100), storage }, stored)
    await database.db
      .updateTable('files')
      .set({ delete_after })
      .where('group_id', '=', group_id)
      .where('id', '=', id)
      .execute()
    return storageKey(group_id, id)
  }

  async function stray(group_id: string, made_at: Date): Promise<string> {
    const key = storageKey(group_id, newId(made_at))
    await storage.put(key, bytes)
    return key
  }

  async function kept(): Promise<string[]> {
    const keys: string[] = []
    for await (const page of storage.list()) keys.push(...page)
    return keys.toSorted()
  }

  async function rows(group_id: string): Promise<string[]> {
    const found = await database.db.selectFrom('files').where('group_id', '=', group_id).select('storage_key').execute()
    return found.map(({ storage_key }) => storage_key).toSorted()
  }

  it('removes what is due and what no row names, object and row, as often as it is run or killed', async () => {
    await expectRepeatable({
      database_url: database.url,
      clock,
      storage,
      async arrange() {
        const { id: group_id } = await makeCompany(database.db, { now })
        await store(group_id, hours(0))
        await store(group_id, hours(-50))
        await stray(group_id, hours(-25))
        await store(platformGroupId, hours(-1))
        const names = {
          stays: await store(group_id, null),
          'not yet due': await store(group_id, hours(1)),
          'of a call that may still run': await stray(group_id, hours(-23)),
        }
        return { group_id, names }
      },
      run: (context) => sweepFiles.run(context),
      async look({ group_id, names }) {
        const nameOf = new Map(Object.entries(names).map(([name, key]) => [key, name]))
        const own = (await kept()).filter((key) => key.startsWith(group_id))
        return {
          objects: own.map((key) => nameOf.get(key) ?? 'left over').toSorted(),
          rows: (await rows(group_id)).map((key) => nameOf.get(key) ?? 'left over').toSorted(),
          platform: await rows(platformGroupId),
        }
      },
    })
  })

  it('keeps exactly what is named, or may still be', async () => {
    const { id: group_id } = await makeCompany(database.db, { now })
    const stays = await store(group_id, null)
    const young = await stray(group_id, hours(-23))
    await stray(group_id, hours(-25))
    await store(group_id, now)
    await run()
    expect(await kept()).toEqual([stays, young].toSorted())
    expect(await rows(group_id)).toEqual([stays])
  })

  it('does not take the files of another installation for its own left-overs', async () => {
    const { id: group_id } = await makeCompany(database.db, { now })
    const own = await store(group_id, null)
    const foreign = newId(now)
    for (let count = 0; count < 21; count += 1) await stray(foreign, hours(-1000))
    await expect(run()).rejects.toThrow("They look like another installation's, so none is removed.")
    expect(await kept()).toHaveLength(22)
    expect(await kept()).toContain(own)
  })
})
