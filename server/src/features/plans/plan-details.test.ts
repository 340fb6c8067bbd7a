import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { person } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()
const staff = { root: '', moderator: '' }
beforeAll(async () => {
  for (const role of ['root', 'moderator'] as const) {
    staff[role] = (await person(test.db, { platform_role: role })).token
  }
})

const form = {
  title: { en: 'Team', zh: '', ms: 'Pasukan' },
  description: { en: 'For teams.', zh: '', ms: '' },
  kind: 'default',
  period: 'year',
  price_minor: 120_000,
  limits: { surveys: 10, participants: null, people: 3 },
  offered: true,
}
const plan = z.object({ id: z.string(), version: z.number() })

const create = (body: unknown, token = staff.root) => test.call('createPlan', { token, body })

describe('createPlan', () => {
  it('makes a plan that companies find among the products', async () => {
    expect(await create({ ...form, sku: 'team' })).toMatchObject({
      status: 200,
      data: { sku: 'team', kind: 'default', period: 'year', price: { minor: 120_000 }, offered: true, version: 1 },
    })
    const { data } = await test.call('listProducts')
    expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ sku: 'team', title: 'Team' })]))
  })

  it("is root's alone, since a plan has a price", async () => {
    expect(await create({ ...form, sku: 'other' }, staff.moderator)).toMatchObject({ status: 403 })
  })

  it.each([
    ['sku', { sku: 'Two Words' }],
    ['sku', { sku: 'default' }],
    ['title.en', { title: { en: ' ', zh: '', ms: '' } }],
    ['kind', { kind: 'weekly' }],
    ['price_minor', { price_minor: -1 }],
    ['limits.surveys', { limits: { surveys: -1, participants: null, people: null } }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const answer = await create({ ...form, sku: 'wrong', ...wrong })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })
})

describe('updatePlan', () => {
  const update = (token: string, id: string, body: unknown) => test.call('updatePlan', { token, params: { id }, body })

  it('changes everything but the price for a moderator, who does not see it either', async () => {
    const { id } = plan.parse((await create({ ...form, sku: 'shared' })).data)
    const { price_minor, ...unpriced } = form
    expect(await update(staff.moderator, id, { ...form, price_minor: 1, version: 1 })).toMatchObject({
      status: 403,
      code: 'access.denied',
    })
    const title = { en: 'Crew', zh: '', ms: '' }
    expect(await update(staff.moderator, id, { ...unpriced, title, offered: false, version: 1 })).toMatchObject({
      status: 200,
      data: { title, price: null, offered: false, version: 2 },
    })
    expect(await test.call('getPlanDetail', { token: staff.root, params: { id } })).toMatchObject({
      data: { price: { minor: price_minor } },
    })
    expect(await update(staff.root, id, { ...unpriced, price_minor: null, version: 2 })).toMatchObject({
      data: { price: { minor: null }, version: 3 },
    })
    expect(await update(staff.root, id, { ...form, version: 2 })).toMatchObject({ status: 409, code: 'record.changed' })
    const { data } = await test.call('listAuditEvents', { token: staff.root, query: { filter: 'action:updatePlan' } })
    expect(data).toMatchObject([{ fields: [] }, { fields: ['price'] }])
  })

  it('knows nothing of a plan that does not exist', async () => {
    const id = newId(testDay)
    expect(await update(staff.root, id, { ...form, version: 1 })).toMatchObject({ status: 404 })
    expect(await test.call('getPlanDetail', { token: staff.root, params: { id } })).toMatchObject({ status: 404 })
  })
})

describe('listPlanDetails', () => {
  it('finds, narrows and orders, and shows prices to root alone', async () => {
    const skus = async (query: Record<string, string>) => {
      const { data } = await test.call('listPlanDetails', { token: staff.root, query })
      return z
        .array(z.object({ sku: z.string() }))
        .parse(data)
        .map(({ sku }) => sku)
    }
    expect(await skus({ keyword: 'annual' })).toEqual(['annual'])
    expect(await skus({ keyword: '标准' })).toEqual(['default'])
    expect(await skus({ filter: 'kind:add_on' })).toEqual(['add-on'])
    expect(await skus({ filter: 'state:withdrawn' })).toEqual([])
    expect((await skus({ order: 'title' }))[0]).toBe('add-on')
    const { data } = await test.call('listPlanDetails', { token: staff.moderator })
    expect(z.array(z.object({ price: z.null() })).parse(data).length).toBeGreaterThan(3)
  })
})
