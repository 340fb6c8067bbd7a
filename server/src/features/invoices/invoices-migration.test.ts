import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeCompany, makeMembership } from '#content/make-company'
import { makeOrder } from '#content/make-order'
import { makePerson } from '#content/make-person'
import { makeSubscription } from '#content/make-subscription'
import { acrossGroups } from '#platform/db/across-groups'
import { writeOwnMailSettings } from '#platform/mail/mail-settings.queries'
import { useDatabase } from '#testing/database'
import { makeInvoice } from '#testing/make-invoice'

const database = useDatabase()
const file = new URL('../../../migrations/0089-invoices.sql', import.meta.url)
const at = (moment: string) => new Date(moment)
const now = at('2026-02-01T00:00:00Z')

/** The database as it was before, and then the migration over what is in it. */
async function migrateAgain(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await client.query('drop table invoices, invoice_numbers, billing_details cascade')
    await client.query('alter table mails drop attachment_group_id, drop attachment_file_id, drop attachment_name')
    await client.query(await readFile(file, 'utf8'))
  } finally {
    await client.end()
  }
}

const issued = () => acrossGroups(database.db).selectFrom('invoices').orderBy('number').selectAll().execute()

describe('the migration to invoices', () => {
  let shop = ''
  let other = ''

  beforeAll(async () => {
    shop = (await makeCompany(database.db, { now, name: 'Kopi & Kain' })).id
    other = (await makeCompany(database.db, { now, name: '咖啡' })).id
    const { id: user_id } = await makePerson(database.db, { now, language: 'ms' })
    await makeMembership(database.db, { now, group_id: shop, user_id, role: 'owner' })
    const settings = { sender_name: null, reply_to: null, signature: { en: '', zh: '', ms: '' }, reminder_days: 2 }
    await writeOwnMailSettings(database.db, other, { ...settings, default_language: 'zh', version: 0 }, now)
    const { id: add_on } = await makeSubscription(database.db, {
      now,
      group_id: shop,
      sku: 'add-on',
      status: 'active',
    })
    const period = { starts_at: at('2026-01-02T03:04:05.678Z'), ends_at: at('2026-02-02T03:04:05.678Z') }
    // Not in the order of time; one on each side of a new year in Kuala Lumpur.
    await makeOrder(database.db, { now: at('2026-01-03T00:00:00Z'), group_id: other, product_name: 'third' })
    await makeOrder(database.db, { now: at('2025-12-31T15:59:59Z'), group_id: shop, product_name: 'first', period })
    await makeOrder(database.db, {
      now: at('2025-12-31T16:00:00Z'),
      group_id: shop,
      product_name: 'second',
      subscription_id: add_on,
      period,
      method: 'cash',
    })
    const back = { amount_minor: -1000, tax_minor: -50 }
    await makeOrder(database.db, { now: at('2026-01-04T00:00:00Z'), group_id: shop, product_name: 'back', ...back })
    for (const status of ['pending', 'failed', 'declined'] as const) {
      await makeOrder(database.db, { now, group_id: shop, status })
    }
    await makeOrder(database.db, { now, group_id: shop, amount_minor: 0, tax_minor: 0 })
    await migrateAgain()
  })

  it('issues for what was paid, in that order, without a gap, and for nothing else', async () => {
    expect((await issued()).map(({ number, title }) => [number, title])).toEqual([
      ['INV-2025-0001', 'first'],
      ['INV-2026-0001', 'second'],
      ['INV-2026-0002', 'third'],
      ['INV-2026-0003', 'back'],
    ])
  })

  it('says what each order said, to whom, and leaves open who sold', async () => {
    const [first, second, third, back] = await issued()
    expect(first).toMatchObject({
      group_id: shop,
      kind: 1,
      seller: null,
      file_id: null,
      buyer: { name: 'Kopi & Kain', address: [], tax_number: null, email: null },
      lines: [
        {
          kind: 'plan',
          title: 'first',
          starts_at: '2026-01-02T03:04:05.678Z',
          ends_at: '2026-02-02T03:04:05.678Z',
          amount_minor: 29_900,
        },
      ],
      subtotal_minor: 29_900,
      tax_minor: 2392,
      tax_rate: 800,
      currency: 'MYR',
      language: 'ms',
      payment_method: 1,
      issued_at: at('2025-12-31T15:59:59Z'),
      paid_at: at('2025-12-31T15:59:59Z'),
    })
    expect(second).toMatchObject({ payment_method: 3, lines: [{ kind: 'add_on' }] })
    expect(third).toMatchObject({
      group_id: other,
      buyer: { name: '咖啡' },
      language: 'zh',
      lines: [{ kind: 'other', starts_at: null, ends_at: null }],
    })
    // Its tax is five percent of it.
    expect(back).toMatchObject({ kind: 2, subtotal_minor: -1000, tax_minor: -50, tax_rate: 500 })
  })

  it('lets the next number follow', async () => {
    const { number } = await makeInvoice(database.db, { now: at('2026-03-01T00:00:00Z'), group_id: shop })
    expect(number).toBe('INV-2026-0004')
    expect((await makeInvoice(database.db, { now: at('2027-03-01T00:00:00Z'), group_id: shop })).number).toBe(
      'INV-2027-0001',
    )
  })

  it('writes out a number of more digits than most have', async () => {
    for (const table of ['invoices', 'transactions'] as const)
      await acrossGroups(database.db).deleteFrom(table).execute()
    await sql`
      insert into transactions (group_id, id, product_name, amount_minor, currency, method, status, reference,
                                purchased_at, created_at, updated_at)
      select ${shop}, gen_random_uuid(), 'x', 100, 'MYR', 1, 1, n::text,
             ${now}::timestamptz + n * interval '1 second', ${now}, ${now}
      from generate_series(1, 10001) as n`.execute(acrossGroups(database.db))
    await migrateAgain()
    const last = acrossGroups(database.db).selectFrom('invoices').orderBy('issued_at', 'desc').limit(3).select('number')
    expect((await last.execute()).map(({ number }) => number)).toEqual([
      'INV-2026-10001',
      'INV-2026-10000',
      'INV-2026-9999',
    ])
  })
})
