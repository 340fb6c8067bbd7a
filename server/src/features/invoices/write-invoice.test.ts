import { platformGroupId } from '@catchpitch/contract/ids'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { acrossGroups } from '#platform/db/across-groups'
import { useApp } from '#testing/app'
import { testInstallation } from '#testing/installation'
import { testJobParts } from '#testing/job-parts'
import { expectRepeatable } from '#testing/jobs'
import { useMailbox } from '#testing/mailbox'
import { colleague, company, companyWithoutPlan, person } from '#testing/make'
import { makeInvoice } from '#testing/make-invoice'
import { readPdf } from '#testing/read-pdf'
import { testDay } from '#testing/test-day'
import { saveBillingDetails } from './billing-details.queries.ts'
import { writeInvoice } from './write-invoice.ts'
import { writeMissingInvoices } from './write-missing-invoices.ts'

const test = useApp()
const mailbox = useMailbox(test)

const context = () => ({
  db: test.db,
  clock: test.clock,
  storage: test.storage,
  ...testJobParts,
  announce: () => {},
})

const write = (group_id: string, invoice_id: string) => writeInvoice.run(context(), { group_id, invoice_id })

const details = {
  name: 'Kopi Holdings',
  line1: '8 Jalan Telawi 3',
  line2: '',
  postcode: '59100',
  city: 'Kuala Lumpur',
  country: 'MY',
  tax_number: '',
  version: 0,
}

/** As the migration leaves what was paid before there were invoices. */
const asOfBefore = (group_id: string, id: string) =>
  test.db.updateTable('invoices').set({ seller: null }).where('group_id', '=', group_id).where('id', '=', id).execute()

const mailsAbout = (id: string) =>
  test.db
    .selectFrom('mails')
    .where('group_id', '=', platformGroupId)
    .where('cause', 'like', `invoice:${id}:%`)
    .orderBy('to_email')
    .select(['to_email', 'subject', 'kind', 'language', 'attachment_name'])
    .execute()

