import { guideAudience } from '@catchpitch/contract/guides/guide-placeholders'
import { platformGroupId } from '@catchpitch/contract/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { useApp } from '#testing/app'
import { colleague, company, person } from '#testing/make'

const test = useApp()

let root = ''
const made: Record<string, string> = {}

const listed = z.array(z.looseObject({ id: z.string(), name: z.string(), excerpt: z.string() }))

/** A guide for each audience, and one for the industry of one company. */
beforeAll(async () => {
  root = (await person(test.db, { platform_role: 'root' })).token
  const industry = await test.db
    .selectFrom('options')
    .where('list', '=', 'industry')
    .orderBy('position')
    .limit(1)
    .select(['id', 'code'])
    .executeTakeFirstOrThrow()
  const create = async (name: string, audience: number, industry_id: string | null = null) => {
    const body = { en: `<p>Welcome to ${name}, {{company}}: a <strong>lighthouse</strong>.</p>`, zh: '', ms: '' }
    const form = { name: { en: name, zh: `${name} 中文`, ms: '' }, position: null, body, audience, industry_id }
    const { data } = await test.call('createGuide', { token: root, body: form })
    made[name] = z.looseObject({ id: z.string() }).parse(data).id
  }
  for (const [name, audience] of Object.entries(guideAudience)) await create(name, audience)
  await create('industry', guideAudience.companies, industry.id)
  made['industry code'] = industry.code
})

const search = (token: string, query: Record<string, string> = {}) => test.call('searchGuides', { token, query })

/** Which of the guides that this file made somebody finds. */
async function found(token: string, query: Record<string, string> = {}): Promise<string[]> {
  const guides = listed.parse((await search(token, query)).data)
  return Object.keys(made).filter((name) => guides.some(({ id }) => id === made[name]))
}

const read = (token: string, name: string, query: Record<string, string> = {}) =>
  test.call('readGuide', { token, params: { id: made[name] ?? '' }, query })

describe('searchGuides', () => {
  it('finds each what is written for them', async () => {
    const shop = await company(test.db)
    const applicant = await person(test.db)
    expect(await found(shop.owner.token, { group_id: shop.id })).toEqual(['everybody', 'companies'])
    expect(await found(applicant.token)).toEqual(['everybody', 'applicants'])
    expect(await found(root)).toEqual(['everybody', 'companies', 'applicants', 'staff'])
    const guest = await colleague(test.db, shop.id, 'applicant')
    expect(await found(guest.token, { group_id: shop.id })).toEqual(['everybody', 'applicants'])
  })

  it("finds the guides of the company's industry, and of no other", async () => {
    const shop = await company(test.db)
    const industry = made['industry code'] ?? ''
    await test.db.updateTable('groups').set({ industry }).where('id', '=', shop.id).execute()
    const other = await company(test.db)
    expect(await found(shop.owner.token, { group_id: shop.id })).toContain('industry')
    expect(await found(other.owner.token, { group_id: other.id })).not.toContain('industry')
  })

  it('looks for words in the whole text, in the language of the reader, and tells how each begins', async () => {
    const reader = await person(test.db, { language: 'zh' })
    expect(await found(reader.token, { keyword: 'LIGHTHOUSE welcome' })).toEqual(['everybody', 'applicants'])
    expect(await found(reader.token, { keyword: '中文' })).toEqual(['everybody', 'applicants'])
    // A mark is no word.
    expect(await found(reader.token, { keyword: 'strong' })).toEqual([])
    const guides = listed.parse((await search(reader.token, { keyword: 'lighthouse' })).data)
    expect(guides[0]).toEqual({
      id: made['everybody'],
      name: 'everybody 中文',
      excerpt: 'Welcome to everybody, Kopi & Co: a lighthouse.',
    })
  })

  it('does not find what staff have put away', async () => {
    const { token } = await person(test.db)
    const id = made['applicants'] ?? ''
    const set = (archived_at: Date | null) => test.db.updateTable('guides').set({ archived_at }).where('id', '=', id)
    await set(new Date()).execute()
    expect(await found(token)).toEqual(['everybody'])
    expect(await read(token, 'applicants')).toMatchObject({ status: 404 })
    await set(null).execute()
  })

  it('asks for a session and for words that can be looked for', async () => {
    expect(await test.call('searchGuides', {})).toMatchObject({ status: 401 })
    expect(await search(root, { keyword: 'x'.repeat(101) })).toMatchObject({
      status: 422,
      error: { keyword: [expect.any(String)] },
    })
  })
})

describe('readGuide', () => {
  it("fills in the reader's company, in their language or in English", async () => {
    const shop = await company(test.db, '<b>Bold</b>')
    const reader = await colleague(test.db, shop.id, 'member', { language: 'zh' })
    expect(await read(reader.token, 'companies', { group_id: shop.id })).toMatchObject({
      status: 200,
      data: {
        name: 'companies 中文',
        html: '<p>Welcome to companies, &lt;b&gt;Bold&lt;/b&gt;: a <strong>lighthouse</strong>.</p>',
      },
    })
  })

  it('knows no guide that is for others', async () => {
    const shop = await company(test.db)
    expect(await read(shop.owner.token, 'staff', { group_id: shop.id })).toMatchObject({ status: 404 })
    expect(await read(shop.owner.token, 'applicants', { group_id: shop.id })).toMatchObject({ status: 404 })
    const nowhere = await test.call('readGuide', { token: root, params: { id: platformGroupId } })
    expect(nowhere).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await test.call('readGuide', { params: { id: made['everybody'] ?? '' } })).toMatchObject({ status: 401 })
  })
})
