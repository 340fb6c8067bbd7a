import { type APIRequestContext, expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { mailedLink } from './mails.ts'
import { password, people } from './people.ts'
import { newAddress, newPassword } from './sign-up-steps.ts'
import { signUpWords } from './sign-up-words.ts'
import { expectPage, signIn } from './steps.ts'

const said = signUpWords.en

// What each page says of its link is proved beside it: mailed-links.browser.test.tsx.

async function inviteColleague(request: APIRequestContext, email: string): Promise<void> {
  const login = await request.post('/api/v1/login', { data: { email: people.owner.email, password } })
  const [, token = ''] = /"token":"([^"]+)"/.exec(await login.text()) ?? []
  const headers = { authorization: `Bearer ${token}` }
  const user = await (await request.get('/api/v1/user', { headers })).text()
  const [, group_id = ''] = /"groups":\[\{"id":"([^"]+)"/.exec(user) ?? []
  const listed = await (await request.get('/api/v1/departments', { headers, params: { group_id } })).text()
  const [, department = ''] = /"id":"([^"]+)"/.exec(listed) ?? []
  const data = { first_name: 'Siti', last_name: 'Aminah', email, role: 'member', departments: [department] }
  const reply = await request.post('/api/v1/teams/user', { headers, params: { group_id }, data })
  expect(await reply.text()).toContain(email)
}

test('a colleague without an account joins the company that invited them', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const email = newAddress('colleague')
  await inviteColleague(request, email)
  const link = await mailedLink(request, email, '/users/join')
  await page.goto(link)
  await expectPage(page, 'users.join')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Join ')
  await expect(page.getByRole('main')).toContainText(email)
  await page.getByLabel(said.firstName).fill('Siti')
  await page.getByLabel(said.lastName).fill('Aminah')
  await page.getByLabel(said.password, { exact: true }).fill(newPassword)
  await page.getByLabel(said.again).fill(newPassword)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the team.')
  await page.getByRole('link', { name: said.toSignIn }).click()
  await signIn(page, { email }, { password: newPassword })
  await expectPage(page, 'surveys')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.expired)
})

test('the page of a sign-in link says that the link does not work, in every language', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/temp-login')
  for (const { name, expired } of Object.values(signUpWords)) {
    await page.getByRole('combobox').selectOption({ label: name })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(expired)
  }
})

test('a sign-in link that is over says so when its button is pressed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/temp-login?unique_id=ABC&email=mei%40example.com&expires=1&signature=x')
  await expectPage(page, 'temp-login')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.expired)
})
