import { describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { Reply } from '../../../api/calls.ts'
import { listPage } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectFits, expectPage, expectToast } from '../../../testing/expect-page.ts'
import { focus } from '../../../testing/keyboard.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { received, replies } from '../../../testing/replies.ts'

type Strategy = Reply<'GET /admin/hiring-strategy/{id}'>
type Listed = Reply<'GET /admin/hiring-strategy'>[number]

const root = personAs('root')
const moment = '2026-11-18T00:00:00.000Z'
const id = '018f0000-0000-7000-8000-00000000000c'

const english = (en: string) => ({ en, zh: '', ms: '' })
const step = (en: string) => ({ name: english(en), description: english('') })

const meetFirst: Strategy = {
  id,
  name: english('Meet first'),
  description: english('Small teams.'),
  steps: [step('A walk through the shop'), step('The survey')],
  version: 1,
  updated_at: moment,
  archived_at: null,
}

const listed: Listed = {
  id,
  name: 'Meet first',
  steps: 2,
  missing: ['zh', 'ms'],
  updated_at: moment,
  archived_at: null,
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const stepNames = page.getByLabelText('What happens, English')

async function press(key: string, at: Locator): Promise<void> {
  await expect.element(at).toBeVisible()
  focus(at)
  await userEvent.keyboard(`{${key}}`)
}

describe('writing a hiring strategy', () => {
  const name = page.getByLabelText('Name, English')

  it('names what is missing, and leads to the first of it', async () => {
    await renderConsole('/admin/hiring-strategy/create', { as: root })
    await button('Create strategy').click()
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveAccessibleDescription(/Please write it in English/)
    expect(received('POST /admin/hiring-strategy')).toEqual([])
  })

  it('moves steps by keyboard, and sends them in their order', async () => {
    replies({ 'POST /admin/hiring-strategy': meetFirst, 'GET /admin/hiring-strategy': listPage([listed]) })
    await renderConsole('/admin/hiring-strategy/create', { as: root })
    await name.fill('Meet first')
    await page.getByLabelText('Whom it suits, English').fill('Small teams.')
    await stepNames.fill('The survey')
    await button('Add a step').click()
    await stepNames.nth(1).fill('A walk through the shop')
    await press('ArrowUp', button(/^Step 2: place 2 of 2/))
    await expect.element(button(/^Step 1: place 1 of 2/)).toHaveFocus()
    await expect.element(stepNames.first()).toHaveValue('A walk through the shop')
    await expect.element(stepNames.nth(1)).toHaveValue('The survey')
    await expectAccessible()
    await expectFits()

    await button('Create strategy').click()
    await expectToast('Hiring strategy added successfully.')
    await expectPage('admin.hiring-strategy')
    const { description, steps } = meetFirst
    expect(received('POST /admin/hiring-strategy').map(({ body }) => body)).toEqual([
      { name: english('Meet first'), description, steps },
    ])
  })
})

describe('the list of hiring strategies', () => {
  it('says which languages are missing, and opens one with its steps in order', async () => {
    replies({ 'GET /admin/hiring-strategy': listPage([listed]), 'GET /admin/hiring-strategy/{id}': meetFirst })
    await renderConsole('/admin/hiring-strategy', { as: root })
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('Meet')
    await expect.poll(() => received('GET /admin/hiring-strategy').at(-1)?.query).toMatchObject({ keyword: 'Meet' })
    await expect.element(page.getByText('Missing: 中文, Bahasa Melayu')).toBeVisible()
    await page.getByRole('link', { name: 'Meet first' }).click()
    await expectPage('admin.hiring-strategy.edit')
    await expect.element(stepNames.first()).toHaveValue('A walk through the shop')
    await expect.element(stepNames.nth(1)).toHaveValue('The survey')
  })

  it('archives one from its menu, which is then no longer in the list', async () => {
    replies({ 'GET /admin/hiring-strategy': listPage([listed]) })
    await renderConsole('/admin/hiring-strategy?keyword=Meet', { as: root })
    await button('More for Meet first').click()
    replies({ 'POST /admin/hiring-strategy/bulk': { changed: 1 }, 'GET /admin/hiring-strategy': listPage([]) })
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await expectToast('1 archived.')
    await expect.element(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    expect(received('POST /admin/hiring-strategy/bulk').map(({ body }) => body)).toEqual([
      { action: 'archive', ids: [id] },
    ])
  })
})

describe('the order of hiring strategies', () => {
  const entries = [
    { id: '018f0000-0000-7000-8000-00000000000a', name: 'Trial day', steps: 3 },
    { id: '018f0000-0000-7000-8000-00000000000b', name: 'By phone', steps: 1 },
    { id, name: 'Meet first', steps: 2 },
  ]
  const first = page.getByRole('listitem').filter({ hasText: 'New surveys begin with it' })

  it('is changed by keyboard, told, and saved at once', async () => {
    replies({ 'GET /admin/hiring-strategy': listPage([listed]), 'GET /admin/hiring-strategy/sequence': entries })
    await renderConsole('/admin/hiring-strategy', { as: root })
    await page.getByRole('link', { name: 'Reorder' }).click()
    await expectPage('admin.hiring-strategy.edit-sequence')
    const save = button('Save order')
    await expect.element(save).toBeDisabled()
    await expect.element(first).toHaveTextContent('Trial day')

    const handle = button(/^Meet first: place/)
    await press('Home', handle)
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Meet first: now place 1 of 3' }))
      .toBeInTheDocument()
    await expect.element(handle).toHaveFocus()
    await expectAccessible()

    const sorted = entries.toSorted((one, other) => Number(other.id === id) - Number(one.id === id))
    replies({
      'PUT /admin/hiring-strategy/sequence': sorted,
      'GET /admin/hiring-strategy/sequence': sorted,
    })
    await save.click()
    await expectToast('Hiring strategy updated successfully.')
    expect(received('PUT /admin/hiring-strategy/sequence').map(({ body }) => body)).toEqual([
      { ids: sorted.map((entry) => entry.id) },
    ])
    await expect.element(first).toHaveTextContent('Meet first')
    await expect.element(save).toBeDisabled()
    await expectFits()
  })
})
