import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { makeOwner } from './company-steps.ts'
import { goWithin } from './console.ts'
import { enter, tokenOf } from './fixtures.ts'
import { mailsTo } from './mails.ts'
import { newPassword } from './sign-up-steps.ts'
import { expectFits, expectPage, expectToast } from './steps.ts'
import { watch } from './watch.ts'

/** Cards that the payment provider's test page takes, by what they do. */
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsLater: '4000 0000 0000 0341',
} as const

export type Payer = Awaited<ReturnType<typeof makePayer>>

type Means = { page: Page; request: APIRequestContext; browser: Browser; baseURL: string | undefined }

/** A company on trial, and its owner's browser, watched like every other; `troubles` must stay empty. */
export async function makePayer(means: Means) {
  const payer = await makeOwner(means)
  const troubles = await watch(payer.owner.context())
  return { ...payer, troubles }
}

/** Ends the owner's browser, in which nothing may have gone wrong. */
export async function leave({ owner, troubles }: Payer): Promise<void> {
  await owner.context().close()
  expect(troubles, "what the pages of the company's owner must not do").toEqual([])
}

type Time = { request: APIRequestContext; moveClock: (by: number) => Promise<Date> }

/** The server, the payment provider and the browser go on to a later day. The session is over by then. */
export async function goAhead({ request, moveClock }: Time, { owner, email }: Payer, by: number): Promise<void> {
  const now = await moveClock(by)
  await owner.clock.setSystemTime(now)
  await enter(owner, await tokenOf(request, { email }, newPassword))
  await owner.goto('/subscription-plan')
  await expectPage(owner, 'subscription-plan')
}

/** A page that nobody has opened before: nothing in it is broken, and it has room on a phone. */
export async function look(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectFits(page)
}

/** With an address in Malaysia the invoices have a tax line. */
export async function fillBillingDetails({ owner }: Payer): Promise<void> {
  await goWithin(owner, '/surveys/account?tab=billing')
  await expectPage(owner, 'surveys.account')
  await owner.getByLabel('Address line 1').fill('12 Jalan Kopi')
  await owner.getByLabel('Postcode').fill('50480')
  await owner.getByLabel('City').fill('Kuala Lumpur')
  await owner.getByLabel('Country').selectOption('MY')
  await look(owner)
  await owner.getByRole('button', { name: 'Save' }).click()
  await expectToast(owner, 'Data saved Successfully.')
}

