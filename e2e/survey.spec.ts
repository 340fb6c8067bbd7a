import { testStep } from '@catchpitch/contract/respondent/test-step'
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { placeOf } from './places.ts'
import { forAWhile } from './real-time.ts'
import { answeredUpTo, invite, openInvitation, sentence } from './respondent.ts'
import { expectNoSidewaysScroll, expectPage, tabTo } from './steps.ts'
import { words } from './words.ts'

const statementBox = (page: Page) => page.getByLabel('Your statement', { exact: true })
const saved = (page: Page) => page.getByText('Saved', { exact: true })
const kept = (page: Page) => page.locator('.saving-line', { hasText: 'Kept on this device' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const cards = (page: Page) => page.getByRole('main').getByRole('group')
const ranks = (page: Page) => page.getByRole('list', { name: /matters most/ }).getByRole('listitem')

/** As many as each situation has here. */
const statements = 8

/** Does what a person does with what they have at hand: a finger, or nothing but a keyboard. */
type Hands = {
  press: (element: Locator) => Promise<void>
  add: (page: Page, text: string) => Promise<void>
  /** Gives the nth answer to every statement on the page. */
  rateAll: (page: Page, answer: number) => Promise<void>
  /** Moves the last of so many rows two places up. */
  lastUp: (page: Page, rows: number) => Promise<void>
}

const fingers: Hands = {
  press: (element) => element.tap(),
  async add(page, text) {
    await statementBox(page).fill(text)
    await button(page, 'Add').tap()
  },
  async rateAll(page, answer) {
    for (let card = 0; card < statements; card += 1) await cards(page).nth(card).locator('label').nth(answer).tap()
  },
  async lastUp(page, rows) {
    await expect(ranks(page)).toHaveCount(rows)
    // The end of the page is where the last row stands clear of the dock.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const from = await placeOf(ranks(page).last().getByRole('button').first())
    const to = await placeOf(ranks(page).nth(rows - 3))
    const touch = await page.context().newCDPSession(page)
    const x = from.x + from.width / 2
    const point = (y: number) => ({ touchPoints: [{ x, y }] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(from.y + from.height / 2) })
    for (let part = 1; part <= 8; part += 1) {
      const y = from.y + ((to.y - from.y) * part) / 8
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(y) })
    }
    // A finger rests before it lets go. Otherwise the browser takes the end for a throw, and the next tap for its stop.
    await forAWhile(page, 150)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await touch.detach()
  },
}

const keys: Hands = {
  async press(element) {
    await tabTo(element.page(), element)
    await element.page().keyboard.press('Enter')
  },
  async add(page, text) {
    await page.keyboard.insertText(text)
    await page.keyboard.press('Enter')
  },
  async rateAll(page, answer) {
    await tabTo(page, page.getByRole('radio').first())
    for (let card = 0; card < statements; card += 1) await page.keyboard.press(String(answer + 1))
  },
  async lastUp(page) {
    await tabTo(page, ranks(page).last().getByRole('button').first())
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
  },
}

/** Whatever is on the screen must be there again when the page is loaded anew. */
async function expectToSurviveReload(page: Page): Promise<void> {
  await expect(saved(page)).toBeVisible()
  const lists = page.getByRole('main').getByRole('list')
  const before = await lists.allInnerTexts()
  await page.reload()
  await expect.poll(() => lists.allInnerTexts()).toEqual(before)
}

