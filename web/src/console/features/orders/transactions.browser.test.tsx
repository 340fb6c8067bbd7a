import { limits } from '@catchpitch/contract/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listPage, refuse, refuseFields } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits, expectPage, expectToast } from '../../../testing/expect-page.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { received, replies } from '../../../testing/replies.ts'
import { wide } from '../../../testing/screens.ts'
import { company, defaults, reversal, service } from './testing/records.ts'

const root = personAs('root')
const form = page.getByRole('main')
const amount = page.getByLabelText('Amount in MYR, without tax')
const tax = page.getByLabelText('Tax in MYR')
const enter = page.getByRole('button', { name: 'Enter transaction' })

beforeEach(async () => {
  await page.viewport(...wide)
  replies({
    'GET /admin/groups/drop-down': [company],
    'GET /admin/choices/{source}': [{ id: '018f0000-0000-7000-8000-00000000000f', name: 'Cheque' }],
    'GET /admin/transactions/defaults': defaults,
    'GET /admin/transactions/{id}': ({ params }) => (params['id'] === reversal.id ? reversal : service),
  })
})

/** What comes out of a company's form with parts or without. */
const sent = () => received('POST /admin/transactions').at(-1)

async function chooseFile(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No field for a file.')
  await userEvent.upload(input, file)
}

async function fillIn() {
  await page.getByRole('button', { name: 'Kopi Corner' }).click()
  await page.getByLabelText('Title').fill('Workshop on the pitch')
  await amount.fill('500')
  await page.getByLabelText('Payment method').selectOptions('Online transfer')
}