/** From the plans on offer to the page of the payment provider. */
export async function goToCardPage(page: Page, offer: string | RegExp): Promise<void> {
  await page.getByRole('link', { name: offer }).click()
  await expectPage(page, 'payment')
  await page.getByRole('button', { name: 'Pay by card' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
  await expect(page.getByText('Test payment page. No card is charged.')).toBeVisible()
}

export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date (MM/YY)').fill('12/34')
  await page.getByLabel('Security code (CVC)').fill('123')
  await page.getByLabel('Name on card').fill('Farah Aziz')
}

/** An amount within a name: between currency and number stands a space at which no line breaks. */
export const withAmount = (before: string, amount: string): RegExp =>
  new RegExp(`${before}${amount.replace('.', '\\.').replaceAll(' ', '\\s')}$`)

/** Pays in a tab that is closed before the payment provider can lead it back: the payment is made all the same. */
export async function payAndClose(tab: Page, amount: string): Promise<void> {
  const statuses: number[] = []
  await tab.route('**/pay/*', async (route) => {
    const reply = await route.fetch({ maxRedirects: 0 })
    statuses.push(reply.status())
    // Nothing comes back: the browser stays where it is.
    await route.fulfill({ status: 204 })
  })
  await tab.getByRole('button', { name: withAmount('^Pay ', amount) }).click()
  await expect.poll(() => statuses).toEqual([303])
  await tab.close()
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** The text of a mail with this subject, once it has come. */
export async function mailAbout(request: APIRequestContext, email: string, subject: string | RegExp) {
  const find = async () =>
    (await mailsTo(request, email)).find((mail) => {
      const said = plain(mail.subject)
      return typeof subject === 'string' ? said === subject : subject.test(said)
    })
  await expect.poll(async () => (await find()) !== undefined, `a mail "${subject}" has come`).toBe(true)
  const mail = await find()
  return { text: plain(mail?.text ?? ''), attachments: mail?.attachments ?? [] }
}

type Bill = {
  number: string
  title: string
  /** With tax, as it is written on every screen. */
  total: string
}

/** Opens the newest invoice from the page of the plan, which must be open, and reads its number. */
export async function readNewestInvoice(owner: Page, { title, total }: Omit<Bill, 'number'>): Promise<Bill> {
  const newest = owner.getByRole('region', { name: 'Latest invoices' }).getByRole('listitem').first()
  await expect(newest).toContainText(title)
  await expect(newest).toContainText(total)
  const number = (await newest.getByRole('link').textContent()) ?? ''
  expect(number).toMatch(/^INV-\d{4}-\d{4,}$/)
  return { number, title, total }
}

async function expectPdf(owner: Page, request: APIRequestContext): Promise<void> {
  const href = await owner.getByRole('link', { name: 'Download PDF' }).getAttribute('href')
  const reply = await request.get(href ?? '')
  expect(reply.headers()['content-type']).toContain('application/pdf')
  expect((await reply.body()).subarray(0, 5).toString()).toBe('%PDF-')
}

/** What the company reads of a payment: on the page of its plan, the invoice, the order and in the mail. */
export async function expectPaid({ owner, email }: Payer, request: APIRequestContext, bill: Bill): Promise<void> {
  const { number, title, total } = bill
  await goWithin(owner, '/subscription-plan')
  await owner.getByRole('link', { name: number }).click()
  await expectPage(owner, 'surveys.invoices.detail')
  const sheet = owner.getByRole('article', { name: number })
  await expect(sheet).toContainText(`Total${total}`)
  await expect(sheet).toContainText('Service tax 8%')
  await expect(sheet).toContainText('12 Jalan Kopi')
  await expectPdf(owner, request)
  await look(owner)
  await owner.getByRole('link', { name: 'Order', exact: true }).click()
  await expectPage(owner, 'surveys.orders.detail')
  const payment = owner.getByRole('region', { name: 'Payment' })
  await expect(payment).toContainText(`Total${total}`)
  await expect(payment).toContainText('Completed')
  const mail = await mailAbout(request, email, `Your invoice ${number}`)
  expect(mail.text).toContain(`We received ${total} for ${title}`)
  expect(mail.attachments).toEqual([{ name: `${number}.pdf`, bytes: expect.any(Number) }])
}

/** What staff read of the same payment. */
export async function expectBooked(staff: Page, { company }: Payer, { number, title, total }: Bill): Promise<void> {
  await staff.goto(`/admin/invoices?keyword=${number}`)
  await expectPage(staff, 'admin.invoices')
  const invoiced = staff.getByRole('row').filter({ hasText: number })
  await expect(invoiced).toContainText(company.name)
  await expect(invoiced).toContainText(total)
  await invoiced.getByRole('link', { name: number }).click()
  await expectPage(staff, 'admin.invoices.id')
  const sheet = staff.getByRole('article', { name: number })
  await expect(sheet).toContainText(`Total${total}`)
  const [, reference = ''] = /Transaction (\w+)$/.exec(((await sheet.textContent()) ?? '').trim()) ?? []
  expect(reference).not.toBe('')
  await goWithin(staff, `/admin/transactions?keyword=${reference}`)
  await expectPage(staff, 'admin.transactions')
  const booked = staff.getByRole('row').filter({ hasText: reference })
  await expect(booked).toContainText(company.name)
  await expect(booked).toContainText(title)
  await expect(booked).toContainText(total)
  await expect(booked).toContainText('Completed')
}
