import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { colleague, company, companyWithoutPlan, person } from '#testing/make'
import { makeInvoice } from '#testing/make-invoice'
import { testDay } from '#testing/test-day'

const test = useApp()

const later = (hours: number) => new Date(testDay.getTime() + hours * 60 * 60 * 1000)

type Company = Awaited<ReturnType<typeof company>>

const ask = (from: Company, query: Record<string, string> = {}, token = from.owner.token) =>
  test.call('listInvoices', { token, query: { group_id: from.id, ...query } })

const askAll = (token: string, query: Record<string, string> = {}) => test.call('listAllInvoices', { token, query })

const staff = async () => (await person(test.db, { platform_role: 'moderator' })).token

const listed = ({ data }: { data: unknown }): string[] =>
  Array.isArray(data) ? data.map(({ id }: { id: string }) => id) : []

const invoiceOf = (group_id: string, hours = 0) => makeInvoice(test.db, { now: later(hours), group_id })

const creditOf = (group_id: string, hours = 0, corrects_id: string | null = null) =>
  makeInvoice(test.db, { now: later(hours), group_id, amount_minor: -29_900, tax_minor: -2392, corrects_id })

describe('listInvoices', () => {
  it('is empty until something is paid', async () => {
    expect(await ask(await company(test.db))).toMatchObject({ status: 200, data: [], pagination: { total: 0 } })
  })

  it('tells what was invoiced, also where there is no plan any more', async () => {
    const shop = await companyWithoutPlan(test.db)
    const { id, number } = await invoiceOf(shop.id)
    expect((await ask(shop)).data).toEqual([
      {
        id,
        number,
        kind: 'invoice',
        issued_at: testDay.toISOString(),
        total_minor: 32_292,
        tax_minor: 2392,
        currency: 'MYR',
        payment_method: 'card',
        title: 'Default, one month',
      },
    ])
  })

  it('shows the oldest first unless asked otherwise, finds by number and narrows by kind', async () => {
    const shop = await company(test.db, 'Kopi & Kain')
    const one = await invoiceOf(shop.id)
    const two = await creditOf(shop.id, 1)
    expect(listed(await ask(shop))).toEqual([one.id, two.id])
    expect(listed(await ask(shop, { order: '-issued_at' }))).toEqual([two.id, one.id])
    expect(listed(await ask(shop, { filter: 'kind:credit_note' }))).toEqual([two.id])
    expect(listed(await ask(shop, { keyword: one.number.toLowerCase() }))).toEqual([one.id])
    // Its own name stands on every one of them.
    expect(listed(await ask(shop, { keyword: 'kopi' }))).toEqual([])
  })

  it('shows the invoices of no other company, and is for those who see what the company pays', async () => {
    const shop = await company(test.db)
    const other = await company(test.db)
    await invoiceOf(other.id)
    const manager = await colleague(test.db, shop.id, 'manager')
    const member = await colleague(test.db, shop.id, 'member')
    expect(listed(await ask(shop, {}, manager.token))).toEqual([])
    expect(await ask(shop, {}, member.token)).toMatchObject({ status: 403, code: 'access.denied' })
    expect(await ask(other, {}, shop.owner.token)).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await test.call('listInvoices', { query: { group_id: shop.id } })).toMatchObject({ status: 401 })
  })

  it.each([
    [{ page: '0' }, 'page'],
    [{ order: 'number' }, 'order'],
    [{ filter: 'kind:receipt' }, 'filter'],
  ])('refuses %j by field', async (query, field) => {
    const answer = await ask(await company(test.db), query)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })
})

