/// <reference types="@vitest/browser-playwright" />

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { listPage } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits, expectPage } from '../../../testing/expect-page.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { received, replies } from '../../../testing/replies.ts'
import { narrow } from '../../../testing/screens.ts'
import type { Invoice } from './invoices-list.ts'

const owner = personAs('owner')
const id = '018f0000-0000-7000-8000-000000000463'
const order_id = '018f0000-0000-7000-8000-000000000aaa'

const invoice: Invoice = {
  id,
  number: 'INV-2026-0463',
  kind: 'invoice',
  issued_at: '2026-11-27T02:00:00.000Z',
  total_minor: 301_392,
  tax_minor: 22_325,
  currency: 'MYR',
  payment_method: 'card',
  title: 'Annual+',
  seller: {
    name: 'Catchpitch Sdn Bhd',
    address: ['Level 9, 21 Jalan Contoh', '50450 Kuala Lumpur'],
    country: 'MY',
    registration_number: null,
    tax_number: 'W10-0000-00000000',
    email: 'billing@catchpitch.example',
  },
  buyer: {
    name: 'Kopi & Kain Sdn Bhd',
    address: ['8 Jalan Telawi 3, Bangsar Baru', '59100 Kuala Lumpur'],
    country: 'MY',
    registration_number: '202001000000',
    tax_number: null,
    email: 'finance@kopikain.example',
  },
  lines: [
    {
      kind: 'plan',
      title: 'Annual+',
      starts_at: '2026-11-26T16:00:00.000Z',
      ends_at: '2027-11-26T16:00:00.000Z',
      amount_minor: 299_000,
    },
    {
      kind: 'unused',
      title: 'Default',
      starts_at: '2026-11-26T16:00:00.000Z',
      ends_at: '2026-12-16T16:00:00.000Z',
      amount_minor: -19_933,
    },
  ],
  subtotal_minor: 279_067,
  tax_rate: 800,
  paid_at: '2026-11-27T02:00:00.000Z',
  transaction_id: 'ch_3Qx81kTest',
  order_id,
  paid_with: 'visa 4242',
  corrects: null,
  pdf: 'https://files.example/INV-2026-0463.pdf',
}

const credit: Invoice = {
  ...invoice,
  id: '018f0000-0000-7000-8000-000000000464',
  number: 'INV-2026-0464',
  kind: 'credit_note',
  total_minor: -301_392,
  corrects: { id, number: 'INV-2026-0463' },
  paid_with: null,
  payment_method: 'online_transfer',
}

const emulateMedia = (media: '' | 'print') => cdp().send('Emulation.setEmulatedMedia', { media })

const sheet = page.getByRole('article', { name: 'INV-2026-0463' })

beforeEach(() => {
  replies({
    'GET /countries': [{ id: 'MY', name: 'Malaysia' }],
    'GET /invoices': listPage([credit, invoice]),
    'GET /invoices/{id}': invoice,
  })
})

// The files of a run share one browser.
afterEach(() => emulateMedia(''))

