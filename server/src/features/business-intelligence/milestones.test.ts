import { listMilestones, uploadMilestonePicture } from '@catchpitch/contract/business-intelligence/milestones.endpoints'
import { noTexts } from '@catchpitch/contract/fields/texts'
import { limits } from '@catchpitch/contract/limits'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { colleague, company } from '#testing/make'
import { pictureOf } from '#testing/pictures'
import { testDay } from '#testing/test-day'
import { makeMilestone } from './business-intelligence.factory.ts'

const test = useApp()

const form = {
  happened_on: '2024-05-01',
  name: { en: 'A second roastery', zh: '第二家烘焙坊', ms: '' },
  body: { en: 'In Ipoh.', zh: '', ms: '' },
  file_id: null as string | null,
}

async function own() {
  const { id: group_id, owner } = await company(test.db)
  const query = { group_id }
  const as = (token: string | null) => ({
    list: async () => test.call('listMilestones', { token, query }),
    status: () => test.call('getIntelligenceStatus', { token, query }),
    create: (body: unknown) => test.call('createMilestone', { token, query, body }),
    update: (id: string, body: unknown) => test.call('updateMilestone', { token, query, params: { id }, body }),
    remove: (id: string) => test.call('removeMilestone', { token, query, params: { id } }),
    story: () => test.call('getCompanyStory', { token, query }),
    tell: (body: unknown) => test.call('updateCompanyStory', { token, query, body }),
    upload: async () => {
      const parts = new FormData()
      parts.set('picture', new Blob([await pictureOf('png', 2000, 500)]))
      const { data } = await test.call('uploadMilestonePicture', { token, query, form: parts })
      return uploadMilestonePicture.reply.parse(data)
    },
  })
  return { group_id, as, ...as(owner.token) }
}

const only = (data: unknown) => {
  const [first] = listMilestones.reply.parse(data)
  if (!first) throw new Error('There is no milestone.')
  return first
}

describe('milestones', () => {
  it('are written, changed and removed, and stand with the newest first', async () => {
    const { group_id, list, create, update, remove, status } = await own()
    await makeMilestone(test.db, { now: testDay, group_id, name: 'The first shop', happened_on: '2019-03-01' })
    expect(await create(form)).toMatchObject({ status: 200, data: { ...form, picture: null, version: 1 } })
    const { data } = await list()
    expect(data).toMatchObject([{ happened_on: '2024-05-01' }, { name: { en: 'The first shop' } }])
    const { id } = only(data)
    const changed = { ...form, happened_on: '2018-01-31', version: 1 }
    expect(await update(id, changed)).toMatchObject({ status: 200, data: { version: 2 } })
    expect((await list()).data).toMatchObject([{ name: { en: 'The first shop' } }, { id }])
    expect(await update(id, changed)).toMatchObject({ status: 409 })
    expect(await status()).toMatchObject({ data: { milestones: 2, pictures: 0, last_on: '2019-03-01', story: [] } })
    expect(await remove(id)).toMatchObject({ status: 200 })
    expect(await remove(id)).toMatchObject({ status: 404 })
    expect((await list()).data).toHaveLength(1)
  })

  it('keep a picture until another takes its place or they go', async () => {
    const { group_id, list, create, update, remove, upload, status } = await own()
    const [first, second] = [await upload(), await upload()]
    await create({ ...form, file_id: first.file_id })
    const { id, picture } = only((await list()).data)
    expect((await test.app.inject({ url: picture ?? '' })).headers['content-type']).toBe('image/jpeg')
    expect(await status()).toMatchObject({ data: { pictures: 1 } })
    const ends = async () => {
      const rows = await test.db
        .selectFrom('files')
        .where('group_id', '=', group_id)
        .select(['id', 'delete_after'])
        .execute()
      return Object.fromEntries(rows.map((row) => [row.id, row.delete_after]))
    }
    await update(id, { ...form, file_id: second.file_id, version: 1 })
    expect(await ends()).toEqual({ [first.file_id]: expect.any(Date), [second.file_id]: null })
    await remove(id)
    expect((await ends())[second.file_id]).toBeInstanceOf(Date)
  })

  it('take no picture of another company', async () => {
    const [mine, theirs] = [await own(), await own()]
    const { file_id } = await theirs.upload()
    const answer = await mine.create({ ...form, file_id })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(['file_id'])
  })

  it.each([
    ['no day', { happened_on: '' }, ['happened_on']],
    ['a day that is none', { happened_on: '2026-02-30' }, ['happened_on']],
    ['no name at all', { name: noTexts, body: noTexts }, ['name.en']],
    ['a text without a name in its language', { body: { ...noTexts, ms: 'Di Ipoh.' } }, ['name.ms']],
    [
      'a name that is too long',
      { name: { ...form.name, zh: '长'.repeat(limits.milestone.name.max + 1) } },
      ['name.zh'],
    ],
  ])('refuse %s by field', async (_, wrong, fields) => {
    const answer = await (await own()).create({ ...form, ...wrong })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(fields)
  })

  it('end at a hundred', async () => {
    const { group_id, create } = await own()
    const { max } = limits.milestone.count
    for (let made = 0; made < max; made += 1) await makeMilestone(test.db, { now: testDay, group_id })
    expect(await create(form)).toMatchObject({ status: 409 })
  })

  it('are everybody’s in the company to see, and not a member’s to change', async () => {
    const { group_id, as, list } = await own()
    const { id } = await makeMilestone(test.db, { now: testDay, group_id })
    const member = as((await colleague(test.db, group_id, 'member')).token)
    const manager = as((await colleague(test.db, group_id, 'manager')).token)
    const stranger = (await company(test.db)).owner
    expect(await member.list()).toMatchObject({ status: 200 })
    expect(await member.create(form)).toMatchObject({ status: 403 })
    expect(await member.remove(id)).toMatchObject({ status: 403 })
    expect(await member.tell({ name: noTexts, body: noTexts, version: 0 })).toMatchObject({ status: 403 })
    expect(await manager.create(form)).toMatchObject({ status: 200 })
    expect(await as(stranger.token).list()).toMatchObject({ status: 404 })
    expect(await as(null).list()).toMatchObject({ status: 401 })
    expect((await list()).data).toHaveLength(2)
  })
})

describe('updateCompanyStory', () => {
  it('is empty at first, is written once and then changed, and tells who saved in between', async () => {
    const { story, tell, status } = await own()
    expect(await story()).toMatchObject({ data: { name: noTexts, body: noTexts, version: 0 } })
    const told = { name: { ...noTexts, en: 'Coffee with patience' }, body: { ...noTexts, en: 'Since 2019.\nIn Ipoh.' } }
    expect(await tell({ ...told, version: 0 })).toMatchObject({ status: 200, data: { ...told, version: 1 } })
    expect(await tell({ ...told, version: 0 })).toMatchObject({ status: 409 })
    expect(await tell({ ...told, body: { ...told.body, zh: '始于2019年。' }, version: 1 })).toMatchObject({
      data: { version: 2 },
    })
    expect(await status()).toMatchObject({ data: { story: ['en', 'zh'] } })
  })
})