/** Leaves the steps of one situation behind, at first with a reload in each of them. */
async function answerTopic(page: Page, hands: Hands, topic: number): Promise<void> {
  const isFirst = topic === 1
  await expect(page.getByText(`Topic ${topic} of 3 · Writing`)).toBeVisible()
  if (!isFirst) await expect(statementBox(page)).toBeVisible()
  for (let number = 0; number < statements; number += 1) {
    await hands.add(page, sentence(number))
    if (number === 2 && isFirst) await expectToSurviveReload(page)
  }
  await expect(page.getByText('8 of 8–12')).toBeVisible()
  await hands.press(button(page, 'Continue'))

  await expect(ranks(page)).toHaveCount(statements)
  await hands.lastUp(page, statements)
  await expect(ranks(page).nth(5)).toContainText(sentence(7))
  if (isFirst) await expectToSurviveReload(page)
  await hands.press(button(page, /^Next/))

  await expectPage(page, 'survey.situation-feelings')
  await hands.rateAll(page, topic % 4)
  if (isFirst) await expectToSurviveReload(page)
  await hands.press(button(page, /^Next/))

  await expectPage(page, 'survey.situation-control')
  await hands.rateAll(page, topic % 3)
  if (isFirst) await expectToSurviveReload(page)
  await hands.press(button(page, /^(Next topic|Continue)$/))
}

