import { openCompanyPage } from '@catchpitch/contract/company-page/company-page.endpoints'
import { noTexts } from '@catchpitch/contract/fields/texts'
import { limits } from '@catchpitch/contract/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedCatalog } from '#content/catalog/seed-catalog'
import { makeMembership } from '#content/make-company'
import { makeMilestone } from '#features/business-intelligence/business-intelligence.factory'
import { describePage } from '#features/company-page/company-page.public'
import { makePitchSlide } from '#features/pitch/pitch.factory'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { companyPage } from '#testing/company-page'
import { colleague, company, companyWithoutPlan, person } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()

beforeAll(() => seedCatalog(test.db, testDay))

const fresh = async (name?: string) => companyPage(test, await company(test.db, name))

const words = { title: 'Head roaster', sentence: 'Ask me about Mondays.', shows_picture: false }
const missing = { status: 404, code: 'record.missing' }

describe('updateCompanyPage', () => {
  it('opens the page to anybody, and closes it again', async () => {
    const { form, save, read, visitor } = await fresh('Kopi & Kain')
    expect(await read()).toMatchObject({ data: { is_public: false, version: 0, shows_pitch: true, shows_kept: false } })
    expect(await visitor.open()).toMatchObject(missing)
    expect(await save({ ...form, version: 0 })).toMatchObject({ status: 200, data: { ...form, version: 1 } })
    expect(await visitor.open()).toMatchObject({ status: 200, data: { is_public: true, company: 'Kopi & Kain' } })
    expect(await save({ ...form, is_public: false, version: 1 })).toMatchObject({ status: 200, data: { version: 2 } })
    expect(await visitor.open()).toMatchObject(missing)
    expect(await save({ ...form, version: 1 })).toMatchObject({ status: 409, code: 'record.changed' })
  })

  it('writes down what changed, and by whom', async () => {
    const { group_id, owner, set } = await fresh()
    await set()
    await set({ shows_pitch: false })
    const events = await test.db
      .selectFrom('audit_events')
      .where('group_id', '=', group_id)
      .where('action', '=', 'updateCompanyPage')
      .orderBy('id')
      .select(['actor_id', 'detail'])
      .execute()
    expect(events).toMatchObject([
      { actor_id: owner.id, detail: { fields: ['slug', 'is_public'] } },
      { actor_id: owner.id, detail: { fields: ['shows_pitch'] } },
    ])
  })

  it('proposes an address by the name of the company', async () => {
    expect(await (await fresh('Kopi & Kain Sdn Bhd')).read()).toMatchObject({ data: { slug: 'kopi-kain-sdn-bhd' } })
  })

  it.each([
    ['an address with a space', { slug: 'kopi kain' }, 'slug'],
    ['an address in capitals', { slug: 'Kopi' }, 'slug'],
    ['an address that is too short', { slug: 'ab' }, 'slug'],
    ['an address that is too long', { slug: 'a'.repeat(limits.company_page.slug.max + 1) }, 'slug'],
    ['an address that ends in a hyphen', { slug: 'kopi-' }, 'slug'],
    ['a way of hiring that nobody offers', { strategy_id: newId(testDay) }, 'strategy_id'],
    ['a page that is neither open nor closed', { is_public: null }, 'is_public'],
  ])('refuses %s by field', async (_, wrong, field) => {
    const { form, save } = await fresh()
    const answer = await save({ ...form, ...wrong, version: 0 })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })

  it('gives an address to one company only, also of two at the same moment', async () => {
    const companies = [await fresh(), await fresh()]
    const answers = await Promise.all(companies.map(({ set }) => set({ slug: 'the-very-best' })))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422'])
    const refused = answers.find(({ status }) => status === 422)
    expect(refused?.error).toEqual({ slug: ['Another company has this address already.'] })
  })

  it('is for whoever looks after the page; a member reads, others of the world know of nothing', async () => {
    const { group_id, form, as, visitor } = await fresh()
    const body = { ...form, version: 0 }
    const member = as((await colleague(test.db, group_id, 'member')).token)
    const stranger = as((await company(test.db)).owner.token)
    expect([(await member.read()).status, (await member.save(body)).status]).toEqual([200, 403])
    expect([(await stranger.read()).status, (await stranger.save(body)).status]).toEqual([404, 404])
    expect([(await visitor.read()).status, (await visitor.save(body)).status]).toEqual([401, 401])
    const manager = as((await colleague(test.db, group_id, 'manager')).token)
    expect(await manager.save(body)).toMatchObject({ status: 200 })
  })

  it('closes the page of a company without a plan, too', async () => {
    const { set, visitor } = companyPage(test, await companyWithoutPlan(test.db))
    await set()
    expect(await visitor.open()).toMatchObject({ status: 200 })
    expect(await set({ is_public: false })).toMatchObject({ status: 200 })
    expect(await visitor.open()).toMatchObject(missing)
  })
})

