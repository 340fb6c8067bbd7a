import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { type AccountWords, accountWords } from '../account-words.ts'
import { people } from '../people.ts'
import { expectPage } from '../steps.ts'
import { test } from './fixtures.ts'

/*
 * Here, where nothing runs beside it: root's account has one language for everybody, and idleness takes the clock.
 */

const idle_ms = 10 * 60 * 1000
const landing = '/admin/users?page=1&keyword=&group='

/** With the switch, which tells the server too. On a page that is as wide as here it is always there. */
async function chooseLanguage(page: Page, { name }: AccountWords): Promise<void> {
  const told = page.waitForResponse('**/api/v1/select-language')
  await page.getByRole('combobox').filter({ hasText: name }).selectOption({ label: name })
  await told
}

async function lookThroughEyesOf(page: Page, said: AccountWords, email: string, reason: string): Promise<void> {
  await page.goto(`/admin/users?keyword=${email}`)
  await page.getByRole('button', { name: said.impersonate }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: said.impersonate, exact: true }).click()
  await expect(page.getByLabel(said.why)).toHaveAccessibleDescription(new RegExp(said.required))
  await page.getByLabel(said.why).fill(reason)
  await dialog.getByRole('button', { name: said.impersonate, exact: true }).click()
}

test('root looks through the eyes of an applicant, for a reason, and stops, in Chinese', async ({ page, enterAs }) => {
  const said = accountWords.zh
  const reason = '找不到问卷'
  await enterAs(people.root)
  await page.goto(people.root.home)
  await chooseLanguage(page, said)
  await lookThroughEyesOf(page, said, people.applicant.email, reason)
  await expectPage(page, 'survey')
  const banner = page.getByRole('complementary', { name: said.impersonation })
  await expect(banner).toContainText(said.throughEyesOf)
  await expect(banner).toContainText(reason)
  await expectAccessible(page)
  await banner.getByRole('button', { name: said.stop }).click()
  await expect(page).toHaveURL(landing)
  await expect(banner).toHaveCount(0)
  await chooseLanguage(page, accountWords.en)
})

test('ten idle minutes end it, and lead root back to the list of users', async ({ page, enterAs, moveClock }) => {
  const said = accountWords.en
  await page.clock.install()
  await enterAs(people.root)
  await lookThroughEyesOf(page, said, people.manager.email, 'They cannot find their surveys')
  await expectPage(page, 'surveys')
  await moveClock(idle_ms)
  await page.clock.runFor(idle_ms + 10_000)
  await expect(page).toHaveURL(landing)
  await expect(page.getByRole('complementary', { name: said.impersonation })).toHaveCount(0)
  await expectPage(page, 'admin.users')
})
