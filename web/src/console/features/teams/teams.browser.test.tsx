import { en } from '@catchpitch/contract/messages/all-messages'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Reply } from '../../../api/calls.ts'
import { listPage, refuse, refuseFields } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits, expectPage, expectToast } from '../../../testing/expect-page.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { received, replies } from '../../../testing/replies.ts'

type Department = Reply<'GET /departments'>[number]
type Invitation = Reply<'GET /teams/invitations'>[number]

const id = (number: number) => `018f0000-0000-7000-8000-00000000000${number}`
const retail: Department = { id: id(1), name: 'Retail', version: 1, people: 2 }
const roastery: Department = { id: id(2), name: 'Roastery', version: 1, people: 0 }

const siti: Invitation = {
  id: id(3),
  first_name: 'Siti',
  last_name: 'Aminah',
  full_name: 'Siti Aminah',
  email: 'siti@example.com',
  role: 'member',
  departments: [retail],
  invited_by: 'Nurul Hassan',
  invited_at: '2026-11-16T02:00:00.000Z',
  expires_at: '2026-11-23T02:00:00.000Z',
  state: 'waiting',
}

const farid: Reply<'GET /team-users/{id}'> = {
  id: id(4),
  full_name: 'Farid Osman',
  email: 'farid@example.com',
  picture: null,
  role: 'member',
  departments: [],
  joined_at: '2026-01-05T00:00:00.000Z',
  state: 'active',
  can: { edit: true, remove: true },
}