describe('the invoices of a company', () => {
  it('are listed with what each is for, and lead to the invoice', async () => {
    await renderConsole('/surveys/invoices', { as: owner })
    await expectPage('surveys.invoices')
    const row = page.getByRole('row').filter({ hasText: 'INV-2026-0464' })
    await expect.element(row).toHaveTextContent(/Credit note/)
    await expect.element(row).toHaveTextContent(/-RM\s3,013\.92/)
    await expectAccessible()
    await page.getByRole('link', { name: 'INV-2026-0463' }).click()
    await expectPage('surveys.invoices.detail')
    expect(received('GET /invoices/{id}').at(-1)?.params).toEqual({ id })
  })

  it('are none at first, and said to come by themselves', async () => {
    replies({ 'GET /invoices': listPage([]) })
    await renderConsole('/surveys/invoices', { as: owner })
    await expect.element(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible()
    await expectFits()
  })
})

describe('one invoice', () => {
  const open = (language: 'en' | 'zh' | 'ms' = 'en') =>
    renderConsole(`/surveys/invoices/detail?id=${id}`, { as: owner, language })

  it('stands there as on paper: who, when, what, and how it was paid', async () => {
    await open()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible()
    await expect.element(sheet.getByRole('region', { name: 'From' })).toHaveTextContent(/Catchpitch Sdn Bhd.*Malaysia/)
    await expect
      .element(sheet.getByRole('region', { name: 'To' }))
      .toHaveTextContent(/Kopi & Kain Sdn Bhd.*Registration no\. 202001000000/)
    await expect.element(sheet).toHaveTextContent('Visa ending 4242')
    await expect.element(sheet).toHaveTextContent(/Annual\+27 Nov 2026 to 26 Nov 2027RM\s2,990\.00/)
    await expect.element(sheet).toHaveTextContent(/Default, unused days27 Nov 2026 to 16 Dec 2026-RM\s199\.33/)
    await expect.element(sheet).toHaveTextContent(/SubtotalRM\s2,790\.67Service tax 8%RM\s223\.25TotalRM\s3,013\.92/)
    await expect.element(sheet).toHaveTextContent('Transaction ch_3Qx81kTest')
    await expect
      .element(page.getByRole('link', { name: 'Download PDF' }))
      .toHaveAttribute('href', 'https://files.example/INV-2026-0463.pdf')
    await expect
      .element(page.getByRole('link', { name: 'Order', exact: true }))
      .toHaveAttribute('href', `/surveys/orders/detail?id=${order_id}`)
    await expectAccessible()
    await expectFits()
  })

  it('is alone on white paper when it is printed in the dark', async () => {
    await renderConsole(`/surveys/invoices/detail?id=${id}`, { as: owner, scheme: 'dark' })
    await expect.element(sheet).toBeVisible()
    await emulateMedia('print')
    await expect.element(page.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Print' })).not.toBeInTheDocument()
    await expect.element(sheet).toHaveStyle({ color: 'rgb(0, 0, 0)' })
    expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)')
  })

  it('is printed by its button', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    await open()
    await page.getByRole('button', { name: 'Print' }).click()
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  })

  it('says that its file is being written, and offers it once it is there', async () => {
    replies({ 'GET /invoices/{id}': { ...invoice, pdf: null } })
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    })
    await open()
    await expect.element(page.getByText('The PDF is being written')).toBeVisible()
    replies({ 'GET /invoices/{id}': invoice })
    await vi.advanceTimersByTimeAsync(3000)
    vi.useRealTimers()
    await expect.element(page.getByRole('link', { name: 'Download PDF' })).toBeVisible()
  })

  it.each(['zh', 'ms'] as const)('has room on a phone in %s', async (language) => {
    await page.viewport(...narrow)
    await open(language)
    await expect.element(sheet).toBeVisible()
    await expectFits()
    await expectAccessible()
  })

  it('that takes another back names it', async () => {
    replies({ 'GET /invoices/{id}': credit })
    await renderConsole(`/surveys/invoices/detail?id=${credit.id}`, { as: owner })
    const note = page.getByRole('article', { name: 'INV-2026-0464' })
    await expect.element(note.getByRole('heading', { level: 2 })).toHaveTextContent('Credit note')
    await expect.element(note).toHaveTextContent('Online transfer')
    await expect
      .element(note.getByRole('link', { name: 'Corrects invoice INV-2026-0463' }))
      .toHaveAttribute('href', `/surveys/invoices/detail?id=${id}`)
  })

  it('is asked for where the address names none', async () => {
    await renderConsole('/surveys/invoices/detail', { as: owner })
    await expect.element(page.getByRole('heading', { name: 'Which invoice?' })).toBeVisible()
  })
})

describe('staff', () => {
  const group = { id: '018f0000-0000-7000-8000-000000000001', name: 'Kopi & Kain' }

  it('see the invoices of all companies, each with its company', async () => {
    replies({
      'GET /admin/invoices': listPage([{ ...invoice, group }]),
      'GET /admin/invoices/{id}': { ...invoice, group },
    })
    await renderConsole('/admin/invoices', { as: personAs('root') })
    await expectPage('admin.invoices')
    await expect.element(page.getByRole('row').filter({ hasText: 'INV-2026-0463' })).toHaveTextContent(/Kopi & Kain/)
    await expectAccessible()
    await page.getByRole('link', { name: 'INV-2026-0463' }).click()
    await expectPage('admin.invoices.id')
    await expect.element(sheet).toBeVisible()
    await expectFits()
  })

  it('are told where nothing has been invoiced', async () => {
    replies({ 'GET /admin/invoices': listPage([]) })
    await renderConsole('/admin/invoices', { as: personAs('root') })
    await expect.element(page.getByText('Nothing has been invoiced yet.', { exact: false })).toBeVisible()
  })
})
