import { expect } from '@playwright/test'
import { routes } from '../specification/routes.ts'
import { expectAccessible } from './accessibility.ts'
import { goWithin } from './console.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { fillPath } from './samples.ts'
import { expectNoSidewaysScroll, expectPage } from './steps.ts'

const adminPages = routes.filter(({ opener }) => opener === 'root')

test('no way within the pages leads an owner or an applicant into administration', { tag: '@desktop' }, async ({
  page,
  enterAs,
}) => {
  await enterAs(people.owner)
  await page.goto(fillPath(adminPages[0]?.path ?? ''))
  await expectPage(page, 'surveys')
  // From here on without loading the page anew, which would take a second each.
  for (const { path } of adminPages) {
    await goWithin(page, fillPath(path))
    await expect(page, path).toHaveURL('/surveys')
    await expectPage(page, 'surveys')
  }
  await expect(page.getByRole('link', { name: 'Users', exact: true })).toHaveCount(0)
  await enterAs(people.applicant)
  await page.goto('/admin/users')
  await expectPage(page, 'survey')
})

test('a moderator sees neither roots nor moderators, gives nobody such a role, and sees no prices', {
  tag: '@desktop',
}, async ({ page, request, enterAs }) => {
  await enterAs(people.root)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}` }
  const params = { keyword: people.root.email }
  const found = await (await request.get('/api/v1/admin/users', { headers, params })).text()
  const [, root_id = ''] = /"data":\[\{"id":"([^"]+)"/.exec(found) ?? []

  await enterAs(people.moderator)
  await page.goto('/admin/users')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('button', { name: 'All roles' }).click()
  await expect(page.getByRole('checkbox', { name: 'Owner' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^(Root|Moderator)$/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  for (const { email } of [people.root, people.moderator]) {
    const answered = page.waitForResponse((reply) => reply.url().includes(encodeURIComponent(email)))
    await page.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill(email)
    await answered
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  }
  for (const path of [`/admin/users/${root_id}`, `/admin/users/${root_id}/edit`]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Data not found')
    await expectAccessible(page)
  }
  await goWithin(page, '/admin/users/create')
  await expect(page.getByLabel('First name', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Role on the platform')).toHaveCount(0)

  // Nor may they write a note about them.
  await goWithin(page, '/admin/notes/create')
  await page.getByLabel('About', { exact: true }).selectOption({ label: 'Person' })
  await page.getByRole('button', { name: /^Person/ }).click()
  await page.getByRole('searchbox', { name: 'Person: search' }).fill(people.root.email)
  await expect(page.getByText('Nothing found')).toBeVisible()

  await goWithin(page, '/admin/plan-details')
  await expect(page.getByText('Prices are set by root.')).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'New plan' })).toHaveCount(0)
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expectPage(page, 'admin.plan-details.id.edit')
  await expect(page.getByText('The price is set by root.')).toBeVisible()
  await expect(page.getByLabel(/^Price in/)).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await goWithin(page, '/admin/plan-details/create')
  await expectPage(page, 'admin.dashboard')
})
