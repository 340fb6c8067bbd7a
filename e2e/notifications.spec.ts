import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { mailedLink } from './mails.ts'
import { people } from './people.ts'
import { newAddress, newPassword } from './sign-up-steps.ts'
import { expectPage } from './steps.ts'

/** The owner's own call, from their own page. */
async function inviteFrom(page: Page, request: APIRequestContext, email: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const group_id = await page.evaluate(() => localStorage.getItem('selectedGroup'))
  const asOwner = { headers: { authorization: `Bearer ${token}` }, params: { group_id: group_id ?? '' } }
  const listed = await (await request.get('/api/v1/departments', asOwner)).text()
  const [, department = ''] = /"id":"([^"]+)"/.exec(listed) ?? []
  const data = { first_name: 'Aina', last_name: 'Rahman', email, role: 'member', departments: [department] }
  const reply = await request.post('/api/v1/teams/user', { ...asOwner, data })
  expect(await reply.text()).toContain(email)
}

/** Somebody at another screen presses the button in their mail. */
async function joinByMail(request: APIRequestContext, email: string, last_name: string): Promise<void> {
  const link = new URL(await mailedLink(request, email, '/users/join'), 'http://any')
  const account = { first_name: 'Aina', last_name, password: newPassword, password_confirmation: newPassword }
  const data = { ...Object.fromEntries(link.searchParams), account }
  const reply = await request.post('/api/v1/users/join', { data })
  expect(await reply.text()).toContain('"joined":true')
}

test('an owner sees at the bell that a colleague has joined, without a reload', { tag: '@phone' }, async ({
  page,
  request,
  enterAs,
}) => {
  // A name that no other journey has: all of them share one company and one bell.
  const email = newAddress('joins')
  const last_name = `Rahman${email.replaceAll(/\D/g, '').replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`
  const sentence = `Aina ${last_name} has joined your team.`
  await enterAs(people.owner)
  await page.goto('/surveys')
  await expectPage(page, 'surveys')
  const bell = page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true })
  await bell.click()
  const latest = page.getByRole('dialog', { name: /^Notifications/ })
  await expect(latest.getByRole('listitem').first()).toBeVisible()

  await inviteFrom(page, request, email)
  await joinByMail(request, email, last_name)
  const row = latest.getByRole('listitem').filter({ hasText: sentence })
  await expect(row).toBeVisible()
  await expect(bell).toHaveAccessibleName(/, \d+\+? unread$/)
  await row.getByRole('button', { name: 'Mark as read' }).click()
  await expect(row.getByRole('button')).toHaveCount(0)
})
