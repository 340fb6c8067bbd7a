import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { colleague, company, companyWithoutPlan, impersonating, person } from '#testing/make'

const test = useApp()

const form = {
  name: 'Kopi & Kain Sdn Bhd',
  email: 'finance@kopi.example',
  line1: '8 Jalan Telawi 3',
  line2: 'Bangsar Baru',
  postcode: '59100',
  city: 'Kuala Lumpur',
  country: 'MY',
  tax_number: 'C 00000000000',
  version: 0,
}

type Company = Awaited<ReturnType<typeof company>>

const read = (from: Company, token: string | null = from.owner.token) =>
  test.call('getBillingDetails', { token, query: { group_id: from.id } })

const save = (from: Company, wishes: Record<string, unknown> = {}, token: string | null = from.owner.token) =>
  test.call('updateBillingDetails', { token, query: { group_id: from.id }, body: { ...form, ...wishes } })

describe('getBillingDetails', () => {
  it('tells what the account knows until somebody says more', async () => {
    const shop = await company(test.db, 'Kopi & Kain')
    await test.db.updateTable('groups').set({ country: 'SG' }).where('id', '=', shop.id).execute()
    expect(await read(shop)).toMatchObject({
      status: 200,
      data: {
        name: 'Kopi & Kain',
        email: null,
        line1: '',
        line2: '',
        postcode: '',
        city: '',
        country: 'SG',
        tax_number: '',
        version: 0,
      },
    })
  })

  it('is for those who see what the company pays', async () => {
    const [shop, other] = [await company(test.db), await company(test.db)]
    const manager = await colleague(test.db, shop.id, 'manager')
    const member = await colleague(test.db, shop.id, 'member')
    expect(await read(shop, manager.token)).toMatchObject({ status: 200 })
    expect(await read(shop, member.token)).toMatchObject({ status: 403, code: 'access.denied' })
    expect(await read(other, shop.owner.token)).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await read(shop, null)).toMatchObject({ status: 401 })
  })
})

describe('updateBillingDetails', () => {
  it('keeps what was said, also without a plan, and the log names the fields that changed', async () => {
    const shop = await companyWithoutPlan(test.db, form.name)
    const answer = await save(shop)
    expect(answer).toMatchObject({ status: 200, message: 'Data saved Successfully.', data: { ...form, version: 1 } })
    expect(await save(shop, { email: '', city: 'Petaling Jaya', version: 1 })).toMatchObject({
      data: { email: null, city: 'Petaling Jaya', version: 2 },
    })
    expect((await read(shop)).data).toEqual({ ...form, email: null, city: 'Petaling Jaya', version: 2 })
    const events = await test.db
      .selectFrom('audit_events')
      .where('group_id', '=', shop.id)
      .where('action', '=', 'updateBillingDetails')
      .orderBy('id')
      .select('detail')
      .execute()
    expect(events.map(({ detail }) => detail)).toMatchObject([
      { fields: expect.arrayContaining(['email', 'line1', 'city']) },
      { fields: ['email', 'city'] },
    ])
  })

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'nobody' }],
    ['line1', { line1: '' }],
    ['line2', { line2: 'x'.repeat(101) }],
    ['postcode', { postcode: 'x'.repeat(21) }],
    ['city', { city: '' }],
    ['country', { country: 'XX' }],
    ['country', { country: '' }],
    ['tax_number', { tax_number: 'x'.repeat(41) }],
  ])('refuses a wrong %s at its field: %j', async (field, wrong) => {
    const shop = await company(test.db)
    const answer = await save(shop, wrong)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
    expect(await read(shop)).toMatchObject({ data: { version: 0 } })
  })

  it('does not write over what somebody else has said in the meantime', async () => {
    const shop = await company(test.db)
    const both = await Promise.all([save(shop), save(shop, { city: 'Ipoh' })])
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    expect(await save(shop, { version: 2 })).toMatchObject({ status: 409, code: 'record.changed' })
  })

  it('is for who pays, and not for staff who look through their eyes', async () => {
    const [shop, other] = [await company(test.db), await company(test.db)]
    const manager = await colleague(test.db, shop.id, 'manager')
    const staff = await person(test.db, { platform_role: 'moderator' })
    expect(await save(shop, {}, manager.token)).toMatchObject({ status: 403, code: 'access.denied' })
    expect(await save(shop, {}, await impersonating(test.db, staff, shop.owner.id))).toMatchObject({ status: 403 })
    expect(await save(other, {}, shop.owner.token)).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await save(shop, {}, null)).toMatchObject({ status: 401 })
  })
})
