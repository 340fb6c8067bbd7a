import { platformGroupId } from '@catchpitch/contract/ids'
import { limits } from '@catchpitch/contract/limits'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { acrossGroups } from '#platform/db/across-groups'
import { useApp } from '#testing/app'
import { company, person } from '#testing/make'
import { testDay } from '#testing/test-day'
import { makeSlide } from './slides.factory.ts'

const test = useApp()

let token = ''
beforeEach(async () => {
  await acrossGroups(test.db).deleteFrom('admin_slide_groups').execute()
  await test.db.deleteFrom('admin_slides').execute()
  const staff = await person(test.db, { platform_role: 'moderator' })
  token = staff.token
})

const inAll = (text: string) => ({ en: text, zh: text, ms: text })
const form = {
  type: 1,
  kind: 1,
  name: inAll('How we work'),
  body: inAll('<p>In small teams.</p>'),
  file_id: null as string | null,
  video: '',
}

const make = (name: string, type: 1 | 2 = 1) => makeSlide(test.db, { now: testDay, name, type })
const named = z.array(z.looseObject({ id: z.string(), name: z.string() }))
const namesIn = ({ data }: { data: unknown }) => named.parse(data).map(({ name }) => name)
const list = (query: Record<string, string> = {}) => test.call('listAdminSlides', { token, query })
const create = (change: object) => test.call('createAdminSlide', { token, body: { ...form, ...change } })

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5d5a' } })
    .png()
    .toBuffer()

async function upload(bytes: Buffer) {
  const parts = new FormData()
  parts.append('picture', new File([new Uint8Array(bytes)], 'team.png', { type: 'image/png' }))
  const answer = await test.call('uploadSlidePicture', { token, form: parts })
  return { answer, file_id: z.looseObject({ file_id: z.string() }).safeParse(answer.data).data?.file_id ?? '' }
}

const fileRow = (id: string) =>
  test.db
    .selectFrom('files')
    .where('group_id', '=', platformGroupId)
    .where('id', '=', id)
    .select(['width', 'height', 'delete_after', 'content_type'])
    .executeTakeFirst()

