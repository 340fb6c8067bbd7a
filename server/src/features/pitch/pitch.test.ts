import { endpoints } from '@catchpitch/contract/endpoints'
import { limits } from '@catchpitch/contract/limits'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepFile } from '#platform/files/keep-file'
import { useApp } from '#testing/app'
import { colleague, company } from '#testing/make'
import { testDay } from '#testing/test-day'
import { makePitchSlide } from './pitch.factory.ts'

const test = useApp()

let group_id = ''
let scope = { token: '', query: { group_id } }
beforeEach(async () => {
  const made = await company(test.db)
  group_id = made.id
  scope = { token: made.owner.token, query: { group_id } }
})

const none = { en: '', zh: '', ms: '' }
const form = {
  type: 2,
  kind: 1,
  topic: 'environment',
  name: { ...none, en: 'What is a day like?' },
  body: { ...none, en: '<p>We open at seven.</p>' },
  file_id: null as string | null,
  video: '',
  video_id: null,
  is_drawback: false,
}

const create = (change: object = {}) => test.call('createPitchSlide', { ...scope, body: { ...form, ...change } })
const made = async (change: object = {}) => endpoints.createPitchSlide.reply.parse((await create(change)).data)
const slides = async () => endpoints.listPitchSlides.reply.parse((await test.call('listPitchSlides', scope)).data)
const names = async () => (await slides()).map(({ name }) => name.en)
const slide = (name: string) => makePitchSlide(test.db, { now: testDay, group_id, name })

async function upload(of = scope) {
  const bytes = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#0b5d5a' } })
    .png()
    .toBuffer()
  const parts = new FormData()
  parts.append('picture', new File([new Uint8Array(bytes)], 'team.png', { type: 'image/png' }))
  const answer = await test.call('uploadPitchPicture', { ...of, form: parts })
  return { answer, ...endpoints.uploadPitchPicture.reply.parse(answer.data) }
}

const fileRow = (id: string, of = group_id) =>
  test.db
    .selectFrom('files')
    .where('group_id', '=', of)
    .where('id', '=', id)
    .select(['width', 'delete_after'])
    .executeTakeFirst()

describe('createPitchSlide', () => {
  it('adds a slide behind the others, cleaned of what must not be in it, and says so in the log', async () => {
    await slide('First')
    const answer = await create({ body: { ...none, en: '<p onclick="x()">We open<script>1</script> at seven.</p>' } })
    expect(answer).toMatchObject({
      status: 200,
      message: 'Data saved Successfully.',
      data: { topic: 'environment', body: { en: '<p>We open at seven.</p>' }, picture: null, embed: null, version: 1 },
    })
    expect(await names()).toEqual(['First', 'What is a day like?'])
    const log = await test.db
      .selectFrom('audit_events')
      .where('group_id', '=', group_id)
      .where('action', '=', 'createPitchSlide')
      .select('subject')
      .execute()
    expect(log).toEqual([{ subject: 'slide' }])
  })

  it('takes any language, and is whole in each in which it is begun', async () => {
    const chinese = { name: { ...none, zh: '一天是怎样的？' }, body: { ...none, zh: '<p>七点开门。</p>' } }
    expect(await create(chinese)).toMatchObject({ status: 200 })
    const half = { name: { ...form.name, ms: 'Bagaimana hari anda?' }, body: { ...form.body, zh: '<p>七点。</p>' } }
    const refused = await create(half)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.error).toSorted()).toEqual(['body.ms', 'name.zh'])
  })

  it.each([
    ['nothing written', { name: none, body: none }, ['body.en', 'name.en']],
    ['a text that is only marks', { body: { ...none, en: '<p><script>alert(1)</script></p>' } }, ['body.en']],
    ['a title that is too long', { name: { ...none, en: 'x'.repeat(101) } }, ['name.en']],
    ['a type that there is not', { type: 3 }, ['type']],
    ['a topic that there is not', { topic: 'weather' }, ['topic']],
    ['no word on whether it is a drawback', { is_drawback: null }, ['is_drawback']],
    ['a picture that is not there', { kind: 2 }, ['file_id']],
    ['a video without a link', { kind: 3 }, ['video']],
    ['a link to another site', { kind: 3, video: 'https://vimeo.com/1' }, ['video']],
  ])('refuses %s', async (_, change, fields) => {
    const answer = await create(change)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error).toSorted()).toEqual(fields)
    expect(await slides()).toEqual([])
  })

  it.each([
    ['youtube', 'https://youtu.be/dQw4w9WgXcQ'],
    ['dailymotion', 'https://www.dailymotion.com/video/x8abcde'],
    ['tiktok', 'https://www.tiktok.com/@kopi/video/7012345678901234567'],
    ['facebook', 'https://www.facebook.com/watch/?v=1234567890'],
  ])('embeds a video on %s, and keeps no link that its kind does not show', async (site, video) => {
    expect(await made({ kind: 3, video })).toMatchObject({ video, embed: { site } })
    expect(await made({ kind: 1, video })).toMatchObject({ video: '', embed: null })
  })

  it('has room for so many and no more, also for two at once', async () => {
    for (let no = 1; no < limits.pitch.slides.max; no += 1) await slide(`Slide ${no}`)
    const answers = await Promise.all([create(), create()])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      code: 'pitch.full',
      message: 'A pitch has room for 30 slides. Please remove one first.',
    })
  })
})

