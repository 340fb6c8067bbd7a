import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Reply } from '../../api/calls.ts'
import { heldBack, listPage, refuse } from '../../testing/answers.ts'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { expectFits } from '../../testing/expect-fits.ts'
import { tabTo } from '../../testing/keyboard.ts'
import { toast } from '../../testing/page.ts'
import { personAs } from '../../testing/people.ts'
import { renderConsole, takeDown } from '../../testing/render-console.tsx'
import { type Received, received, replies } from '../../testing/replies.ts'
import { screens } from '../../testing/screens.ts'

type Row = Reply<'GET /admin/users'>[number]

const can = { edit: true, close: true, impersonate: true, send_sign_in_link: true, expire_password: true }
const kopi = { id: '018f0000-0000-7000-8000-00000000000a', name: 'Kopi & Kain Sdn Bhd' }
const tarik = { id: '018f0000-0000-7000-8000-00000000000b', name: 'Teh & Tarik' }

const person = (id: string, full_name: string): Row => ({
  id,
  full_name,
  email: `${id}@demo.example`,
  role: 'manager',
  groups: [{ ...kopi, role: 'manager' }],
  verified: true,
  deactivated: false,
  created_at: '2026-01-05T00:00:00.000Z',
  can,
})

const people = [person('aina', 'Aina Rahman'), person('daniel', "Daniel O'Neil"), person('wei', 'Wei Ling Tan')]

/** Two on a page. How the server sorts and searches is tested with the server. */
function answer({ query }: Received<'GET /admin/users'>) {
  const { keyword = '', order = '', page: asked = '1' } = query
  const found = people.filter(({ full_name, email }) => `${full_name} ${email}`.includes(keyword))
  const sorted = order.startsWith('-') ? found.toReversed() : found
  const current_page = Number(asked)
  const shown = sorted.slice((current_page - 1) * 2, current_page * 2)
  return listPage(shown, {
    total: found.length,
    per_page: 2,
    current_page,
    last_page: Math.max(1, Math.ceil(found.length / 2)),
  })
}

function companiesLike({ query }: Received<'GET /admin/groups/drop-down'>) {
  return [kopi, tarik].filter(({ name }) => name.toLowerCase().includes((query.keyword ?? '').toLowerCase()))
}

const nothingElse = { 'GET /notifications': listPage([]), 'GET /admin/support-messages': listPage([]) }

