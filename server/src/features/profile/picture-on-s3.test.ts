import { platformGroupId } from '@catchpitch/contract/ids'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { sweepFiles } from '#platform/files/sweep-files'
import { useApp } from '#testing/app'
import { testJobParts } from '#testing/job-parts'
import { person } from '#testing/make'
import { pictureOf } from '#testing/pictures'
import { startS3Server } from '#testing/storage'

const server = await startS3Server()
afterAll(() => server.close())
const test = useApp({ s3: server.settings })

it('updateProfile keeps a picture in the object store, from which it is shown, replaced and swept', async () => {
  const mei = await person(test.db)
  const save = async (version: number) => {
    const form = new FormData()
    const names = { first_name: 'Mei', last_name: 'Chen', email: mei.email, country_code: '+60', mobile: '0123456789' }
    for (const [name, value] of Object.entries({ ...names, is_receive: '1', version })) form.append(name, String(value))
    form.append('picture', new File([new Uint8Array(await pictureOf('jpeg'))], 'me.jpg'))
    expect(await test.call('updateProfile', { token: mei.token, form })).toMatchObject({ status: 200 })
    const { data } = await test.call('getCurrentUser', { token: mei.token })
    return String(Object(data).picture)
  }
  const objects = async () => {
    const keys: string[] = []
    for await (const page of test.storage.list()) keys.push(...page)
    return keys
  }

  const first = await save(1)
  const shown = await test.app.inject(first)
  expect((await sharp(shown.rawPayload).metadata()).width).toBe(600)
  const second = await save(2)
  expect(await objects()).toHaveLength(2)

  test.clock.moveBy(3600_000)
  await sweepFiles.run({
    db: test.db,
    clock: test.clock,
    storage: test.storage,
    ...testJobParts,
    announce: () => {},
  })
  expect(await objects()).toHaveLength(1)
  expect((await test.app.inject(first)).statusCode).toBe(404)
  expect((await test.app.inject({ url: second, headers: { range: 'bytes=0-99' } })).rawPayload).toHaveLength(100)
  const rows = await test.db.selectFrom('files').where('group_id', '=', platformGroupId).select('id').execute()
  expect(rows).toHaveLength(1)
})
