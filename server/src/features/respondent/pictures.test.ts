import { randomUUID } from 'node:crypto'
import { limits } from '@catchpitch/contract/limits'
import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { saveStatementPicture as endpoint } from '@catchpitch/contract/respondent/pictures.endpoints'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { keptDays } from '#platform/files/kept-days'
import { useApp } from '#testing/app'
import { begin, redeem, respondent, statement, stateOf } from '#testing/respondent'
import { testDay } from '#testing/test-day'

const test = useApp()
const { typing, images, links } = inputMethod

/** Somebody who writes about their first situation, in a survey of these ways. */
async function taker(expression: (typeof typing | typeof images | typeof links)[] = [images]) {
  const taken = await respondent(test, {}, { expression })
  await begin(test, taken.token)
  return taken
}

const drawing = () => sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#204060' } })

/** As a phone takes it: it says where it was taken, and what with. */
const photo = () =>
  drawing()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '3/1 8/1 0/1' } })
    .jpeg()
    .toBuffer()

function show(token: string | null, bytes: Buffer | null, picture_id = randomUUID()) {
  const form = new FormData()
  form.set('picture_id', picture_id)
  if (bytes) form.set('picture', new Blob([new Uint8Array(bytes)]), 'picture.jpg')
  return test.call('saveStatementPicture', { token, form })
}

const shown = (picture_id: string, text = '') => ({ ...statement(1, text), input_method: images, picture_id })
const save = (token: string, body: object) => test.call('saveStatement', { token, body: { topic: 1, ...body } })

describe('saveStatementPicture', () => {
  it('keeps a picture scaled down and without where it was taken, for a minute at an address', async () => {
    const { token, group_id, test_id } = await taker()
    const before = await photo()
    expect((await sharp(before).metadata()).exif).toBeDefined()
    const answer = await show(token, before)
    expect(answer.status).toBe(200)
    const { url } = endpoint.reply.parse(answer.data)
    const { rawPayload, headers } = await test.app.inject({ url })
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=60' })
    const { width, height, exif, format } = await sharp(rawPayload).metadata()
    expect({ width, height, exif, format }).toEqual({ width: 1600, height: 800, exif: undefined, format: 'jpeg' })
    expect(rawPayload.includes('Phone')).toBe(false)
    const files = test.db.selectFrom('files').where('group_id', '=', group_id).where('attempt_id', '=', test_id)
    // Until it is part of what somebody has completed, and stays with that, its days are counted.
    const delete_after = new Date(testDay.getTime() + keptDays.statement_picture * 24 * 60 * 60 * 1000)
    expect(await files.select(['delete_after']).execute()).toEqual([{ delete_after }])
    test.clock.moveBy(61_000)
    expect((await test.app.inject({ url })).statusCode).toBe(410)
  })

  it('keeps a repeat once', async () => {
    const { token, group_id, test_id } = await taker()
    const picture_id = randomUUID()
    const bytes = await drawing().png().toBuffer()
    for (const answer of await Promise.all([show(token, bytes, picture_id), show(token, bytes, picture_id)])) {
      expect(answer).toMatchObject({ status: 200, data: { picture_id } })
    }
    const rows = test.db.selectFrom('statement_pictures').where('group_id', '=', group_id)
    expect(await rows.where('attempt_id', '=', test_id).select('id').execute()).toEqual([{ id: picture_id }])
  })

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('takes %s by its content', async (format) => {
    const { token } = await taker()
    expect(await show(token, await drawing().toFormat(format).toBuffer())).toMatchObject({ status: 200 })
  })

  it('refuses what is no picture, what is too large, and nothing at all, by the field', async () => {
    const { token } = await taker()
    const html = Buffer.from('<script>alert(1)</script>')
    const large = Buffer.alloc(limits.picture.bytes + 1)
    for (const bytes of [html, large, null]) {
      const answer = await show(token, bytes)
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.error)).toEqual(['picture'])
    }
  })

  it('is refused where pictures are not offered, before writing, and to a device that has lost the pen', async () => {
    const bytes = await drawing().jpeg().toBuffer()
    const { token: typist } = await taker([typing])
    expect(await show(typist, bytes)).toMatchObject({ status: 409, code: 'test.step' })
    const { token: early } = await respondent(test, {}, { expression: [images] })
    expect(await show(early, bytes)).toMatchObject({ status: 409, code: 'test.step' })
    const { token, group_id, invite_id } = await taker()
    await redeem(test, group_id, invite_id)
    expect(await show(token, bytes)).toMatchObject({ status: 409, code: 'test.elsewhere' })
  })
})

describe('getStatementPicture', () => {
  it('is for the person themself: another person is told that there is none', async () => {
    const { token } = await taker()
    const picture_id = randomUUID()
    await show(token, await drawing().jpeg().toBuffer(), picture_id)
    const see = (as: string) => test.call('getStatementPicture', { token: as, params: { id: picture_id } })
    expect(await see(token)).toMatchObject({ status: 200, data: { picture_id } })
    const { token: stranger } = await taker()
    expect(await see(stranger)).toMatchObject({ status: 404 })
  })
})

describe('saveStatement of something shown', () => {
  it('is saved once its picture is there, with its caption', async () => {
    const { token } = await taker()
    const picture_id = randomUUID()
    const early = await save(token, shown(picture_id))
    expect(early.status).toBe(422)
    expect(Object.keys(early.error)).toEqual(['picture_id'])
    await show(token, await photo(), picture_id)
    expect(await save(token, shown(picture_id, 'My desk'))).toMatchObject({ status: 200 })
    const { topics } = await stateOf(test, token)
    expect(topics[0]?.statements).toMatchObject([{ input_method: images, picture_id, text: 'My desk', link: null }])
  })

  it('does not take the picture of somebody else', async () => {
    const { token: other } = await taker()
    const picture_id = randomUUID()
    await show(other, await photo(), picture_id)
    const { token } = await taker()
    expect((await save(token, shown(picture_id))).status).toBe(422)
  })

  it('takes a link to a video of the four sites, and nothing else', async () => {
    const { token } = await taker([typing, links])
    await test.call('selectInputMethod', { token, body: { input_method: links } })
    await test.call('nextTest', { token, body: { step: 3, topic: 0 } })
    const link = 'https://youtu.be/dQw4w9WgXcQ'
    const linked = { ...statement(1, 'A song'), input_method: links, link }
    expect(await save(token, linked)).toMatchObject({ status: 200 })
    expect((await stateOf(test, token)).topics[0]?.statements).toMatchObject([{ link, text: 'A song' }])
    for (const bad of [
      'https://evil.example/watch?v=dQw4w9WgXcQ',
      'javascript:alert(1)',
      'https://youtu.be/short',
      null,
    ]) {
      const answer = await save(token, { ...linked, revision: 2, link: bad })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.error)).toEqual(['link'])
    }
  })

  it('is refused where the survey does not offer it', async () => {
    const { token } = await taker([typing])
    const answer = await save(token, { ...statement(1), input_method: links, link: 'https://youtu.be/dQw4w9WgXcQ' })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(['input_method'])
  })
})
