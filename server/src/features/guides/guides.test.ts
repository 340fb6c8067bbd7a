import { platformGroupId } from '@catchpitch/contract/ids'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { useApp } from '#testing/app'
import { company, person } from '#testing/make'

const test = useApp()

let token = ''
beforeEach(async () => {
  token = (await person(test.db, { platform_role: 'moderator' })).token
})

const nothing = { en: '', zh: '', ms: '' }
const form = {
  name: { en: 'How to begin', zh: '怎样开始', ms: '' },
  position: null,
  body: { en: '<p>Welcome, {{company}}.</p>', zh: '<p>{{company}}，欢迎。</p>', ms: '' },
  audience: 2,
  industry_id: null,
}
const create = (change: object = {}) => test.call('createGuide', { token, body: { ...form, ...change } })
const idOf = ({ data }: { data: unknown }) => z.looseObject({ id: z.string() }).parse(data).id
const preview = (query: Record<string, string>) => test.call('previewGuide', { token, query })

describe('createGuide', () => {
  it('keeps what the editor can write, and nothing else', async () => {
    const body = { ...form.body, en: '<p onclick="x()">Hi <b>you</b></p><script>x()</script>' }
    expect((await create({ body })).data).toMatchObject({ body: { en: '<p>Hi <strong>you</strong></p>' } })
  })

  it.each([
    [{ body: nothing }, 'body.en', 'English'],
    [{ body: { ...nothing, en: '<script>x()</script>' } }, 'body.en', 'English'],
    [{ body: { ...nothing, en: '<p>a</p>', zh: '<p>{{password}}</p>' } }, 'body.zh', '{{password}}'],
    [{ body: { ...nothing, en: '<p>&#123;{password}}</p>' } }, 'body.en', '{{password}}'],
    [{ audience: 5 }, 'audience', ''],
  ])('refuses %j by field', async (change, field, words) => {
    const answer = await create(change)
    expect(answer).toMatchObject({ status: 422, error: { [field]: [expect.stringContaining(words)] } })
  })
})

describe('getGuideTemplate', () => {
  it('names the placeholders with an example, and a text that uses no other', async () => {
    const { data } = await test.call('getGuideTemplate', { token })
    expect(data).toMatchObject({ placeholders: [{ name: 'company', sample: 'Kopi & Co' }, {}, {}] })
    const { body } = z.looseObject({ body: z.object({ en: z.string(), zh: z.string(), ms: z.string() }) }).parse(data)
    expect(await create({ body })).toMatchObject({ status: 200, data: { body } })
  })
})

describe('previewGuide', () => {
  it('fills in an example, or the company that was chosen, as text', async () => {
    const guide_id = idOf(await create())
    expect((await preview({ guide_id })).data).toEqual({ name: 'How to begin', html: '<p>Welcome, Kopi &amp; Co.</p>' })
    const { id: company_id } = await company(test.db, '<b>Bold</b>')
    expect((await preview({ guide_id, company_id })).data).toMatchObject({
      html: '<p>Welcome, &lt;b&gt;Bold&lt;/b&gt;.</p>',
    })
  })

  it('is read in any language, and in English where it is not written yet', async () => {
    const guide_id = idOf(await create())
    expect((await preview({ guide_id, language: 'zh' })).data).toMatchObject({ name: '怎样开始' })
    expect((await preview({ guide_id, language: 'ms' })).data).toMatchObject({ name: 'How to begin' })
  })

  it('knows no guide and no company that is not there', async () => {
    expect(await preview({ guide_id: platformGroupId })).toMatchObject({ status: 404 })
    const guide_id = idOf(await create())
    expect(await preview({ guide_id, company_id: guide_id })).toMatchObject({ status: 404 })
    expect(await preview({})).toMatchObject({ status: 422 })
  })
})