const field = (label: string) => page.getByLabelText(label, { exact: true })
const role = page.getByRole('combobox', { name: 'Role' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

let departments: Department[]
let invitations: Invitation[]

beforeEach(() => {
  departments = [retail, roastery]
  invitations = [siti]
  replies({
    'GET /teams': listPage([]),
    'GET /cover-photo': { code: null, picture: null },
    'GET /departments': () => listPage(departments),
    'GET /teams/invitations': () => invitations,
    'GET /teams/invitations/{id}': siti,
    'GET /team-users/{id}': farid,
    'POST /teams/user': ({ body }) => ({ email: body.email }),
    'POST /departments': ({ body }) => {
      const made = { id: id(5), name: body.name, version: 1 }
      departments = [...departments, { ...made, people: 0 }]
      return made
    },
  })
})

const open = (path: string) => renderConsole(path, { as: personAs('owner') })

describe('inviting a colleague', () => {
  it('says at every field of an empty form what is missing, and goes to the first', async () => {
    await open('/surveys/teams/add')
    await button('Send invitation').click()
    await expect.element(field('First name')).toHaveAccessibleDescription('This field is required.')
    await expect.element(role).toHaveAccessibleDescription('A role must be selected.')
    await expect
      .element(page.getByRole('group', { name: 'Departments' }))
      .toHaveAccessibleDescription('A department must be selected.')
    await expect.element(field('First name')).toHaveFocus()
    await expectAccessible()
    await expectFits()
    expect(received('POST /teams/user')).toEqual([])
  })

  it('goes to the departments where nothing else is missing', async () => {
    await open('/surveys/teams/add')
    await fillIn()
    await button('Send invitation').click()
    await expect.element(box('Retail')).toHaveFocus()
    await box('Retail').click()
    await expect.element(page.getByText('A department must be selected.')).not.toBeInTheDocument()
  })

  it('sends whom, as what and where, and says to which address', async () => {
    await open('/surveys/teams/add')
    await fillIn()
    await box('Roastery').click()
    await button('Send invitation').click()
    await expectToast('The invitation is on its way to mei@example.com.')
    await expectTeams()
    expect(received('POST /teams/user')[0]?.body).toEqual({
      first_name: 'Mei',
      last_name: 'Chen',
      email: 'mei@example.com',
      role: 'manager',
      departments: [roastery.id],
    })
  })

  it('is no dead end in a company without departments: the first is added on the way', async () => {
    departments = []
    await open('/surveys/teams/add')
    await fillIn()
    await button('Send invitation').click()
    await expect.element(page.getByText('A department must be selected.')).toBeVisible()
    await expect.element(field('New department')).toHaveFocus()
    await userEvent.keyboard('Dapur{Enter}')
    await expectToast('Department added: Dapur.')
    await expect.element(box('Dapur')).toBeChecked()
    await expect.element(field('New department')).toHaveFocus()
    await expect.element(field('First name')).toHaveValue('Mei')
    expect(received('POST /teams/user')).toEqual([])
    await button('Send invitation').click()
    await expectTeams()
    expect(received('POST /teams/user')[0]?.body).toMatchObject({ departments: [id(5)] })
  })

  it('adds another department beside those that are ticked, and says why one cannot be', async () => {
    replies({ 'POST /departments': refuseFields({ name: [en['field.department.taken']] }) })
    await open('/surveys/teams/add')
    await box('Retail').click()
    await button('New department').click()
    await expect.element(field('New department')).toHaveFocus()
    await userEvent.keyboard('Roastery')
    await button('Add department').click()
    await expect.element(field('New department')).toHaveAccessibleDescription('Department name is already been taken')
    await expect.element(field('New department')).toHaveFocus()
    replies({ 'POST /departments': { id: id(5), name: 'Dapur', version: 1 } })
    departments = [...departments, { ...retail, id: id(5), name: 'Dapur' }]
    await field('New department').fill('Dapur')
    await button('Add department').click()
    await expect.element(box('Dapur')).toBeChecked()
    await expect.element(box('Retail')).toBeChecked()
    await expect.element(box('Roastery')).not.toBeChecked()
    await expectAccessible()
  })
})

/** The list, with what it asks for. */
async function expectTeams(): Promise<void> {
  await expectPage('surveys.teams')
  await expect.element(page.getByText('Siti Aminah')).toBeVisible()
  await expect.poll(() => received('GET /teams').length).toBeGreaterThan(0)
}

async function fillIn(): Promise<void> {
  await field('First name').fill('Mei')
  await field('Last name').fill('Chen')
  await field('E-mail').fill('mei@example.com')
  await role.selectOptions('Manager')
}

describe('editing a colleague', () => {
  it('adds the first department in place', async () => {
    departments = []
    replies({ 'PUT /team-users/{id}': farid })
    await open(`/surveys/teams/edit?id=${farid.id}`)
    await field('New department').fill('Dapur')
    await button('Add department').click()
    await expect.element(box('Dapur')).toBeChecked()
    await button('Save').click()
    await expectToast('Saved: Farid Osman.')
    await expectTeams()
    expect(received('PUT /team-users/{id}')[0]?.body).toEqual({ role: 'member', departments: [id(5)] })
  })
})

describe('editing an invitation', () => {
  it('changes names, role and departments, and says why the address stays', async () => {
    replies({ 'PUT /teams/invitations/{id}': { ...siti, full_name: 'Siti Binti Ahmad' } })
    await open(`/surveys/teams/edit?invitation=${siti.id}`)
    await expectPage('surveys.teams.edit')
    await expect.element(page.getByText('It works until 23 Nov 2026.')).toBeVisible()
    await expect.element(field('E-mail')).toHaveAttribute('readonly')
    await expect
      .element(field('E-mail'))
      .toHaveAccessibleDescription('To use another address, withdraw this invitation and invite them again.')
    await expectAccessible()
    await field('Last name').fill('Binti Ahmad')
    await role.selectOptions('Manager')
    await box('Roastery').click()
    await button('Save').click()
    await expectToast('Saved: Siti Binti Ahmad.')
    await expectTeams()
    expect(received('PUT /teams/invitations/{id}')[0]).toMatchObject({
      params: { id: siti.id },
      body: {
        first_name: 'Siti',
        last_name: 'Binti Ahmad',
        role: 'manager',
        departments: [retail.id, roastery.id],
      },
    })
  })

  it('tells that somebody has joined or withdrawn it meanwhile', async () => {
    replies({ 'PUT /teams/invitations/{id}': refuse('record.missing') })
    await open(`/surveys/teams/edit?invitation=${siti.id}`)
    await field('Last name').fill('Ahmad')
    await button('Save').click()
    await expect.element(page.getByRole('alert').filter({ hasText: 'Data not found' })).toBeVisible()
  })
})

describe('the invitations that nobody has accepted', () => {
  const list = page.getByRole('region', { name: 'Invited, not here yet' })

  it('say as what, where and until when, and fit on a phone', async () => {
    invitations = [
      siti,
      { ...siti, id: id(6), full_name: 'Wei Li', role: 'manager', departments: [retail, roastery], state: 'failed' },
      { ...siti, id: id(7), full_name: 'Mei Chen', departments: [], state: 'expired' },
    ]
    await open('/surveys/teams')
    const rows = list.getByRole('listitem')
    await expect.element(rows.nth(0)).toHaveTextContent(/Siti Aminah.*Member.*Retail.*Open until 23 Nov 2026/)
    await expect.element(rows.nth(1)).toHaveTextContent(/Wei Li.*Manager.*Retail, Roastery.*The email did not arrive/)
    await expect.element(rows.nth(2)).toHaveTextContent(/Mei Chen.*No department yet.*Expired on 23 Nov 2026/)
    await expectAccessible()
    await expectFits()
  })

  it('are sent again after a question that names the address', async () => {
    replies({ 'POST /teams/invitations/{id}/resend': siti })
    await open('/surveys/teams')
    await list.getByRole('button', { name: 'Send the invitation to Siti Aminah again' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send the invitation to Siti Aminah again?' })
    await expect.element(dialog).toHaveTextContent('siti@example.com')
    await dialog.getByRole('button', { name: 'Send again' }).click()
    await expectToast('Sent the invitation to siti@example.com again.')
    expect(received('POST /teams/invitations/{id}/resend')).toMatchObject([{ params: { id: siti.id } }])
  })

  it('say in the question why they cannot be sent again', async () => {
    replies({ 'POST /teams/invitations/{id}/resend': refuse('mail.wait', { minutes: 42 }) })
    await open('/surveys/teams')
    await list.getByRole('button', { name: 'Send the invitation to Siti Aminah again' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send again' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Please try again in 42 minutes.')
  })

  it('lead to their form first where no department was chosen', async () => {
    invitations = [{ ...siti, departments: [] }]
    await open('/surveys/teams')
    await list.getByRole('button', { name: 'Send the invitation to Siti Aminah again' }).click()
    await page.getByRole('dialog', { name: 'Choose a department first' }).getByRole('button', { name: 'Edit' }).click()
    await expectPage('surveys.teams.edit')
    await expect.element(field('First name')).toHaveValue('Siti')
    expect(received('POST /teams/invitations/{id}/resend')).toEqual([])
  })

  it('go from the list when they are withdrawn', async () => {
    replies({
      'DELETE /teams/invitations/{id}': () => {
        invitations = []
        return null
      },
    })
    await open('/surveys/teams')
    await list.getByRole('button', { name: 'Withdraw the invitation to Siti Aminah' }).click()
    const dialog = page.getByRole('dialog', { name: 'Withdraw the invitation to Siti Aminah?' })
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await expectToast('Withdrew the invitation to Siti Aminah.')
    await expect.element(list).not.toBeInTheDocument()
  })
})
