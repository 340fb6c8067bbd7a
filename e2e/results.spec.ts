import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { placeOf } from './places.ts'
import { demoSurvey } from './respondent.ts'
import { expectNoSidewaysScroll, expectPage, expectToast, openResults, tabTo } from './steps.ts'

/** Where everybody is counted: it is closed, and other journeys add people to those that are not. */
const closedSurvey = 'Shift leader, Damansara'

test('the owner opens a survey and finds its people on the map and in the list', { tag: '@phone' }, async ({
  page,
  enterAs,
}) => {
  await enterAs(people.owner)
  await page.goto('/surveys')
  await expectPage(page, 'surveys')
  await expect(page.getByText('Expiring in 21 days')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await openResults(page, 'Barista, Bangsar')
  await expect(page.getByRole('heading', { level: 1, name: 'Barista, Bangsar' })).toBeVisible()
  const map = page.getByRole('application', { name: /^Map with \d+ people$/ })
  await expect(map).toBeVisible()
  await expect(page.getByText('Not enough to say').first()).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'All statuses' }).click()
  // A click, and then a look: what is checked follows the address, a moment later.
  await page.getByRole('checkbox', { name: 'Shortlisted' }).click()
  await expect(page.getByRole('checkbox', { name: 'Shortlisted' })).toBeChecked()
  await expect(page).toHaveURL(/filter=status%3A9$/)
  await page.keyboard.press('Escape')
  // Whoever is shortlisted is shown by name, with the code behind it.
  await expect(page.getByRole('button', { pressed: false, name: /C-\w{5}$/ })).toHaveCount(2)

  // Whoever is pressed in the list is found on the map.
  const shortlisted = page.getByRole('button', { name: 'C-NBFGC' })
  await shortlisted.click()
  await expect(shortlisted).toHaveAttribute('aria-pressed', 'true')
  await expect(map).toBeInViewport()
  await expect(map).toContainText('Siti Aminah · Shortlisted')
  await expectAccessible(page)
})

test('by the keyboard alone an area of the map is drawn, and the map walked through, which says who is there', {
  tag: '@desktop',
}, async ({ page, request, enterAs }) => {
  await enterAs(people.owner)
  const results = `/surveys/${await demoSurvey(request, closedSurvey)}/results`
  await page.goto(results)
  const map = page.getByRole('application', { name: /^Map with \d+ people$/ })
  await expect(map).toBeVisible()
  const all = Number(/\d+/.exec((await map.getAttribute('aria-label')) ?? '')?.[0])
  const tool = page.getByRole('button', { name: 'Select an area' })
  await tabTo(page, tool)
  await page.keyboard.press('Enter')
  await expect(map).toBeFocused()
  const corner = page.getByRole('status').filter({ hasText: /^Corner: / })
  await expect(corner).toContainText('feeling 0%, control 0%')
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('Shift+ArrowUp')
  }
  await expect(corner).toContainText('feeling -100%, control +100%')
  await page.keyboard.press('Enter')
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
  }
  await expect(corner).toContainText(`${all} people in the area`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Change several at once' })).toContainText(`${all} people selected`)
  await expect(tool).toHaveAttribute('aria-pressed', 'false')

  // In these two statuses people are shown by their code, not by name.
  await page.goto(`${results}?filter=status:10,11`)
  await expect(map).toBeVisible()
  await tabTo(page, map)
  await page.keyboard.press('ArrowRight')
  const told = page.getByRole('status').filter({ hasText: /^C-\w{5}\. / })
  const first = await told.textContent()
  await page.keyboard.press('ArrowLeft')
  await expect(told).not.toHaveText(first ?? '')
  const code = (await told.textContent())?.slice(0, 'C-00000'.length) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: code, pressed: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { pressed: true, name: code })).toHaveCount(0)
})

test('an area of the map selects the people in it, in the list too, and they are compared', {
  tag: '@desktop',
}, async ({ page, request, enterAs }) => {
  await enterAs(people.owner)
  await page.goto(`/surveys/${await demoSurvey(request, closedSurvey)}/results`)
  const map = page.getByRole('application', { name: /^Map with \d+ people$/ })
  await expect(map).toBeVisible()
  const all = Number(/\d+/.exec((await map.getAttribute('aria-label')) ?? '')?.[0])
  await expect(page.getByRole('table', { name: 'What everybody wrote, by shade' })).toContainText('%')

  // By the mouse from corner to corner: everybody.
  await map.scrollIntoViewIfNeeded()
  const box = await placeOf(map)
  // Within the corner, which is round.
  await page.mouse.move(box.x + 8, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.move(box.x + box.width - 8, box.y + box.height - 8)
  await page.mouse.up()
  const bar = page.getByRole('region', { name: 'Change several at once' })
  await expect(bar).toContainText(`${all} people selected`)
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked()
  await bar.getByRole('button', { name: 'Compare' }).click()
  await expectToast(page, 'Choose 2 to 4 people to compare.')
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await expect(bar).toBeHidden()
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked()

  // One selected in the list, another on the map by Space.
  const boxes = page.getByRole('checkbox', { name: /^Select C-/ })
  await boxes.first().click()
  await expect(bar).toContainText('1 person selected')
  const name = (await boxes.first().getAttribute('aria-label')) ?? ''
  await map.focus()
  await page.keyboard.press('ArrowRight')
  const told = page.getByRole('status').filter({ hasText: /^.+\. .+\. / })
  if (name.includes(((await told.textContent()) ?? '').split('.')[0] ?? '')) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(bar).toContainText('2 people selected')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Compare' }).click()
  await expectPage(page, 'surveys.results.compare')
})
