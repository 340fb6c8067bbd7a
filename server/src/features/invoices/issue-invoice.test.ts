import type { InvoiceLine } from '@catchpitch/contract/invoices/invoice'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeCompany, makeMembership } from '#content/make-company'
import { makeOrder } from '#content/make-order'
import { makePerson } from '#content/make-person'
import { makeSubscription } from '#content/make-subscription'
import { acrossGroups } from '#platform/db/across-groups'
import { writeOwnMailSettings } from '#platform/mail/mail-settings.queries'
import { useDatabase } from '#testing/database'
import { testInstallation } from '#testing/installation'
import { makeInvoice } from '#testing/make-invoice'
import { saveBillingDetails } from './billing-details.queries.ts'
import { issueInvoice } from './issue-invoice.ts'
import { findInvoiceOfOrder } from './issuing.queries.ts'

const database = useDatabase()
const now = new Date('2026-11-27T02:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000)

async function shop(country: string | null = 'MY') {
  const { id } = await makeCompany(database.db, { now, name: 'Kopi & Kain Sdn Bhd' })
  await database.db.updateTable('groups').set({ country }).where('id', '=', id).execute()
  return id
}

const issue = (group_id: string, transaction_id: string, more: { lines?: InvoiceLine[] } = {}, at = now) =>
  database.db
    .transaction()
    .execute((db) =>
      issueInvoice({ db, now: at, installation: testInstallation }, { group_id, transaction_id, ...more }),
    )

const stored = (group_id: string, id: string) =>
  database.db
    .selectFrom('invoices')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow()

const numbers = async () =>
  (await acrossGroups(database.db).selectFrom('invoices').orderBy('number').select('number').execute()).map(
    ({ number }) => number,
  )

const orders = async () =>
  (await database.db.selectFrom('invoice_numbers').select(['year', 'last']).orderBy('year').execute()).map(
    ({ year, last }) => [year, last],
  )

beforeEach(async () => {
  await acrossGroups(database.db).deleteFrom('invoices').execute()
  await database.db.deleteFrom('invoice_numbers').execute()
})

describe('issueInvoice', () => {
  it('says what was sold, to whom, by whom and with which tax', async () => {
    const group_id = await shop()
    const { id: subscription_id } = await makeSubscription(database.db, {
      now,
      group_id,
      sku: 'annual',
      status: 'active',
    })
    const period = { starts_at: now, ends_at: later(365) }
    const wishes = { now, group_id, subscription_id, period, product_name: 'Annual+', reference: 'ch_1' }
    const { id, number, transaction_id } = await makeInvoice(database.db, { ...wishes, paid_with: 'visa 4242' })
    expect(number).toBe('INV-2026-0001')
    expect(await stored(group_id, id)).toMatchObject({
      number,
      kind: 1,
      transaction_id,
      corrects_id: null,
      seller: { name: 'Catchpitch', country: 'MY' },
      buyer: { name: 'Kopi & Kain Sdn Bhd', address: [], country: 'MY', tax_number: null, email: null },
      lines: [
        {
          kind: 'plan',
          title: 'Annual+',
          starts_at: period.starts_at.toISOString(),
          ends_at: period.ends_at.toISOString(),
          amount_minor: 29_900,
        },
      ],
      title: 'Annual+',
      subtotal_minor: 29_900,
      tax_minor: 2392,
      tax_rate: 800,
      currency: 'MYR',
      language: 'en',
      payment_method: 1,
      reference: 'ch_1',
      paid_with: 'visa 4242',
      issued_at: now,
      paid_at: now,
      file_id: null,
    })
    expect(await findInvoiceOfOrder(database.db, group_id, transaction_id)).toEqual({ id, number })
  })

  it('is made out as the billing details say, and goes on saying so when they change', async () => {
    const group_id = await shop()
    const form = {
      name: 'Kopi Holdings',
      email: 'finance@kopi.example',
      line1: '8 Jalan Telawi 3',
      line2: '',
      postcode: '59100',
      city: 'Kuala Lumpur',
      country: 'SG',
      tax_number: 'C 001',
    }
    await saveBillingDetails(database.db, group_id, { ...form, version: 0 }, now)
    const { id } = await makeInvoice(database.db, { now, group_id })
    await saveBillingDetails(database.db, group_id, { ...form, name: 'Another', version: 1 }, now)
    expect(await stored(group_id, id)).toMatchObject({
      buyer: {
        name: 'Kopi Holdings',
        address: ['8 Jalan Telawi 3', '59100 Kuala Lumpur'],
        country: 'SG',
        tax_number: 'C 001',
        // Where it is sent may be a person's address, which must not stand on paper for ever.
        email: null,
      },
      // A tax that is not the country's is shown without a rate.
      tax_rate: null,
      tax_minor: 2392,
    })
  })

  it('gives an order that is told of twice the one invoice, also at the same moment', async () => {
    const group_id = await shop()
    const { id } = await makeOrder(database.db, { now, group_id })
    const told = await Promise.all([issue(group_id, id), issue(group_id, id), issue(group_id, id)])
    expect(new Set(told.map((invoice) => invoice?.id)).size).toBe(1)
    expect(await issue(group_id, id)).toEqual(told[0])
    expect(await numbers()).toEqual(['INV-2026-0001'])
  })

  it('leaves no number out, however many are issued at once and whichever of them fail', async () => {
    const group_id = await shop()
    const made = []
    for (let count = 0; count < 20; count += 1) made.push((await makeOrder(database.db, { now, group_id })).id)
    const failing = new Set([made[3], made[11]])
    const outcomes = await Promise.allSettled(
      made.map((transaction_id) =>
        database.db.transaction().execute(async (db) => {
          await issueInvoice({ db, now, installation: testInstallation }, { group_id, transaction_id })
          if (failing.has(transaction_id)) throw new Error('something after it failed')
        }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2)
    const wanted = Array.from({ length: 18 }, (_, at) => `INV-2026-${String(at + 1).padStart(4, '0')}`)
    expect(await numbers()).toEqual(wanted)
    expect(await orders()).toEqual([[2026, 18]])
  })

  it('begins anew with each year of Kuala Lumpur', async () => {
    const group_id = await shop()
    const dates = ['2026-12-31T15:59:59Z', '2026-12-31T16:00:00Z'].map((date) => new Date(date))
    for (const date of dates) await makeInvoice(database.db, { now: date, group_id })
    expect(await numbers()).toEqual(['INV-2026-0001', 'INV-2027-0001'])
  })

  it('writes a credit note for money that was given back, numbered in the same row', async () => {
    const group_id = await shop()
    const { id: corrects_id } = await makeInvoice(database.db, { now, group_id })
    const back = { now, group_id, amount_minor: -29_900, tax_minor: -2392 }
    const { id, number } = await makeInvoice(database.db, { ...back, corrects_id })
    expect(number).toBe('INV-2026-0002')
    expect(await stored(group_id, id)).toMatchObject({ kind: 2, corrects_id, subtotal_minor: -29_900, tax_rate: 800 })
  })

  it('writes nothing for an order of nothing, and takes no number', async () => {
    const group_id = await shop()
    const { id } = await makeOrder(database.db, { now, group_id, amount_minor: 0, tax_minor: 0 })
    expect(await issue(group_id, id)).toBeNull()
    expect(await orders()).toEqual([])
  })

  it.each(['pending', 'failed', 'declined'] as const)('refuses an order that is %s', async (status) => {
    const group_id = await shop()
    const { id } = await makeOrder(database.db, { now, group_id, status })
    await expect(issue(group_id, id)).rejects.toThrow('is not paid')
  })

  it('refuses the order of another company, and lines that add up to another amount', async () => {
    const [group_id, other] = [await shop(), await shop()]
    const { id } = await makeOrder(database.db, { now, group_id })
    await expect(issue(other, id)).rejects.toThrow('is not paid')
    const line = { kind: 'other', title: 'x', starts_at: null, ends_at: null, amount_minor: 1 } as const
    await expect(issue(group_id, id, { lines: [line] })).rejects.toThrow('add up to 1')
  })

  it('keeps the lines that it is given, and is called by what is sold', async () => {
    const group_id = await shop()
    const line = { starts_at: null, ends_at: null }
    const lines = [
      { ...line, kind: 'unused', title: 'Default', amount_minor: -100 },
      { ...line, kind: 'plan', title: 'Annual+', amount_minor: 30_000 },
    ] satisfies InvoiceLine[]
    const { id } = await makeInvoice(database.db, { now, group_id, lines })
    expect(await stored(group_id, id)).toMatchObject({ lines, title: 'Annual+' })
  })

  it('is in the language of the company, or else of its first owner', async () => {
    const group_id = await shop()
    for (const [language, joined_at] of [
      ['ms', later(1)],
      ['zh', now],
    ] as const) {
      const { id: user_id } = await makePerson(database.db, { now, language })
      await makeMembership(database.db, { now: joined_at, group_id, user_id, role: 'owner' })
    }
    const language = async () =>
      (await stored(group_id, (await makeInvoice(database.db, { now, group_id })).id)).language
    expect(await language()).toBe('zh')
    const settings = { sender_name: null, reply_to: null, signature: { en: '', zh: '', ms: '' }, reminder_days: 2 }
    await writeOwnMailSettings(database.db, group_id, { ...settings, default_language: 'ms', version: 0 }, now)
    expect(await language()).toBe('ms')
  })
})
