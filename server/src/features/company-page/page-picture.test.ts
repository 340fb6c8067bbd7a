import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { company } from '#testing/make'
import { pictureOf } from '#testing/pictures'
import { testDay } from '#testing/test-day'
import { describePage, pagePicturePath } from './company-page.public.ts'

const test = useApp()
beforeEach(() => test.clock.moveTo(testDay))

let made = 0

/** A company with an open page. */
async function own() {
  const { id: group_id, owner } = await company(test.db, 'Kopi & Kain')
  const call = { token: owner.token, query: { group_id } }
  const slug = `pictured-${(made += 1)}`
  let version = 0
  const open = async (is_public: boolean) => {
    const body = { is_public, slug, shows_pitch: true, shows_kept: false, strategy_id: null, version }
    expect(await test.call('updateCompanyPage', { ...call, body })).toMatchObject({ status: 200 })
    version += 1
  }
  const bring = async (width: number, height: number) => {
    const form = new FormData()
    form.set('picture', new Blob([await pictureOf('png', width, height)]))
    expect(await test.call('updateCoverPhoto', { ...call, form })).toMatchObject({ status: 200 })
  }
  const choose = (code: string) => test.call('updateCoverPhoto', { ...call, body: { code } })
  const told = async (language: 'en' | 'ms' = 'en') =>
    (await describePage(test)(new URLSearchParams({ group: slug }), language))?.picture
  const address = async () => {
    const picture = await told()
    return picture && 'address' in picture ? picture.address : null
  }
  await open(true)
  return { group_id, slug, open, bring, choose, told, address }
}

const get = (url: string | null, headers: Record<string, string> = {}) => test.app.inject({ url: url ?? '', headers })

describe('the picture of a page where a link to it is shown', () => {
  it('is the drawing or the colour that the page itself shows', async () => {
    const { choose, told } = await own()
    expect(await told()).toEqual({ drawing: 'teal', alt: 'Teal' })
    await choose('harbour')
    expect(await told()).toEqual({ drawing: 'harbour', alt: 'Harbour' })
    expect(await told('ms')).toEqual({ drawing: 'harbour', alt: 'Pelabuhan' })
  })

  it.each([
    [2000, 500],
    [300, 900],
  ])('of %i x %i is drawn in the size of previews, for anybody and for a day', async (width, height) => {
    const { bring, told, address } = await own()
    await bring(width, height)
    expect(await told()).toMatchObject({ alt: 'Kopi & Kain' })
    const reply = await get(await address())
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  it('is not sent again to who has it, and has another address once it is another', async () => {
    const { bring, address } = await own()
    await bring(1600, 480)
    const before = await address()
    const { headers } = await get(before)
    const known = { 'if-none-match': String(headers.etag) }
    expect(await get(before, known)).toMatchObject({ statusCode: 304, body: '' })
    await bring(1600, 490)
    expect(await address()).not.toBe(before)
    // Who still asks for the old one gets what is there now.
    const now = await get(before, known)
    expect(now.statusCode).toBe(200)
    expect(now.headers.etag).not.toBe(headers.etag)
  })

  it('is gone with the page, with the company, and with the picture itself', async () => {
    const { group_id, open, bring, choose, address } = await own()
    await bring(1600, 480)
    const url = await address()
    expect(await get(url)).toMatchObject({ statusCode: 200 })
    const gone = { statusCode: 404, headers: { 'cache-control': 'no-store' } }
    await open(false)
    expect(await get(url)).toMatchObject(gone)
    await open(true)
    expect(await get(url)).toMatchObject({ statusCode: 200 })
    const suspend = (suspended_at: Date | null) =>
      test.db.updateTable('groups').set({ suspended_at }).where('id', '=', group_id).execute()
    await suspend(testDay)
    expect(await get(url)).toMatchObject(gone)
    await suspend(null)
    await choose('honey')
    expect(await get(url)).toMatchObject(gone)
  })

  it.each(['', '?group=', '?group=nowhere', '?group=%00', '?group=a&group=b'])('is nowhere at %s', async (query) => {
    expect(await get(`${pagePicturePath}${query}`)).toMatchObject({ statusCode: 404 })
  })

  it('is drawn so often for one address, and no more until a while has passed', async () => {
    const { bring, address } = await own()
    await bring(64, 64)
    const url = await address()
    await get(url)
    await test.db.updateTable('rate_limits').set({ hits: 120 }).where('key', 'like', 'linkPicture:%').execute()
    expect(await get(url)).toMatchObject({ statusCode: 429 })
    test.clock.moveTo(new Date(testDay.getTime() + 16 * 60 * 1000))
    expect(await get(url)).toMatchObject({ statusCode: 200 })
  })
})
