import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Reply } from '../../../api/calls.ts'
import { refuseFields } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits, expectPage, expectToast } from '../../../testing/expect-page.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { received, replies } from '../../../testing/replies.ts'

const owner = personAs('owner')
const group_id = owner.groups[0]?.id
const amount = { used: 1, allowed: null }

const account: Reply<'GET /account'> = {
  name: 'Kopi & Kain',
  registration_number: '202601000001',
  employees: 9,
  industry: null,
  business_size: null,
  country: 'MY',
  promised_reply_days: 5,
  created_at: '2026-01-05T00:00:00.000Z',
  plan: { title: 'Custom', status: 'active', ends_at: '2027-01-05T00:00:00.000Z' },
  usage: {
    period: { starts_at: '2026-01-05T00:00:00.000Z', ends_at: '2027-01-05T00:00:00.000Z' },
    surveys: amount,
    participants: amount,
    people: amount,
  },
  version: 3,
}

const settings: Reply<'GET /email-settings'> = {
  sender_name: null,
  reply_to: 'hr@kopikain.example',
  signature: { en: '', zh: '', ms: '' },
  default_language: 'en',
  reminder_days: 2,
  sender: { name: 'Catchpitch', address: 'no-reply@catchpitch.example' },
  version: 0,
}

const name = page.getByLabelText('Name', { exact: true })
const employees = page.getByLabelText('Number of employees')
const promise = page.getByLabelText(/Reply within how many days/)
const industry = page.getByLabelText(/^Industry/)
const senderName = page.getByLabelText('Sender name')
const replyTo = page.getByLabelText('Reply to')
const save = page.getByRole('button', { name: 'Save', exact: true })

async function openAccount(): Promise<void> {
  await renderConsole('/surveys/account', { as: owner })
  await expectPage('surveys.account')
}

beforeEach(() => {
  replies({
    'GET /countries': [{ id: 'MY', name: 'Malaysia' }],
    'GET /options/{list}': [],
    'GET /account': account,
    'GET /email-settings': settings,
  })
})

describe('what a company says of itself', () => {
  it('names what is wrong at its field, keeps it there and sends nothing', async () => {
    await openAccount()
    await expect.element(name).toHaveValue(account.name)
    await expect.element(promise).toHaveValue('5')
    await name.fill('')
    await employees.fill('0')
    await promise.fill('400')
    await save.click()
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveAccessibleDescription('This field is required.')
    await expect.element(employees).toHaveAccessibleDescription('Please enter 1 or more.')
    await expect.element(promise).toHaveAccessibleDescription(/Please enter 90 or less\./)
    for (const field of [name, employees, promise]) await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(promise).toHaveValue('400')
    expect(received('PUT /account')).toEqual([])
  })

  it('is sent as numbers and with its version, and can be saved again', async () => {
    await openAccount()
    await name.fill('Kopi & Kain Berhad')
    await employees.fill('12')
    await promise.fill('10')
    const said = { name: 'Kopi & Kain Berhad', employees: 12, promised_reply_days: 10 }
    const now = { ...account, ...said, version: 4 }
    replies({ 'PUT /account': now, 'GET /account': now })
    await save.click()
    await expectToast('Data saved Successfully.')
    const [sent, ...others] = received('PUT /account')
    expect(others).toEqual([])
    expect(sent?.query).toEqual({ group_id })
    expect(sent?.body).toEqual({ ...said, industry: null, business_size: null, country: 'MY', version: 3 })
    await expect.element(name).toHaveValue('Kopi & Kain Berhad')
    await expect.element(promise).toHaveValue('10')
    await expectAccessible()
    await expectFits()

    await promise.fill('')
    await save.click()
    await expect
      .poll(() => received('PUT /account').at(-1)?.body)
      .toMatchObject({ ...said, promised_reply_days: null, version: 4 })
  })

  it('shows at its field what only the server finds', async () => {
    replies({ 'PUT /account': refuseFields({ industry: ['Please choose one of the offered values.'] }) })
    await openAccount()
    await name.fill('Teh & Tarik')
    await save.click()
    await expect.element(industry).toHaveAccessibleDescription('Please choose one of the offered values.')
    await expect.element(industry).toHaveFocus()
    await expect.element(name).toHaveValue('Teh & Tarik')
  })
})

describe('how the emails of a company go out', () => {
  it('names a reply address that is none, and sends it once it is right', async () => {
    await openAccount()
    await page.getByRole('link', { name: 'Email Settings' }).click()
    await expect.element(replyTo).toHaveValue('hr@kopikain.example')
    await replyTo.fill('no address')
    await save.click()
    await expect.element(replyTo).toHaveAccessibleDescription(/This field is required a valid email\./)
    await expect.element(replyTo).toHaveFocus()
    expect(received('PUT /email-settings')).toEqual([])

    await replyTo.fill('jobs@kopikain.example')
    await senderName.fill('Kopi & Kain, hiring')
    const said = { reply_to: 'jobs@kopikain.example', sender_name: 'Kopi & Kain, hiring' }
    const now = { ...settings, ...said, version: 1 }
    replies({ 'PUT /email-settings': now, 'GET /email-settings': now })
    await save.click()
    await expectToast('Data saved Successfully.')
    const [sent, ...others] = received('PUT /email-settings')
    expect(others).toEqual([])
    expect(sent?.query).toEqual({ group_id })
    const { signature, default_language, reminder_days, version } = settings
    expect(sent?.body).toEqual({ ...said, signature, default_language, reminder_days, version })
    await expect.element(replyTo).toHaveValue('jobs@kopikain.example')
    await expectAccessible()
    await expectFits()
  })
})
