import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { makeCompany, makePerson } from './admin-steps.ts'
import { enter, tokenOf } from './fixtures.ts'
import { mailedLink } from './mails.ts'
import { newAddress, newPassword } from './sign-up-steps.ts'

type Means = {
  /** Where root has signed in. */
  page: Page
  request: APIRequestContext
  browser: Browser
  baseURL: string | undefined
}

/**
 * A company that no other journey knows, with a page of its owner, who has chosen a password and signed in. What they
 * see of that is walked through in the journey of making a company.
 */
export async function makeOwner({ page, request, browser, baseURL }: Means) {
  const company = await makeCompany(page, request)
  const email = newAddress('owner')
  await makePerson(page, request, { email, first_name: 'Farah', last_name: 'Aziz', owns: company })
  const viewport = page.viewportSize()
  const context = await browser.newContext({
    locale: 'en-GB',
    ...(baseURL && { baseURL }),
    ...(viewport && { viewport }),
  })
  const owner = await context.newPage()
  const { searchParams } = new URL(await mailedLink(request, email, '/reset/password'), 'http://any')
  const chosen = { password: newPassword, password_confirmation: newPassword }
  const reset = await request.post('/api/v1/password/reset', {
    data: { ...Object.fromEntries(searchParams), ...chosen },
  })
  expect(reset.status(), await reset.text()).toBe(200)
  await enter(owner, await tokenOf(request, { email }, newPassword))
  return { company, owner, email }
}