describe('the form of a new transaction', () => {
  beforeEach(async () => {
    await renderConsole('/admin/transactions/create', { as: root })
    await expectPage('admin.transactions.create')
  })

  it('says what is missing, at its field', async () => {
    await enter.click()
    for (const field of ['Title', 'Amount in MYR, without tax', 'Payment method']) {
      await expect.element(page.getByLabelText(field)).toHaveAttribute('aria-invalid', 'true')
    }
    await expect.element(form.getByText('This field is required.').first()).toBeVisible()
    await expect.element(form.getByText('This is not a valid id.')).not.toBeInTheDocument()
    await amount.fill('0')
    await enter.click()
    await expect.element(form.getByText('Enter an amount above zero.')).toBeVisible()
    expect(sent()).toBeUndefined()
    await expectAccessible()
    await expectFits()
  })

  it('proposes the tax of the country, and leaves what somebody typed', async () => {
    await fillIn()
    await expect.element(page.getByText('Proposed: 8% in Malaysia')).toBeVisible()
    await expect.element(tax).toHaveValue('40.00')
    await expect.element(form.getByText('RM 540.00')).toBeVisible()
    await tax.fill('0')
    await amount.fill('600')
    await expect.element(tax).toHaveValue('0')
  })

  it('sends what was entered, once, and shows it', async () => {
    replies({ 'POST /admin/transactions': service })
    await fillIn()
    await page.getByLabelText('Note').fill('Agreed by phone')
    await enter.dblClick()
    await expectPage('admin.transactions.id')
    await expectToast('The transaction is entered.')
    expect(received('POST /admin/transactions')).toHaveLength(1)
    expect(sent()?.body).toMatchObject({
      group_id: company.id,
      kind: 'service',
      title: 'Workshop on the pitch',
      amount_minor: 50_000,
      tax_minor: 4000,
      method: 'online_transfer',
      note: 'Agreed by phone',
      refunds_id: null,
    })
  })

  it('sends a file along, and none that is too large', async () => {
    replies({ 'POST /admin/transactions': service })
    await fillIn()
    await chooseFile(new File([new Uint8Array(limits.evidence.bytes + 1)], 'scan.pdf'))
    await expect.element(page.getByText('The file may have at most 11 MB.')).toBeVisible()
    await chooseFile(new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' }))
    await expect.element(page.getByText('receipt.pdf')).toBeVisible()
    await enter.click()
    await expectPage('admin.transactions.id')
    const parts = sent()?.form
    expect(parts?.get('evidence')).toMatchObject({ name: 'receipt.pdf' })
    expect(parts?.get('amount_minor')).toBe('50000')
    expect(parts?.get('type_id')).toBe('')
  })

  it('offers what can be refunded, and begins with what is left of it', async () => {
    replies({ 'POST /admin/transactions': refuseFields({ amount_minor: ['Only MYR 299.00 is left.'] }) })
    await fillIn()
    await expect.element(page.getByLabelText('Refund of')).not.toBeInTheDocument()
    await page.getByLabelText('Kind').selectOptions('Refund')
    await page.getByLabelText('Refund of').selectOptions('Default, 02 Jan 2026: RM 322.92 left')
    await expect.element(amount).toHaveValue('299.00')
    await expect.element(tax).toHaveValue('23.92')
    await expect.element(form.getByText('-RM 322.92')).toBeVisible()
    await amount.fill('300')
    await enter.click()
    await expect.element(form.getByText('Only MYR 299.00 is left.').first()).toBeVisible()
    expect(sent()?.body).toMatchObject({ kind: 'refund', amount_minor: 30_000, refunds_id: defaults.refundable[0]?.id })
  })
})

describe('a transaction', () => {
  it('shows what was booked, and saves what can still be said', async () => {
    replies({ 'PUT /admin/transactions/{id}': { ...service, version: 2 } })
    await renderConsole(`/admin/transactions/${service.id}`, { as: root })
    await expectPage('admin.transactions.id')
    await expect.element(form.getByText('RM 540.00')).toBeVisible()
    await expect.element(amount).not.toBeInTheDocument()
    await page.getByLabelText('Title').fill('Coaching')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(/saved/i)
    expect(received('PUT /admin/transactions/{id}')[0]?.body).toMatchObject({
      title: 'Coaching',
      reference: 'BANK-7',
      paid_on: '2026-01-05',
      version: 1,
      remove_evidence: false,
    })
    await expectAccessible()
    await expectFits()
  })

  it('opens its evidence, and removes it only when it is saved', async () => {
    const proved = { ...service, evidence: { url: '/media/a/b?signature=c', content_type: 'application/pdf' } }
    replies({ 'GET /admin/transactions/{id}': proved, 'PUT /admin/transactions/{id}': service })
    await renderConsole(`/admin/transactions/${service.id}`, { as: root })
    await expect
      .element(page.getByRole('link', { name: 'Open evidence' }))
      .toHaveAttribute('href', '/media/a/b?signature=c')
    await page.getByRole('button', { name: 'Remove the file' }).click()
    await expect.element(page.getByText('The file is removed when you save.')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(/saved/i)
    expect(received('PUT /admin/transactions/{id}')[0]?.body).toMatchObject({ remove_evidence: true })
  })

  it('leaves title, number and day of an order alone', async () => {
    const order = { ...service, kind: 'order' as const, can: { edit: false, reverse: true } }
    replies({ 'GET /admin/transactions/{id}': order })
    await renderConsole(`/admin/transactions/${service.id}`, { as: root })
    await expect.element(page.getByLabelText('Note')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Title' })).not.toBeInTheDocument()
    await expect.element(page.getByText('You can change its type, note and evidence.')).toBeVisible()
  })

  it('is reversed after a question that says what happens and what does not', async () => {
    const order = { ...service, subscription_id: '018f0000-0000-7000-8000-0000000000aa' }
    replies({ 'GET /admin/transactions/{id}': order, 'DELETE /admin/transactions/{id}': reversal })
    await renderConsole(`/admin/transactions/${service.id}`, { as: root })
    await page.getByRole('button', { name: 'Reverse' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reverse Workshop on the pitch of Kopi Corner?' })
    await expect.element(dialog.getByText('A second entry of -RM 540.00 is booked.')).toBeVisible()
    await expect.element(dialog.getByText('The plan that was paid with it goes on.')).toBeVisible()
    await expectAccessible()
    const back = { ...order, reversed: true, reversed_by: { ...reversal }, can: { edit: true, reverse: false } }
    replies({ 'GET /admin/transactions/{id}': back })
    await dialog.getByRole('button', { name: 'Reverse' }).click()
    await expectToast('The transaction is reversed.')
    await expect.element(form.getByText('Reversed', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'reversal-1' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Reverse' })).not.toBeInTheDocument()
  })

  it('says in the dialog why it was not reversed', async () => {
    replies({ 'DELETE /admin/transactions/{id}': refuse('transaction.refunded') })
    await renderConsole(`/admin/transactions/${service.id}`, { as: root })
    await page.getByRole('button', { name: 'Reverse' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reverse' }).click()
    await expect.element(page.getByText('Part of this payment was refunded. Reverse the refund first.')).toBeVisible()
  })
})

it('the list says what each entry is, and leads to it', async () => {
  const { note: _, ...listed } = service
  replies({ 'GET /admin/transactions': listPage([{ ...listed, reversed: true }, reversal]) })
  await renderConsole('/admin/transactions', { as: root })
  await expectPage('admin.transactions')
  const row = page.getByRole('row').filter({ hasText: 'BANK-7' })
  await expect.element(row.getByText('Service')).toBeVisible()
  await expect.element(row.getByText('Reversed', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('row').filter({ hasText: '-RM 540.00' }).getByText('Reversal', { exact: true }))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'New transaction' })).toBeVisible()
  await expectAccessible()
  await expectFits()
  await page.getByRole('link', { name: 'BANK-7' }).click()
  await expectPage('admin.transactions.id')
})