async function openPeople(path = '/admin/users') {
  replies({ ...nothingElse, 'GET /admin/users': answer, 'GET /admin/groups/drop-down': companiesLike })
  const { router } = await renderConsole(path, { as: personAs('root') })
  return { address: () => decodeURIComponent(router.state.location.href) }
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const keyword = page.getByRole('searchbox', { name: 'Search by name or e-mail' })
const headings = page.getByRole('rowheader')
async function expectNames(...names: string[]): Promise<void> {
  const shown = () => headings.elements().map((heading) => heading.textContent)
  await expect.poll(shown).toEqual(names.map((name) => expect.stringContaining(name)))
}

describe('a list', () => {
  it('is sorted at its headings by keyboard, and says how', async () => {
    const { address } = await openPeople()
    await expectNames('Aina', 'Daniel')
    const since = page.getByRole('columnheader', { name: 'With us since' })
    await expect.element(since).toHaveAttribute('aria-sort', 'ascending')
    await tabTo(button('With us since'))
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/admin/users?order=-created_at')
    await expect.element(since).toHaveAttribute('aria-sort', 'descending')
    await expectNames('Wei', 'Daniel')
    await expect.element(button('With us since')).toHaveFocus()
  })

  it('is searched by its field, which keeps the focus, and filtered by its menus', async () => {
    const { address } = await openPeople('/admin/users?order=-created_at')
    await keyword.fill('daniel')
    await expect.poll(address).toBe('/admin/users?keyword=daniel&order=-created_at')
    await expectNames('Daniel')
    await expect.element(keyword).toHaveFocus()

    await button('All companies').click()
    await page.getByRole('searchbox', { name: 'Company: search' }).fill('kopi')
    await expect.element(page.getByRole('checkbox', { name: 'Teh & Tarik' })).not.toBeInTheDocument()
    await page.getByRole('checkbox', { name: 'Kopi & Kain' }).click()
    await expect.poll(address).toContain(`group=${kopi.id}`)
    await expect
      .poll(() => received('GET /admin/users').at(-1)?.query)
      .toMatchObject({
        keyword: 'daniel',
        order: '-created_at',
        filter: `group:${kopi.id}`,
      })
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Company: Kopi & Kain Sdn Bhd')).toHaveFocus()
  })

  it('says when nothing matches, and shows all again', async () => {
    const { address } = await openPeople('/admin/users?order=-created_at')
    await keyword.fill('nobody is called like this')
    await expect.element(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
    await expect.poll(address).toBe('/admin/users?order=-created_at')
    await expect.element(keyword).toHaveValue('')
    await expect.element(page.getByRole('status').filter({ hasText: '1–2 of 3' })).toBeVisible()
  })

  it('is leafed through, and leads back from a page that it does not have', async () => {
    const { address } = await openPeople()
    await button('Next').click()
    await expect.poll(address).toBe('/admin/users?page=2')
    await expectNames('Wei')
    await button('Previous').click()
    await expectNames('Aina', 'Daniel')
    await takeDown()

    const { address: beyond } = await openPeople('/admin/users?page=400')
    await button('Go to the first page').click()
    await expect.poll(beyond).toBe('/admin/users')
    await expectNames('Aina', 'Daniel')
  })

  it.each(screens)('shows the menu of a row over the bar beneath it on a $name screen', async ({ size }) => {
    await page.viewport(...size)
    // One row alone: on a phone its menu reaches down to the bar.
    await openPeople('/admin/users?keyword=aina')
    await button(/^More for Aina/).click()
    const last = page.getByRole('menuitem').last()
    await expect.element(last).toBeVisible()
    // Not by a click, which would scroll until it reaches what a person cannot see.
    const isOnTop = () => {
      const item = last.element()
      const { left, top, width, height } = item.getBoundingClientRect()
      return item.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }
    await expect.poll(isOnTop).toBe(true)
  })
})

const signedIn: Reply<'GET /admin/audit-log'>[number] = {
  id: '018f0000-0000-7000-8000-000000000011',
  at: '2026-01-05T08:00:00.000Z',
  group: kopi,
  actor: { id: '018f0000-0000-7000-8000-000000000012', full_name: 'Aina Rahman' },
  impersonator: null,
  action: 'login',
  subject: null,
  subject_id: null,
  fields: [],
  reason: null,
  ip: '10.0.0.7',
}

const keep = ({ body }: Received<'POST /save-user-preference'>) => body

describe('the columns of a list', () => {
  const heading = (name: string) => page.getByRole('columnheader', { name, exact: true })
  const dialog = page.getByRole('dialog', { name: 'Which columns do you want to see?' })
  const log = { ...nothingElse, 'GET /admin/audit-log': listPage([signedIn]), 'POST /save-user-preference': keep }

  it('are chosen, kept with the person, shown again on the next device, and set back', async () => {
    replies(log)
    await renderConsole('/admin/audit-log', { as: personAs('moderator') })
    await expect.element(heading('Company')).toBeVisible()
    await button('Columns').click()
    await expect.element(dialog.getByRole('checkbox', { name: 'What' })).toBeDisabled()
    await dialog.getByRole('checkbox', { name: 'Company' }).click()
    await dialog.getByRole('checkbox', { name: 'From' }).click()
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Show these' }).click()
    await expect.element(heading('Company')).not.toBeInTheDocument()
    await expect.element(heading('From')).toBeVisible()
    await expect.poll(() => received('POST /save-user-preference')).toHaveLength(1)
    const [saved] = received('POST /save-user-preference')
    await takeDown()

    const preferences = { [saved?.body.key ?? '']: saved?.body.value }
    await renderConsole('/admin/audit-log', { as: personAs('moderator', { preferences }) })
    await expect.element(heading('From')).toBeVisible()
    await expect.element(heading('Company')).not.toBeInTheDocument()
    await button('Columns').click()
    await dialog.getByRole('button', { name: 'Back to standard' }).click()
    await dialog.getByRole('button', { name: 'Show these' }).click()
    await expect.element(heading('Company')).toBeVisible()
    await expect.element(heading('From')).not.toBeInTheDocument()
  })

  it('come back as they were where the choice could not be kept', async () => {
    replies({ ...log, 'POST /save-user-preference': refuse('rate.limited') })
    await renderConsole('/admin/audit-log', { as: personAs('moderator') })
    await button('Columns').click()
    await dialog.getByRole('checkbox', { name: 'Company' }).click()
    await dialog.getByRole('button', { name: 'Show these' }).click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(heading('Company')).toBeVisible()
  })
})

it('a list that cannot be loaded says so, and comes when it is asked again', async () => {
  replies({ ...nothingElse, 'GET /admin/audit-log': refuse('access.denied') })
  await renderConsole('/admin/audit-log', { as: personAs('root') })
  await expect.element(page.getByRole('alert')).toHaveTextContent('This list could not be loaded')
  await expectAccessible()
  replies({ 'GET /admin/audit-log': listPage([signedIn]) })
  await button('Try again').click()
  await expect.element(page.getByText('Signed in').first()).toBeVisible()
  await expectFits()
  await expectAccessible()
})

describe('several rows', () => {
  const bar = page.getByRole('region', { name: 'Change several at once' })
  const said = bar.getByRole('status')
  const apply = bar.getByRole('button', { name: 'Apply' })

  it.each(screens)('are changed at once on a $name screen, after a question', async ({ size }) => {
    await page.viewport(...size)
    await openPeople()
    replies({ 'POST /admin/users/bulk': { changed: 2 } })
    await expect.element(said).toHaveTextContent('None selected. No action chosen.')
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await expect.element(said).toHaveTextContent('2 selected. No action chosen.')
    await apply.click()
    await expect.element(said).toHaveAttribute('data-missing')
    await bar.getByRole('combobox', { name: 'Choose an action' }).selectOptions('Remove')
    await apply.click()

    const question = page.getByRole('dialog', { name: 'Remove 2 accounts for good?' })
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(said).toHaveTextContent('2 selected.')
    expect(received('POST /admin/users/bulk')).toEqual([])
    await apply.click()
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect
      .poll(() => received('POST /admin/users/bulk').map(({ body }) => body))
      .toEqual([{ user_ids: ['aina', 'daniel'], action: 'remove', role: null, group_id: null }])
    await expect.element(said).toHaveTextContent('None selected. No action chosen.')
  })

  it('are as they were before when it is undone', async () => {
    replies(nothingElse)
    await renderConsole('/admin/design', { as: personAs('root') })
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await bar.getByRole('combobox', { name: 'Choose an action' }).selectOptions('Reject')
    await apply.click()
    const shortlisted = page.getByRole('main').getByText('Shortlisted', { exact: true })
    const before = shortlisted.elements().length
    const question = page.getByRole('dialog', { name: 'Reject 20 people?' })
    await question.getByRole('button', { name: 'Reject' }).click()
    await expect.element(toast('20 people changed.')).toBeVisible()
    await expect.poll(() => shortlisted.elements().length).toBeLessThan(before)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(toast('As it was before.')).toBeVisible()
    await expect.poll(() => shortlisted.elements().length).toBe(before)
  })
})

it('a list says beyond what is counted that there are more, and is never wider than the screen', async () => {
  replies(nothingElse)
  await renderConsole('/admin/design', { as: personAs('root') })
  const state = page.getByLabelText('State of the list')
  await state.selectOptions('10,000 and more')
  await expect.element(page.getByText('1–20 of 10,000+')).toBeVisible()
  await state.selectOptions('Long text')
  await expectFits()
})

it('a list that is on its way is shown in outlines', async () => {
  const rows = heldBack<Row[]>()
  replies({ ...nothingElse, 'GET /admin/users': rows.reply })
  await renderConsole('/admin/users', { as: personAs('root') })
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expectAccessible()
  rows.give(people)
  await expectNames('Aina', 'Daniel', 'Wei')
  await expect.element(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true')
})
