import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Reply } from '../../../api/calls.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits, expectPage, expectToast } from '../../../testing/expect-page.ts'
import { focus } from '../../../testing/keyboard.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { received, replies } from '../../../testing/replies.ts'

const manager = personAs('manager')
const group_id = manager.groups[0]?.id
const id = '018f0000-0000-7000-8000-00000000000f'
const texts = (en: string) => ({ en, zh: '', ms: '' })
const said = { happened_on: '2024-05-01', name: texts('Opened in Ipoh'), body: texts(''), file_id: null }
const milestone: Reply<'GET /business-intelligence/milestones'>[number] = { ...said, id, picture: null, version: 1 }

const button = (name: string) => page.getByRole('button', { name })
const day = page.getByLabelText('Day', { exact: true })
const name = page.getByLabelText('What happened, English')
const save = button('Save the milestone')
const entry = page
  .getByRole('listitem')
  .filter({ has: page.getByRole('heading', { name: 'Opened in Ipoh', exact: true }) })

async function openMilestones(milestones: (typeof milestone)[]): Promise<void> {
  replies({ 'GET /business-intelligence/milestones': milestones })
  await renderConsole('/surveys/business-intelligence?tab=milestones', { as: manager })
  await expectPage('surveys.business-intelligence')
}

beforeEach(() => {
  replies({
    'GET /business-intelligence/content': { name: texts(''), body: texts(''), version: 0 },
    'GET /business-intelligence/status': { milestones: 0, pictures: 0, last_on: null, story: [] },
  })
})

it('is not sent without a day and a name', async () => {
  await openMilestones([])
  await button('Add a milestone').click()
  await save.click()
  await expect.element(day).toHaveFocus()
  await expect.element(day).toHaveAccessibleDescription('This field is required.')
  await day.fill('2024-05-01')
  await save.click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription(/This field is required\./)
  expect(received('POST /business-intelligence/milestones')).toEqual([])
})

it('is added, and then stands in the list', async () => {
  await openMilestones([])
  await button('Add a milestone').click()
  await day.fill('2024-05-01')
  await name.fill('Opened in Ipoh')
  replies({
    'POST /business-intelligence/milestones': milestone,
    'GET /business-intelligence/milestones': [milestone],
  })
  await save.click()
  await expectToast('Data saved Successfully.')
  const [sent, ...others] = received('POST /business-intelligence/milestones')
  expect(others).toEqual([])
  expect(sent?.query).toEqual({ group_id })
  expect(sent?.body).toEqual(said)
  await expect.element(entry).toHaveTextContent('01 May 2024')
  await expect.element(save).not.toBeInTheDocument()
  await expectAccessible()
  await expectFits()
})

it('is changed in its place, with the version that was read', async () => {
  await openMilestones([milestone])
  await button('Edit Opened in Ipoh').click()
  await expect.element(day).toHaveValue('2024-05-01')
  await page.getByLabelText('More about it, English').fill('With twelve colleagues.')
  const changed = { ...milestone, body: texts('With twelve colleagues.'), version: 2 }
  replies({
    'PUT /business-intelligence/milestones/{id}': changed,
    'GET /business-intelligence/milestones': [changed],
  })
  await save.click()
  await expect.element(entry).toHaveTextContent('With twelve colleagues.')
  const [sent, ...others] = received('PUT /business-intelligence/milestones/{id}')
  expect(others).toEqual([])
  expect(sent?.params).toEqual({ id })
  expect(sent?.query).toEqual({ group_id })
  expect(sent?.body).toEqual({ ...said, body: changed.body, version: 1 })
})

it('is removed by keyboard, after a question', async () => {
  await openMilestones([milestone])
  await expect.element(entry).toBeVisible()
  focus(button('Remove Opened in Ipoh'))
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('Remove “Opened in Ipoh”?')
  expect(received('DELETE /business-intelligence/milestones/{id}')).toEqual([])
  replies({ 'DELETE /business-intelligence/milestones/{id}': null, 'GET /business-intelligence/milestones': [] })
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByRole('heading', { name: 'No milestones yet' })).toBeVisible()
  await expect.element(entry).not.toBeInTheDocument()
  expect(received('DELETE /business-intelligence/milestones/{id}').map(({ params }) => params)).toEqual([{ id }])
})