describe('invoices.write', () => {
  it('stores the PDF for good, shows its address for a minute, and mails it to every owner in their language', async () => {
    const shop = await companyWithoutPlan(test.db, 'Kopi & Kain')
    const second = await colleague(test.db, shop.id, 'owner', { language: 'zh' })
    const manager = await colleague(test.db, shop.id, 'manager')
    const wishes = { now: testDay, group_id: shop.id, product_name: 'Annual+', reference: 'ch_1' }
    const { id, number } = await makeInvoice(test.db, wishes)
    await write(shop.id, id)

    const { data } = await test.call('getInvoice', {
      token: shop.owner.token,
      params: { id },
      query: { group_id: shop.id },
    })
    const { pdf } = z.object({ pdf: z.string() }).parse(data)
    const reply = await test.app.inject(pdf)
    expect(reply.headers['content-type']).toBe('application/pdf')
    const { pages } = await readPdf(reply.rawPayload)
    expect(pages[0]).toContain(number)
    expect(pages[0]).toContain('Kopi & Kain')
    test.clock.moveBy(61_000)
    expect((await test.app.inject(pdf)).statusCode).toBe(410)
    test.clock.moveBy(-61_000)
    const file = await test.db.selectFrom('files').where('group_id', '=', shop.id).selectAll().executeTakeFirstOrThrow()
    expect(file).toMatchObject({ purpose: 50, content_type: 'application/pdf', delete_after: null })

    const [mail] = await mailbox.mailsTo(shop.owner.email)
    expect(mail).toMatchObject({
      subject: `Your invoice ${number}`,
      attachments: [{ name: `${number}.pdf`, bytes: reply.rawPayload.length }],
      links: [`https://hire.example/surveys/invoices/detail?id=${id}`],
    })
    expect(mail?.text).toContain('322.92')
    expect(mail?.text).toContain('Annual+')
    expect(await mailbox.mailsTo(second.email)).toMatchObject([{ subject: `您的发票 ${number}`, attachments: [{}] }])
    expect(await mailbox.mailsTo(manager.email)).toEqual([])
  })

  it('mails it to the address for invoices alone, where there is one', async () => {
    const shop = await company(test.db)
    const email = `finance-${shop.id}@kopi.example`
    await saveBillingDetails(test.db, shop.id, { ...details, email }, testDay)
    const { id, number } = await makeInvoice(test.db, { now: testDay, group_id: shop.id })
    await write(shop.id, id)
    expect(await mailsAbout(id)).toEqual([
      {
        to_email: email,
        subject: `Your invoice ${number}`,
        kind: 'invoice',
        language: 'en',
        attachment_name: `${number}.pdf`,
      },
    ])
    expect(await mailbox.mailsTo(email)).toMatchObject([{ attachments: [{ name: `${number}.pdf` }] }])
  })

  it('calls a credit note a credit note, and says what was given back', async () => {
    const shop = await company(test.db)
    const back = { now: testDay, group_id: shop.id, amount_minor: -29_900, tax_minor: -2392 }
    const { id, number } = await makeInvoice(test.db, back)
    await write(shop.id, id)
    const [mail] = await mailbox.mailsTo(shop.owner.email)
    expect(mail?.subject).toBe(`Your credit note ${number}`)
    expect(mail?.text).toMatch(/We refunded RM\s322\.92 for/)
  })

  it('names who sells today on what was paid before there were invoices, and mails nobody', async () => {
    const shop = await company(test.db)
    const { id } = await makeInvoice(test.db, { now: testDay, group_id: shop.id })
    await asOfBefore(shop.id, id)
    const one = () => test.call('getInvoice', { token: shop.owner.token, params: { id }, query: { group_id: shop.id } })
    const seller = { name: testInstallation.seller.name }
    expect(await one()).toMatchObject({ data: { seller, pdf: null } })
    await write(shop.id, id)
    expect(await one()).toMatchObject({ data: { seller, pdf: expect.stringContaining('/media/') } })
    const row = test.db.selectFrom('invoices').where('group_id', '=', shop.id).where('id', '=', id).select('seller')
    expect(await row.executeTakeFirst()).toMatchObject({ seller })
    expect(await mailsAbout(id)).toEqual([])
  })

  it('fails and says why where there are no fonts, and is as good as new once they are there', async () => {
    const shop = await company(test.db)
    const { id } = await makeInvoice(test.db, { now: testDay, group_id: shop.id })
    const installation = { ...testInstallation, font_dir: '/nonexistent' }
    const run = writeInvoice.run({ ...context(), installation }, { group_id: shop.id, invoice_id: id })
    await expect(run).rejects.toThrow('node scripts/fonts.mjs')
    expect(await mailsAbout(id)).toEqual([])
    await write(shop.id, id)
    expect(await mailsAbout(id)).toHaveLength(1)
  })

  it('can be killed at any moment', async () => {
    await expectRepeatable({
      database_url: test.database_url,
      clock: test.clock,
      storage: test.storage,
      arrange: async () => {
        const shop = await company(test.db)
        const { id } = await makeInvoice(test.db, { now: testDay, group_id: shop.id })
        return { group_id: shop.id, id }
      },
      run: (parts, { group_id, id }) => writeInvoice.run(parts, { group_id, invoice_id: id }),
      look: async ({ group_id, id }) => {
        const rows = test.db.selectFrom('files').where('group_id', '=', group_id).select('bytes')
        const files = await rows.execute()
        const row = test.db.selectFrom('invoices').where('group_id', '=', group_id).select('file_id')
        const { file_id } = await row.executeTakeFirstOrThrow()
        return { files: files.length, is_written: file_id !== null, mails: (await mailsAbout(id)).length }
      },
    })
  })

  it('goes along when staff send the mail once more', async () => {
    const shop = await company(test.db)
    const { id, number } = await makeInvoice(test.db, { now: testDay, group_id: shop.id })
    await write(shop.id, id)
    await mailbox.mailsTo(shop.owner.email)
    const rows = acrossGroups(test.db).selectFrom('mails').where('cause', 'like', `invoice:${id}:%`).select('id')
    const { id: mail_id } = await rows.executeTakeFirstOrThrow()
    const { token } = await person(test.db, { platform_role: 'root' })
    expect(await test.call('resendEmail', { token, params: { id: mail_id } })).toMatchObject({ status: 200 })
    const attachments = [{ name: `${number}.pdf` }]
    expect(await mailbox.mailsTo(shop.owner.email)).toMatchObject([{ attachments }, { attachments }])
  })
})

describe('invoices.write-missing', () => {
  const ordered = async () => {
    const { rows } = await sql<{ data: { invoice_id: string } }>`
      select data from pgboss.job where name = ${writeInvoice.name}`.execute(test.db)
    return rows.map(({ data }) => data.invoice_id)
  }

  it('orders the PDFs that are missing, whoever they belong to, and no others', async () => {
    const [shop, other] = [await company(test.db), await company(test.db)]
    const [one, two] = [
      await makeInvoice(test.db, { now: testDay, group_id: shop.id }),
      await makeInvoice(test.db, { now: testDay, group_id: other.id }),
    ]
    const written = await makeInvoice(test.db, { now: testDay, group_id: other.id })
    await write(other.id, written.id)
    await sql`delete from pgboss.job`.execute(test.db)
    await writeMissingInvoices.run(context())
    const found = await ordered()
    expect(found).toEqual(expect.arrayContaining([one.id, two.id]))
    expect(found).not.toContain(written.id)
  })
})