describe('openCompanyPage', () => {
  it('shows what the company tells, in the language of the reader where it is written', async () => {
    const { group_id, owner, set, visitor } = await fresh()
    await makePitchSlide(test.db, { now: testDay, group_id })
    await makeMilestone(test.db, { now: testDay, group_id, name: 'The first shop', happened_on: '2019-03-01' })
    const name = { en: 'Coffee for a street', zh: '一条街的咖啡', ms: '' }
    const story = { name, body: noTexts, version: 0 }
    await test.call('updateCompanyStory', { token: owner.token, query: { group_id }, body: story })
    const { id: strategy_id } = await test.db
      .selectFrom('hiring_strategies')
      .orderBy('position')
      .select('id')
      .executeTakeFirstOrThrow()
    await test.db
      .updateTable('groups')
      .set({ cover: 'harbour', promised_reply_days: 14 })
      .where('id', '=', group_id)
      .execute()
    await set({ strategy_id })

    const seen = openCompanyPage.reply.parse((await visitor.open('zh')).data)
    expect(seen).toMatchObject({
      cover: { code: 'harbour', picture: null },
      story: { language: 'zh', name: '一条街的咖啡', body: '' },
      milestones: [{ language: 'en', name: 'The first shop', happened_on: '2019-03-01', picture: null }],
      people: [],
      promise: { days: 14, kept: null },
    })
    expect(seen.slides).toHaveLength(1)
    expect(seen.strategy?.steps.length).toBeGreaterThan(0)
    expect(seen.strategy?.name).toMatch(/\p{Script=Han}/u)
    expect(await visitor.open('ms')).toMatchObject({ data: { story: { language: 'en' } } })
  })

  it('shows nothing of what was taken away', async () => {
    const { group_id, owner, set, visitor } = await fresh()
    await set()
    const slide = await makePitchSlide(test.db, { now: testDay, group_id })
    const milestone = await makeMilestone(test.db, { now: testDay, group_id })
    const deed = { token: owner.token, query: { group_id } }
    await test.call('removePitchSlide', { ...deed, params: { id: slide.id } })
    await test.call('removeMilestone', { ...deed, params: { id: milestone.id } })
    expect(await visitor.open()).toMatchObject({
      data: { slides: [], milestones: [], people: [], story: null, strategy: null, promise: null },
    })
  })

  it('leaves the pitch out if the company says so', async () => {
    const { group_id, set, visitor } = await fresh()
    await makePitchSlide(test.db, { now: testDay, group_id })
    await set({ shows_pitch: false })
    expect(await visitor.open()).toMatchObject({ data: { slides: [] } })
  })

  it('is seen before it is open by people of the company, and by nobody else who is signed in', async () => {
    const { group_id, as, set } = await fresh()
    await set({ is_public: false })
    const statusFor = async (token: string) => (await as(token).open()).status
    expect(await statusFor((await colleague(test.db, group_id, 'member')).token)).toBe(200)
    expect(await statusFor((await colleague(test.db, group_id, 'applicant')).token)).toBe(404)
    expect(await statusFor((await company(test.db)).owner.token)).toBe(404)
    const former = await person(test.db)
    const left = { now: testDay, group_id, user_id: former.id, role: 'member', deactivated_at: testDay } as const
    await makeMembership(test.db, left)
    expect(await statusFor(former.token)).toBe(404)
  })

  it('knows no page of a company that staff have closed, and none at an address that nobody has', async () => {
    const { group_id, set, visitor, open } = await fresh()
    await set()
    await test.db.updateTable('groups').set({ suspended_at: testDay }).where('id', '=', group_id).execute()
    expect(await visitor.open()).toMatchObject(missing)
    expect(await open()).toMatchObject(missing)
    for (const group of ['nowhere', 'a'.repeat(90), '%00', group_id]) {
      expect((await test.call('openCompanyPage', { params: { group } })).status).toBeOneOf([404, 422])
    }
  })

  it('carries nobody’s id or address', async () => {
    const { group_id, owner, as, set, arrange, visitor } = await fresh()
    const mei = await colleague(test.db, group_id, 'member', { first_name: 'Mei', last_name: 'Chen' })
    await as(mei.token).agree(words)
    await arrange([mei.id])
    await set()
    const { data } = await visitor.open()
    expect(data).toMatchObject({ people: [{ name: 'Mei Chen', title: words.title, sentence: words.sentence }] })
    const told = JSON.stringify(data)
    for (const secret of [mei.id, mei.email, owner.id, owner.email]) expect(told).not.toContain(secret)
  })

  it('is sent again only if it has changed', async () => {
    const { slug, set } = await fresh()
    await set()
    const url = `/api/v1/open/catchers-pitch/${slug}`
    const first = await test.app.inject({ url })
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: expect.any(String) })
    const again = () => test.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
    expect(await again()).toMatchObject({ statusCode: 304, payload: '' })
    await set({ is_public: false })
    expect((await again()).statusCode).toBe(404)
  })
})

describe('what is told where a link to the page is shown', () => {
  const told = (slug: string) => describePage(test)(new URLSearchParams({ group: slug }), 'en')

  it('is the name and the story of a page that is open, and nothing of any other', async () => {
    const { group_id, owner, slug, set } = await fresh('Kopi <script>')
    expect(await told(slug)).toBeNull()
    await set()
    expect(await told(slug)).toMatchObject({
      title: 'Kopi <script>',
      description: expect.stringContaining('work there'),
      address: `/catchers-pitch?group=${slug}`,
    })
    const body = { ...noTexts, en: `Coffee,\nsince ${'ever '.repeat(100)}` }
    const story = { name: noTexts, body, version: 0 }
    await test.call('updateCompanyStory', { token: owner.token, query: { group_id }, body: story })
    const { description } = (await told(slug)) ?? {}
    expect(description).toMatch(/^Coffee, since ever .*…$/)
    expect(description).toHaveLength(200)
    await set({ is_public: false })
    expect(await told(slug)).toBeNull()
    for (const other of ['', 'nowhere', '\0']) expect(await told(other)).toBeNull()
  })
})