describe('uploadPitchPicture', () => {
  it('brings a picture that goes again unless a slide takes it, and when another takes its place', async () => {
    const [first, second] = [await upload(), await upload()]
    expect(first.answer.status).toBe(200)
    expect(await fileRow(first.file_id)).toMatchObject({ width: limits.slide.picture.side })
    expect((await fileRow(first.file_id))?.delete_after).not.toBeNull()

    const { id, picture } = await made({ kind: 2, file_id: first.file_id })
    expect(picture).toContain(first.file_id)
    expect((await fileRow(first.file_id))?.delete_after).toBeNull()

    const body = { ...form, kind: 2, file_id: second.file_id, version: 1 }
    expect(await test.call('updatePitchSlide', { ...scope, params: { id }, body })).toMatchObject({ status: 200 })
    expect((await fileRow(second.file_id))?.delete_after).toBeNull()
    expect((await fileRow(first.file_id))?.delete_after).not.toBeNull()
  })

  it('refuses what is no picture, and a picture of another company', async () => {
    const parts = new FormData()
    parts.append('picture', new File(['text'], 'team.png', { type: 'image/png' }))
    expect(await test.call('uploadPitchPicture', { ...scope, form: parts })).toMatchObject({ status: 422 })
    const other = await company(test.db)
    const theirs = await upload({ token: other.owner.token, query: { group_id: other.id } })
    const answer = await create({ kind: 2, file_id: theirs.file_id })
    expect(answer).toMatchObject({ status: 422 })
    expect(Object.keys(answer.error)).toEqual(['file_id'])
    // It is still theirs to take.
    const file = { group_id: other.id, id: theirs.file_id, purpose: 'slide_picture' } as const
    expect(await keepFile(test.db, file, testDay)).toBe(true)
  })
})

describe('updatePitchSlide', () => {
  it('changes a slide, and tells whoever saw an older one', async () => {
    const { id } = await slide('Before')
    const change = (version: number) =>
      test.call('updatePitchSlide', { ...scope, params: { id }, body: { ...form, is_drawback: true, version } })
    expect(await change(1)).toMatchObject({ status: 200, data: { is_drawback: true, version: 2 } })
    expect(await change(1)).toMatchObject({ status: 409, code: 'record.changed' })
    expect(await test.call('getPitchSlide', { ...scope, params: { id } })).toMatchObject({
      data: { name: { en: 'What is a day like?' } },
    })
  })
})

describe('removePitchSlide', () => {
  it('takes a slide out, and restorePitchSlide puts it back to its place', async () => {
    const [first] = [await slide('First'), await slide('Second')]
    const input = { ...scope, params: { id: first.id } }
    expect(await test.call('restorePitchSlide', input)).toMatchObject({ status: 404 })
    expect(await test.call('removePitchSlide', input)).toMatchObject({ status: 200, message: 'Removed.' })
    expect(await names()).toEqual(['Second'])
    expect(await test.call('removePitchSlide', input)).toMatchObject({ status: 404 })
    expect(await test.call('getPitchSlide', input)).toMatchObject({ status: 404 })
    expect(await test.call('restorePitchSlide', input)).toMatchObject({ status: 200, data: { id: first.id } })
    expect(await names()).toEqual(['First', 'Second'])
  })

  it('cannot be taken back once the pitch is full again', async () => {
    const { id } = await slide('First')
    await test.call('removePitchSlide', { ...scope, params: { id } })
    for (let no = 1; no <= limits.pitch.slides.max; no += 1) await slide(`Slide ${no}`)
    expect(await test.call('restorePitchSlide', { ...scope, params: { id } })).toMatchObject({ code: 'pitch.full' })
  })
})

describe('sortPitchSlides', () => {
  it('brings slides into another order, and leaves in their places those that are not named', async () => {
    const [a, b, c] = [await slide('A'), await slide('B'), await slide('C')]
    const sort = (...ids: string[]) => test.call('sortPitchSlides', { ...scope, body: { ids } })
    expect(await sort(c.id, a.id, b.id)).toMatchObject({ status: 200 })
    expect(await names()).toEqual(['C', 'A', 'B'])
    await sort(b.id, c.id)
    expect(await names()).toEqual(['B', 'A', 'C'])
  })

  it('refuses a slide that is not there, or another company’s', async () => {
    const { id } = await slide('A')
    const other = await company(test.db)
    const theirs = await makePitchSlide(test.db, { now: testDay, group_id: other.id })
    const sort = (...ids: string[]) => test.call('sortPitchSlides', { ...scope, body: { ids } })
    expect(await sort(id, theirs.id)).toMatchObject({ status: 404 })
    expect(await sort()).toMatchObject({ status: 422 })
  })
})

describe('listPitchSlides', () => {
  it('shows the company’s own to whoever works there, and members change nothing', async () => {
    const { id } = await slide('Ours')
    const other = await company(test.db)
    await makePitchSlide(test.db, { now: testDay, group_id: other.id, name: 'Theirs' })
    const member = await colleague(test.db, group_id, 'member')
    const theirs = { token: member.token, query: { group_id } }
    expect(await test.call('listPitchSlides', theirs)).toMatchObject({ status: 200, data: [{ name: { en: 'Ours' } }] })
    expect(await test.call('createPitchSlide', { ...theirs, body: form })).toMatchObject({ status: 403 })
    expect(await test.call('removePitchSlide', { ...theirs, params: { id } })).toMatchObject({ status: 403 })
    const stranger = { token: other.owner.token, query: { group_id: other.id }, params: { id } }
    expect(await test.call('getPitchSlide', stranger)).toMatchObject({ status: 404 })
    expect(await test.call('listPitchSlides', { query: { group_id } })).toMatchObject({ status: 401 })
  })
})