describe('createAdminSlide', () => {
  it('adds one behind the others, cleaned of what must not be in it', async () => {
    await make('First')
    const answer = await create({ body: inAll('<p onclick="x()">Hi</p><script>x()</script>') })
    expect(answer).toMatchObject({
      status: 200,
      message: 'Data saved Successfully.',
      data: { body: inAll('<p>Hi</p>'), version: 1, picture: null, embed: null, groups: [] },
    })
    expect(namesIn(await list())).toEqual(['First', 'How we work'])
  })

  it.each([
    [{ name: { en: '', zh: '', ms: '' } }, 'name.en'],
    [{ body: { en: '<p></p>', zh: '', ms: '' } }, 'body.en'],
    [{ body: inAll('<p>{{company}}</p>') }, 'body.en'],
    [{ type: 3 }, 'type'],
    [{ kind: 0 }, 'kind'],
    [{ kind: 2 }, 'file_id'],
    [{ kind: 3 }, 'video'],
    [{ kind: 3, video: 'https://vimeo.com/1' }, 'video'],
    [{ kind: 2, file_id: platformGroupId }, 'file_id'],
  ])('refuses %j by field', async (change, field) => {
    const answer = await create(change)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toContain(field)
    expect(namesIn(await list())).toEqual([])
  })

  it('knows what a link to a video leads to', async () => {
    expect((await create({ kind: 3, video: 'https://youtu.be/dQw4w9WgXcQ' })).data).toMatchObject({
      video: 'https://youtu.be/dQw4w9WgXcQ',
      embed: { site: 'youtube', url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' },
    })
  })

  it('keeps no link that its kind does not show', async () => {
    expect((await create({ kind: 1, video: 'https://youtu.be/dQw4w9WgXcQ' })).data).toMatchObject({ video: '' })
  })
})

describe('uploadSlidePicture', () => {
  it('scales a picture down, and keeps it only once a slide shows it', async () => {
    const { answer, file_id } = await upload(await picture(3000, 1000))
    expect(answer).toMatchObject({ status: 200, data: { picture: expect.stringContaining(file_id) } })
    const { side } = limits.slide.picture
    expect(await fileRow(file_id)).toMatchObject({
      width: side,
      height: Math.round(side / 3),
      content_type: 'image/jpeg',
    })
    expect((await fileRow(file_id))?.delete_after).not.toBeNull()

    const { data } = await create({ kind: 2, file_id })
    expect(data).toMatchObject({ file_id, picture: expect.stringContaining(`/media/${platformGroupId}/${file_id}?`) })
    expect((await fileRow(file_id))?.delete_after).toBeNull()
  })

  it('does not enlarge a small one', async () => {
    const { file_id } = await upload(await picture(64, 32))
    expect(await fileRow(file_id)).toMatchObject({ width: 64, height: 32 })
  })

  it.each([
    ['what is no picture', Buffer.from('<svg onload="x()"></svg>'), 'Please choose a picture'],
    ['a page behind a picture', 'appended', 'Please choose a picture'],
    ['more pixels than anybody needs', 'huge', '50 million pixels'],
  ])('refuses %s', async (_title, given, message) => {
    const small = await picture(8, 8)
    const bytes = {
      appended: () => Buffer.concat([small, Buffer.from('<html>')]),
      // Its header alone claims the size.
      huge: () => {
        const claimed = Buffer.from(small)
        claimed.writeUInt32BE(60_000, 16)
        claimed.writeUInt32BE(60_000, 20)
        return claimed
      },
    }
    const sent = given === 'appended' || given === 'huge' ? bytes[given]() : Buffer.from(given)
    const { answer } = await upload(sent)
    expect(answer).toMatchObject({ status: 422, error: { picture: [expect.stringContaining(message)] } })
  })

  it('gives up a picture that another one takes the place of', async () => {
    const first = await upload(await picture(40, 40))
    const second = await upload(await picture(50, 50))
    const created = z.looseObject({ id: z.string() }).parse((await create({ kind: 2, file_id: first.file_id })).data)
    const body = { ...form, kind: 2, file_id: second.file_id, version: 1 }
    expect(await test.call('updateAdminSlide', { token, params: { id: created.id }, body })).toMatchObject({
      status: 200,
      data: { file_id: second.file_id, version: 2 },
    })
    expect((await fileRow(first.file_id))?.delete_after).not.toBeNull()
    expect((await fileRow(second.file_id))?.delete_after).toBeNull()
  })
})

describe('updateAdminSlide', () => {
  it('refuses when somebody else was faster, and what is not there', async () => {
    const { id } = await make('First')
    const body = { ...form, version: 1 }
    expect(await test.call('updateAdminSlide', { token, params: { id }, body })).toMatchObject({ data: { version: 2 } })
    expect(await test.call('updateAdminSlide', { token, params: { id }, body })).toMatchObject({ status: 409 })
    const params = { id: platformGroupId }
    expect(await test.call('updateAdminSlide', { token, params, body })).toMatchObject({ status: 404 })
    expect(await test.call('getAdminSlide', { token, params })).toMatchObject({ status: 404 })
  })
})

describe('listAdminSlides', () => {
  it('is limited by type and kind, found by keyword, archived and restored', async () => {
    const { id } = await make('Tells', 1)
    await make('Asks', 2)
    expect(namesIn(await list({ filter: 'type:2' }))).toEqual(['Asks'])
    expect(namesIn(await list({ filter: 'kind:2,3' }))).toEqual([])
    expect(namesIn(await list({ keyword: 'tells' }))).toEqual(['Tells'])
    expect(await test.call('archiveAdminSlide', { token, params: { id } })).toMatchObject({ status: 200 })
    expect(namesIn(await list())).toEqual(['Asks'])
    await test.call('changeAdminSlides', { token, body: { action: 'restore', ids: [id] } })
    expect(namesIn(await list())).toEqual(['Tells', 'Asks'])
    expect(await list({ filter: 'kind:9' })).toMatchObject({ status: 422 })
  })
})

describe('saveSlideSequence', () => {
  it('brings slides into another order', async () => {
    const made = []
    for (const name of ['A', 'B', 'C']) made.push(await make(name))
    const ids = made.map(({ id }) => id).toReversed()
    expect(namesIn(await test.call('saveSlideSequence', { token, body: { ids } }))).toEqual(['C', 'B', 'A'])
    expect(namesIn(await list())).toEqual(['C', 'B', 'A'])
    expect(namesIn(await test.call('getSlideSequence', { token }))).toEqual(['C', 'B', 'A'])
  })
})

describe('allocateSlide', () => {
  it('says which companies may show it, those and no others', async () => {
    const { id } = await make('A')
    const one = await company(test.db)
    const other = await company(test.db)
    const allocate = (group_ids: string[]) => test.call('allocateSlide', { token, params: { id }, body: { group_ids } })
    expect((await allocate([one.id, other.id, one.id])).data).toHaveLength(2)
    expect((await list()).data).toMatchObject([{ groups: 2 }])
    expect((await allocate([other.id])).data).toMatchObject([{ id: other.id }])
    expect((await test.call('getAdminSlide', { token, params: { id } })).data).toMatchObject({
      groups: [{ id: other.id }],
    })
    expect((await allocate([])).data).toEqual([])
  })

  it('refuses what is no company, the platform itself included', async () => {
    const { id } = await make('A')
    for (const group_id of [id, platformGroupId]) {
      expect(
        await test.call('allocateSlide', { token, params: { id }, body: { group_ids: [group_id] } }),
      ).toMatchObject({
        status: 422,
        error: { group_ids: [expect.any(String)] },
      })
    }
    const params = { id: platformGroupId }
    expect(await test.call('allocateSlide', { token, params, body: { group_ids: [] } })).toMatchObject({ status: 404 })
  })
})
