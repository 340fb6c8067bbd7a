import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { makePerson, unique } from './admin-steps.ts'
import { test } from './fixtures.ts'
import { mailedLink, mailsTo } from './mails.ts'
import { people } from './people.ts'
import { newAddress } from './sign-up-steps.ts'
import { expectNoSidewaysScroll, expectPage, expectToast, searchAndPress } from './steps.ts'

/** As the field for a moment wants it; the server's day is Kuala Lumpur's, and so is the browser's of a journey. */
const aMinuteAgo = () => {
  const { format } = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Kuala_Lumpur',
  })
  return format(new Date(Date.now() - 60_000)).replace(' ', 'T')
}

test('a notice to one company comes to its bell; a mail is looked at and sent once more', { tag: '@desktop' }, async ({
  page,
  request,
  enterAs,
}) => {
  test.slow()
  const name = unique('Maintenance')
  await enterAs(people.root)
  await page.goto('/admin/notices')
  await page.getByRole('link', { name: 'Write a notice' }).first().click()
  await expectPage(page, 'admin.notices.create')
  await page.getByLabel('Name, English', { exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Text, English' }).fill('We are back at seven.')
  await page.getByLabel('Audience').selectOption({ label: 'Some companies' })
  await page.getByRole('button', { name: 'Add one' }).click()
  await searchAndPress({
    field: page.getByRole('searchbox', { name: /search$/ }),
    offered: page.getByRole('dialog').getByRole('listitem').getByRole('button'),
    text: 'Kopi & Kain Sdn Bhd',
  })
  await page.getByLabel('Starts').fill(aMinuteAgo())
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectPage(page, 'admin.notices')
  await expect(page.getByRole('rowheader').filter({ hasText: name })).toBeVisible()

  // It is published by itself within seconds; meanwhile there is a mail to look at.
  const email = newAddress('log')
  await makePerson(page, request, { email, first_name: 'Lina', last_name: 'Wong' })
  await mailedLink(request, email, '/reset/password')
  await page.goto(`/admin/email-log?keyword=${encodeURIComponent(email)}`)
  await page.getByRole('button', { name: new RegExp(`^Open .* to ${email}`) }).click()
  const mail = page.getByRole('dialog')
  await expect(mail.getByText('Completed')).toBeVisible()
  await expect(mail.frameLocator('iframe').getByText('(personal link)').first()).toBeVisible()
  await expectAccessible(page)
  await mail.getByRole('button', { name: 'Send once more' }).click()
  await expectToast(page, 'The mail is on its way once more.')
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(2)
  // The copy is shown in its place, and tells by itself when it has gone out.
  await expect(mail.getByRole('button', { name: 'Send once more' })).toBeVisible()
  await expect(mail.getByText('Completed')).toBeVisible()

  await enterAs(people.owner)
  await page.goto('/surveys')
  await expectPage(page, 'surveys')
  await page
    .getByRole('button', { name: /^Notifications/ })
    .filter({ visible: true })
    .click()
  const row = page
    .getByRole('dialog', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: name })
  await expect(row).toContainText('We are back at seven.')
  await expectNoSidewaysScroll(page)
})