test('an applicant takes the whole survey, from the mail to their own map', async ({ page, request, hasTouch }) => {
  const hands = hasTouch ? fingers : keys
  await page.goto(await invite(request))
  await hands.press(button(page, 'Continue'))
  await expectPage(page, 'survey.instructions')
  await hands.press(button(page, 'I am interested'))
  await hands.press(button(page, 'Continue'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Please agree first')
  if (hasTouch) await page.getByLabel('I have read this and agree').tap()
  else await page.keyboard.press('Space')
  await hands.press(button(page, 'Continue'))
  await expect(heading(page)).toHaveText('How it works')
  await hands.press(button(page, 'Start'))
  await hands.press(button(page, 'Turn on the camera'))
  await expect(page.getByLabel('What your camera sees')).toBeVisible()
  await hands.press(button(page, 'Start'))

  for (const topic of [1, 2, 3]) await answerTopic(page, hands, topic)

  await expectPage(page, 'survey.compare-situations')
  await hands.lastUp(page, 3)
  await hands.press(button(page, 'Finish'))
  await expectPage(page, 'survey.my-life')
  await expect(page.getByText('has your answers')).toBeVisible()
  await expect(page.getByRole('img', { name: /Your own map/ })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto('/survey/statement')
  await expectPage(page, 'survey.my-life')
})

test('the page behind the link can be read before its scripts have come, and then nothing jumps', {
  tag: '@phone',
}, async ({ page, request }) => {
  const link = await invite(request)
  const waiting: Route[] = []
  let isSlow = true
  await page.route('**/assets/**', (route) => (isSlow ? void waiting.push(route) : route.continue()))
  await page.goto(link, { waitUntil: 'commit' })
  const parts = [heading(page), page.locator('.temporary-login p').first(), button(page, 'Continue')]
  const look = () => Promise.all(parts.map(async (part) => [await part.innerText(), await placeOf(part)]))
  await expect(button(page, 'Continue')).toBeDisabled()
  const first = await look()
  isSlow = false
  for (const route of waiting) await route.continue()
  await expectPage(page, 'temp-login')
  await expect(button(page, 'Continue')).toBeEnabled()
  expect(await look()).toEqual(first)
})

test('without a connection one writes and ranks on, and all of it arrives', { tag: '@phone' }, async ({
  page,
  request,
  context,
}) => {
  await page.clock.install()
  const { link } = await answeredUpTo(request, testStep.writing)
  await openInvitation(page, link)
  await statementBox(page).fill(sentence(0))
  await button(page, 'Add').click()
  await expect(saved(page)).toBeVisible()

  await context.setOffline(true)
  await expect(kept(page)).toBeVisible()
  await expect(page.getByText('The clock waits')).toBeVisible()
  await page.clock.fastForward('10:00')
  for (let number = 1; number < 9; number += 1) {
    await statementBox(page).fill(sentence(number))
    await button(page, 'Add').click()
  }
  await button(page, 'Continue').click()
  await expect(ranks(page)).toHaveCount(9)
  await button(page, `Move up: ${sentence(1)}`).click()
  await expect(ranks(page).first()).toContainText(sentence(1))
  await button(page, /^Next/).click()
  await expectPage(page, 'survey.situation-feelings')
  await expect(kept(page)).toBeVisible()

  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  // Another device finds everything, so the server has it.
  await page.evaluate(() => localStorage.clear())
  await openInvitation(page, link)
  await expectPage(page, 'survey.situation-feelings')
  await expect(cards(page)).toHaveCount(9)
  await expect(cards(page).first()).toContainText(sentence(1))
})

test('statements are ranked by mouse, by buttons and by keys, and each move is said', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { link } = await answeredUpTo(request, testStep.importance)
  await openInvitation(page, link)
  await expect(ranks(page)).toHaveCount(8)
  const moved = (number: number, place: number) =>
    expect(page.getByRole('status').filter({ hasText: `${sentence(number)}: now place ${place} of 8` })).toHaveCount(1)
  const orderIs = async (...numbers: number[]) => {
    for (const [place, number] of numbers.entries())
      await expect(ranks(page).nth(place)).toContainText(sentence(number))
  }

  await button(page, `Move down: ${sentence(0)}`).click()
  await moved(0, 2)
  await orderIs(1, 0, 2, 3)
  // What was pressed goes along, so that it can be pressed again.
  await expect(button(page, `Move down: ${sentence(0)}`)).toBeFocused()

  // Rows glide to their places.
  const top = ranks(page).first()
  await expect.poll(() => top.evaluate((row) => row.getAnimations().length)).toBe(0)
  const from = await placeOf(ranks(page).nth(3).getByRole('button').first())
  const to = await placeOf(top)
  const dragToTop = async () => {
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + from.width / 2, to.y + 4, { steps: 10 })
  }
  await dragToTop()
  // It is seen at the top already; whoever thinks better of it finds all as it was.
  const topOf = (row: Locator) => row.evaluate((element) => element.getBoundingClientRect().y)
  await expect.poll(async () => Math.abs((await topOf(ranks(page).nth(3))) - to.y)).toBeLessThan(from.height)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(ranks(page).nth(3)).not.toHaveAttribute('data-dragged')
  await expect.poll(() => topOf(top)).toBe(to.y)
  await orderIs(1, 0, 2, 3)
  await dragToTop()
  await page.mouse.up()
  await moved(3, 1)
  await orderIs(3, 1, 0, 2)

  await ranks(page).first().getByRole('button').first().focus()
  await page.keyboard.press('ArrowDown')
  await moved(3, 2)
  await orderIs(1, 3, 0, 2)
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await orderIs(1, 3, 0, 2)

  // On a low screen too, whoever ranks by keys sees where the row has gone: above what stands at the foot.
  await page.setViewportSize({ width: 1440, height: 480 })
  await ranks(page).first().getByRole('button').first().focus()
  await page.keyboard.press('End')
  await moved(1, 8)
  const row = await placeOf(ranks(page).last())
  expect(row.y + row.height).toBeLessThan((await placeOf(button(page, /^Next/))).y)
})

test('ratings are typed as numbers, and wrong ones are refused kindly', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { link } = await answeredUpTo(request, testStep.feelings)
  await openInvitation(page, link)
  await expectPage(page, 'survey.situation-feelings')
  await button(page, 'Type them as numbers').click()
  const numbers = page.getByLabel(/^8 numbers, from the first statement to the last/)
  for (const wrong of ['1,1,2,3,4,3,2', '1,1,2,3,5,3,2,1', 'one']) {
    await numbers.fill(wrong)
    await numbers.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Enter a valid number.' })).toBeVisible()
    await expect(numbers).toHaveAttribute('aria-invalid', 'true')
    await expect(numbers).toBeFocused()
  }
  await expectAccessible(page)
  await numbers.fill('1，1、2 3,4,3;2 １')
  await button(page, 'Fill in').click()
  await expect(page.getByText('Filled in. Please look them over.')).toBeVisible()
  await expect(cards(page).nth(4).getByRole('radio', { checked: true })).toHaveAccessibleName('Very good')
  await expectToSurviveReload(page)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(8)
  await button(page, /^Next/).click()
  await expectPage(page, 'survey.situation-control')
  await button(page, 'Type them as numbers').click()
  await page.getByLabel(/^8 numbers/).fill('1 2 3 3 2 1 1 2')
  await page.getByLabel(/^8 numbers/).press('Enter')
  await expect(cards(page).nth(2).getByRole('radio', { checked: true })).toHaveAccessibleName('None')
  await expectNoSidewaysScroll(page)
})