describe('getInvoice', () => {
  const one = (group_id: string, id: string, token?: string) =>
    test.call('getInvoice', { ...(token && { token }), params: { id }, query: { group_id } })

  it('tells all that stands on it', async () => {
    const shop = await company(test.db, 'Kopi & Kain')
    const { id, number, transaction_id } = await makeInvoice(test.db, {
      now: testDay,
      group_id: shop.id,
      period: { starts_at: testDay, ends_at: later(24) },
      reference: 'ch_1',
      paid_with: 'visa 4242',
    })
    expect(await one(shop.id, id, shop.owner.token)).toMatchObject({
      status: 200,
      data: {
        id,
        number,
        kind: 'invoice',
        seller: { name: 'Catchpitch', country: 'MY' },
        buyer: { name: 'Kopi & Kain' },
        lines: [
          {
            kind: 'plan',
            title: 'Default, one month',
            starts_at: testDay.toISOString(),
            ends_at: later(24).toISOString(),
            amount_minor: 29_900,
          },
        ],
        subtotal_minor: 29_900,
        tax_minor: 2392,
        tax_rate: 800,
        total_minor: 32_292,
        paid_at: testDay.toISOString(),
        transaction_id: 'ch_1',
        order_id: transaction_id,
        paid_with: 'visa 4242',
        corrects: null,
        pdf: null,
      },
    })
  })

  it('names the invoice that a credit note takes back', async () => {
    const shop = await company(test.db)
    const corrected = await invoiceOf(shop.id)
    const { id } = await creditOf(shop.id, 1, corrected.id)
    expect(await one(shop.id, id, shop.owner.token)).toMatchObject({
      data: { kind: 'credit_note', total_minor: -32_292, corrects: { id: corrected.id, number: corrected.number } },
    })
  })

  it("knows none that is not there and none of another company's, and is for those who see what is paid", async () => {
    const shop = await company(test.db)
    const other = await company(test.db)
    const { id } = await invoiceOf(other.id)
    const member = await colleague(test.db, other.id, 'member')
    expect(await one(shop.id, id, shop.owner.token)).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await one(other.id, id, shop.owner.token)).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await one(other.id, id, member.token)).toMatchObject({ status: 403, code: 'access.denied' })
    expect(await one(other.id, id)).toMatchObject({ status: 401 })
  })
})

describe('listAllInvoices', () => {
  it('shows staff the invoices of all companies, found by number or name, narrowed by company and kind', async () => {
    const token = await staff()
    const [shop, other] = [await company(test.db, 'Roti Canai House'), await company(test.db, 'Teh Tarik Trading')]
    const [one, two] = [await invoiceOf(shop.id), await creditOf(other.id, 1)]
    expect(listed(await askAll(token, { keyword: 'roti' }))).toEqual([one.id])
    expect(listed(await askAll(token, { keyword: two.number }))).toEqual([two.id])
    expect(await askAll(token, { filter: `group:${other.id}` })).toMatchObject({
      status: 200,
      data: [{ id: two.id, kind: 'credit_note', group: { id: other.id, name: 'Teh Tarik Trading' } }],
    })
    expect(listed(await askAll(token, { filter: `group:${shop.id};kind:credit_note` }))).toEqual([])
    const ours = listed(await askAll(token, { filter: `group:${shop.id},${other.id}`, order: '-issued_at' }))
    expect(ours).toEqual([two.id, one.id])
  })

  it('is for staff alone, and refuses what it does not know by field', async () => {
    const shop = await company(test.db)
    expect(await askAll(shop.owner.token)).toMatchObject({ status: 403 })
    expect(await test.call('listAllInvoices', {})).toMatchObject({ status: 401 })
    expect(Object.keys((await askAll(await staff(), { filter: 'kind:x' })).error)).toEqual(['filter'])
  })
})

describe('getAnyInvoice', () => {
  it('shows staff one of whichever company, and nobody else', async () => {
    const shop = await company(test.db, 'Roti Canai House')
    const { id, number } = await invoiceOf(shop.id)
    const one = (token: string | null, params = { id }) => test.call('getAnyInvoice', { token, params })
    expect(await one(await staff())).toMatchObject({
      status: 200,
      data: { id, number, group: { id: shop.id, name: 'Roti Canai House' }, pdf: null },
    })
    expect(await one(await staff(), { id: shop.id })).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await one(shop.owner.token)).toMatchObject({ status: 403 })
    expect(await one(null)).toMatchObject({ status: 401 })
  })
})
