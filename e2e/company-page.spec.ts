import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { unique } from './admin-steps.ts'
import { makeOwner } from './company-steps.ts'
import { goWithin } from './console.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { expectNoSidewaysScroll, expectPage } from './steps.ts'
import { watch } from './watch.ts'

/** On a company of its own: what the demo company shows is looked at by others. */
test('an owner opens the company page and stands on it, a visitor reads it on a phone in Malay, and it is gone when it is closed', {
  tag: '@desktop',
}, async ({ page, request, browser, baseURL, enterAs }) => {
  await enterAs(people.root)
  const { company, owner } = await makeOwner({ page, request, browser, baseURL })
  const slug = unique('satay').replaceAll(' ', '-')

  await owner.goto('/surveys/catchers-pitch/page')
  await expectPage(owner, 'surveys.catchers-pitch.page')
  await expect(owner.getByText('Nobody has agreed yet.')).toBeVisible()
  await owner.getByLabel('Anybody may see the page').click()
  await expect(owner.getByLabel('Anybody may see the page')).toBeChecked()
  await owner.getByLabel('End of the link').fill(slug)
  await owner.getByRole('button', { name: 'Save the page' }).click()
  const state = owner.getByRole('region', { name: 'Link to the page' })
  await expect(state).toContainText('Open to everybody')
  const address = await owner.getByRole('textbox', { name: 'Link to the page' }).inputValue()
  expect(address).toContain(`/catchers-pitch?group=${slug}`)

  const visitors = await browser.newContext({
    locale: 'ms-MY',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const troubles = await watch(visitors)
  const visitor = await visitors.newPage()
  await visitor.goto(address)
  await expectPage(visitor, 'catchers-pitch')
  await expect(visitor.getByRole('heading', { level: 1, name: company.name })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Jemputan saya' })).toBeVisible()
  await expect(visitor).toHaveTitle(new RegExp(company.name))
  await expectNoSidewaysScroll(visitor)
  await expectAccessible(visitor)

  await goWithin(owner, '/surveys/profile')
  const agreeing = owner.locator('form').filter({ hasText: 'Show me on the company page' })
  await agreeing.getByLabel('What you do here', { exact: true }).fill('Founder and first cook')
  await agreeing.getByRole('button', { name: 'I agree, show me' }).click()
  await expect(agreeing).toContainText('You have agreed. You are not on the page yet.')
  await goWithin(owner, '/surveys/catchers-pitch/page')
  await owner.getByRole('button', { name: 'Show Farah Aziz on the page' }).click()
  await expect(owner.getByRole('button', { name: 'Take Farah Aziz off the page' })).toBeVisible()
  const shown = visitor.getByRole('region', { name: 'Bakal rakan sekerja anda' })
  await visitor.reload()
  await expect(shown.getByRole('heading', { name: 'Farah Aziz' })).toBeVisible()
  await expect(shown).toContainText('Founder and first cook')
  await expectAccessible(visitor)

  await goWithin(owner, '/surveys/profile')
  await expect(agreeing).toContainText('You are on the page.')
  await agreeing.getByRole('button', { name: 'Take me off the page' }).click()
  await expect(agreeing.getByRole('button', { name: 'I agree, show me' })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: company.name })).toBeVisible()
  await expect(shown).toHaveCount(0)

  await goWithin(owner, '/surveys/catchers-pitch/page')
  await owner.getByLabel('Anybody may see the page').click()
  await expect(owner.getByLabel('Anybody may see the page')).not.toBeChecked()
  await owner.getByRole('button', { name: 'Save the page' }).click()
  await expect(state).toContainText('Closed')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Halaman syarikat ini tidak dibuka' })).toBeVisible()
  expect(troubles).toEqual([])
  await visitors.close()
  await owner.context().close()
})

test('a visitor sees of the demo company what it tells, and who agreed to be shown', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/catchers-pitch?group=kopi-kain')
  await expect(page.getByRole('heading', { level: 1, name: 'Kopi & Kain Sdn Bhd' })).toBeVisible()
  const shown = page.getByRole('region', { name: 'Who you would work with' })
  await expect(shown.getByRole('heading', { name: 'Nurul Hassan' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What we are proud of' })).toContainText('The first shop opens')
  await expect(page.getByRole('region', { name: 'What you would ask us' })).toContainText(
    'What is hard about working here?',
  )
  await expect(page.getByRole('region', { name: 'How we hire' })).toContainText('An hour at the place')
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Kopi & Kain Sdn Bhd')
})
