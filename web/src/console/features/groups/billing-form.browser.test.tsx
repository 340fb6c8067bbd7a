import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits, expectPage, expectToast } from '../../../testing/expect-page.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { received, replies } from '../../../testing/replies.ts'

const owner = personAs('owner')
const group_id = owner.groups[0]?.id

const details = {
  name: 'Kopi & Kain Sdn Bhd',
  email: null,
  line1: '8 Jalan Telawi 3',
  line2: '',
  postcode: '59100',
  city: 'Kuala Lumpur',
  country: 'MY',
  tax_number: '',
  version: 2,
}

const name = page.getByLabelText('Name', { exact: true })
const email = page.getByLabelText(/^Email for invoices/)
const line1 = page.getByLabelText('Address line 1')
const country = page.getByLabelText('Country')
const save = page.getByRole('button', { name: 'Save', exact: true })

beforeEach(() => {
  replies({
    'GET /countries': [
      { id: 'MY', name: 'Malaysia' },
      { id: 'SG', name: 'Singapore' },
    ],
    'GET /options/{list}': [],
    'GET /billing-details': details,
  })
})

async function open(as = owner): Promise<void> {
  await renderConsole('/surveys/account?tab=billing', { as })
  await expectPage('surveys.account')
}

it('names what is wrong at its field and sends nothing', async () => {
  await open()
  await expect.element(country).toHaveValue('MY')
  await name.fill('')
  await line1.fill('')
  await email.fill('nobody')
  await save.click()
  await expect.element(name).toHaveFocus()
  await expect.element(line1).toHaveAccessibleDescription('This field is required.')
  await expect.element(email).toHaveAccessibleDescription(/valid email/)
  expect(received('PUT /billing-details')).toEqual([])
})

it('is sent with its version, and can be saved again', async () => {
  await open()
  const now = { ...details, email: 'finance@kopikain.example', country: 'SG', version: 3 }
  replies({ 'PUT /billing-details': now, 'GET /billing-details': now })
  await email.fill('finance@kopikain.example')
  await country.selectOptions('SG')
  await save.click()
  await expectToast('Data saved Successfully.')
  const [sent, ...others] = received('PUT /billing-details')
  expect(others).toEqual([])
  expect(sent?.query).toEqual({ group_id })
  expect(sent?.body).toEqual({ ...details, email: 'finance@kopikain.example', country: 'SG' })
  await expectAccessible()
  await expectFits()
  await email.fill('')
  await save.click()
  await expect.poll(() => received('PUT /billing-details').at(-1)?.body).toMatchObject({ email: null, version: 3 })
})

it('offers both when somebody else was faster', async () => {
  replies({ 'PUT /billing-details': refuse('record.changed') })
  await open()
  await name.fill('Kopi & Kain Berhad')
  await save.click()
  const theirs = { ...details, name: 'Kopi Kain Group', version: 5 }
  replies({ 'GET /billing-details': theirs })
  await page.getByRole('button', { name: 'Show the new version' }).click()
  await expect.element(name).toHaveValue('Kopi Kain Group')
})

it('asks before what was typed is left', async () => {
  await open()
  await name.fill('Kopi & Kain Berhad')
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectPage('surveys.account')
})

it('is read by managers, and changed by owners alone', async () => {
  await open(personAs('manager'))
  await expect.element(page.getByText('Only owners can change this.')).toBeVisible()
  await expect.element(name).toBeDisabled()
  await expect.element(save).not.toBeInTheDocument()
})

it('is not changed by staff who look through the eyes of an owner', async () => {
  const impersonate = { impersonate_by: { id: 'r', full_name: 'R' }, reason: 'Call', since: '2026-11-01T00:00:00.000Z' }
  await open({ ...owner, impersonate })
  await expect.element(page.getByText('You are impersonating an owner, so you cannot change this.')).toBeVisible()
  await expect.element(name).toBeDisabled()
})