test('a server that is gone in the middle of a step costs nobody anything', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const { link } = await answeredUpTo(request, testStep.feelings)
  await openInvitation(page, link)
  const gone = '**/api/v1/**'
  for (const name of ['survey.situation-feelings', 'survey.situation-control']) {
    await expectPage(page, name)
    await expect(saved(page)).toBeVisible()
    await page.route(gone, (route) => route.abort('internetdisconnected'))
    await keys.rateAll(page, 0)
    await expect(kept(page)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(8)
    await page.unroute(gone)
    await expect(saved(page)).toBeVisible()
    await button(page, /^Next/).click()
  }
  await expect(page.getByText('Topic 2 of 3 · Writing')).toBeVisible()
})

test('one tab at a time, and one device at a time', { tag: '@desktop' }, async ({
  page,
  request,
  context,
  browser,
}) => {
  const { link } = await answeredUpTo(request, testStep.writing)
  await openInvitation(page, link)
  await expect(statementBox(page)).toBeVisible()
  // Help is there, and comes only when it is asked for.
  await button(page, 'Help').click()
  await expect(page.getByRole('dialog', { name: 'How can we help?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Help')).toBeFocused()
  const second = await context.newPage()
  await second.goto('/survey/statement')
  await expect(heading(second)).toHaveText('The survey is open in another tab')
  await button(second, 'Go on here').click()
  await expect(statementBox(second)).toBeVisible()
  await expect(heading(page)).toHaveText('The survey is open in another tab')

  const other = await browser.newContext({ baseURL: process.env.CATCHPITCH_URL ?? '' })
  const phone = await other.newPage()
  await openInvitation(phone, link)
  await expect(statementBox(phone)).toBeVisible()
  await statementBox(second).fill(sentence(3))
  await button(second, 'Add').click()
  await expect(heading(second)).toHaveText('You went on in another place')
  // Coming back brings along what could not be sent.
  await openInvitation(second, link)
  await expect(second.getByRole('list', { name: 'What you have written' })).toContainText(sentence(3))
  await expect(saved(second)).toBeVisible()
  await other.close()
})

test('the time is up kindly, Enter in an input method adds nothing, and the language can be changed', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await page.clock.install()
  const { link } = await answeredUpTo(request, testStep.writing)
  await openInvitation(page, link)
  const list = page.getByRole('list', { name: 'What you have written' })
  await statementBox(page).fill('我先列')
  await statementBox(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await statementBox(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 })
  await expect(statementBox(page)).toHaveValue('我先列')
  // Half a statement is not lost by a reload.
  await page.reload()
  await expect(statementBox(page)).toHaveValue('我先列')
  await statementBox(page).press('Enter')
  await expect(list).toContainText('我先列')
  for (let number = 1; number < 8; number += 1) {
    await statementBox(page).fill(sentence(number))
    await statementBox(page).press('Enter')
  }
  await button(page, `Remove: ${sentence(2)}`).click()
  await expect(list.getByRole('listitem')).toHaveCount(7)
  await button(page, 'Undo').click()
  await expect(list.getByRole('listitem')).toHaveCount(8)
  await expect(saved(page)).toBeVisible()

  const english = await heading(page).textContent()
  await page.locator('summary[aria-label="Language and appearance"]').click()
  await page.getByRole('combobox', { name: words.en.language }).selectOption({ label: words.zh.name })
  await expect(page.getByText('已保存', { exact: true })).toBeVisible()
  await expect(heading(page)).not.toHaveText(english ?? '')

  await page.clock.fastForward('10:00')
  await expect(page.getByText('这个话题的时间到了。')).toBeVisible()
  await page.clock.runFor(11_000)
  await expect(page.getByText('话题 1/3 · 重要程度')).toBeVisible()
})
