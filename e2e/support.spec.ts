import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { startChatStandIn } from './chat-stand-in.ts'
import { goWithin } from './console.ts'
import { test } from './fixtures.ts'
import { mailsTo } from './mails.ts'
import { people } from './people.ts'
import { startServer } from './server.ts'
import { expectNoSidewaysScroll } from './steps.ts'
import { watch } from './watch.ts'

const supportMailbox = 'hello@catchpitch.example'
const launcher = (page: Page) => page.getByRole('button', { name: 'Help', exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'How can we help?' })
const send = (page: Page) => panel(page).getByRole('button', { name: 'Send', exact: true })

/** Long enough for whatever waits until the page is idle. Its stream of events never is, so the network cannot tell. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => resolve(), { timeout: 5000 })))

test('a visitor with a phone writes to support, and a moderator notes that it is answered', {
  tag: '@desktop',
}, async ({ page, request, enterAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await launcher(page).click()
  await send(page).click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('This field is required.')
  await page.getByLabel('Your name').fill('Siti Aminah')
  await page.getByLabel('Your e-mail').fill('siti@nowhere')
  const words = `Does it work on a phone? ${crypto.randomUUID()}`
  await page.getByLabel('Your message').fill(words)
  await send(page).click()
  await expect(page.getByLabel('Your e-mail')).toHaveAccessibleDescription('This field is required a valid email.')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // What was written is still there after the page was left, and after Escape.
  await page.keyboard.press('Escape')
  await expect(launcher(page)).toBeFocused()
  await page.reload()
  await launcher(page).click()
  await expect(page.getByLabel('Your message')).toHaveValue(words)
  await page.getByLabel('Your e-mail').fill('siti@example.com')
  await send(page).click()
  const thanks = panel(page).getByRole('heading', { name: 'Thank you. Your message has reached us.' })
  await expect(thanks).toBeFocused()
  const said =
    (await panel(page)
      .getByText(/^It is number/)
      .textContent()) ?? ''
  const number = /number (\d+)/.exec(said)?.[1]
  await expect
    .poll(async () => (await mailsTo(request, supportMailbox)).map(({ subject }) => subject))
    .toContain(`Message ${number} from Siti Aminah`)

  await enterAs(people.moderator)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/dashboard')
  // Also while the group that the entry stands in is folded.
  await expect(page.getByRole('navigation').getByText(/^\d+\+? waiting$/)).toHaveCount(1)
  await goWithin(page, `/admin/support?keyword=${encodeURIComponent(words.slice(-36))}`)
  await page.getByRole('button', { name: `Open message ${number} from Siti Aminah` }).click()
  const message = page.getByRole('dialog', { name: `Message ${number}` })
  await expect(message).toContainText(words)
  await expectAccessible(page)
  await message.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(message.getByRole('status')).toContainText('Answered by Ravi a/l Kumar')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'No message found' })).toBeVisible()
})

test('an owner’s message carries the company, and root is offered no help', {
  tag: '@desktop',
}, async ({ page, enterAs }) => {
  await enterAs(people.owner)
  await page.goto('/surveys')
  await launcher(page).click()
  await expect(panel(page)).toContainText('You write from Kopi & Kain Sdn Bhd.')
  await expect(page.getByLabel('Your name')).toHaveCount(0)
  const words = `Where are our results? ${crypto.randomUUID()}`
  await page.getByLabel('Your message').fill(words)
  await send(page).click()
  await expect(panel(page).getByText('We will answer you at owner@demo.example.')).toBeVisible()

  await enterAs(people.root)
  await page.goto(`/admin/support?keyword=${encodeURIComponent(words.slice(-36))}`)
  await expect(page.getByRole('row', { name: /Nurul Hassan Kopi & Kain Sdn Bhd/ })).toBeVisible()
  await untilIdle(page)
  await expect(launcher(page)).toHaveCount(0)
  await page.goto('/')
  await untilIdle(page)
  await expect(launcher(page)).toHaveCount(0)
})

test('whoever comes by a link finds help in the header, which loads nothing before it is pressed', {
  tag: '@desktop',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/temp-login')
  await untilIdle(page)
  expect(asked.filter((url) => url.includes('support-widget'))).toEqual([])
  await launcher(page).click()
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await launcher(page).click()
  await expect(panel(page)).toBeVisible()
})

test('a chat that is set up takes the place of the built-in widget, within the policy of the page', {
  tag: '@desktop',
}, async ({ browser }) => {
  const chat = await startChatStandIn()
  const settings = { CHATWOOT_URL: chat.url, CHATWOOT_TOKEN: 'aB3-x', DEMO: 'false' }
  const server = await startServer(settings, 'server-with-chat')
  const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN', colorScheme: 'dark' })
  try {
    const troubles = await watch(context)
    const page = await context.newPage()
    await page.goto('/')
    const frame = page.locator('.woot-widget-holder iframe')
    await expect(frame).toHaveAttribute('src', `${chat.url}/widget?website_token=aB3-x`)
    await expect(page.locator('.woot-widget-holder')).toHaveCSS('outline-width', '7px')
    await expect(frame).toHaveCSS('height', '120px')
    await expect.poll(() => page.evaluate(() => Reflect.get(window, '$chatwoot')?.called)).toContain('locale zh_CN')
    expect(await page.evaluate(() => Reflect.get(window, 'chatwootSettings'))).toMatchObject({
      locale: 'zh_CN',
      darkMode: 'dark',
    })
    await expect(page.locator('.woot-widget-holder')).toHaveAttribute('data-support')

    chat.breakDown()
    await page.goto('/login')
    await page.getByRole('button', { name: '帮助', exact: true }).click()
    await expect(page.getByRole('dialog', { name: '需要什么帮助？' })).toBeVisible()
    expect(troubles).toEqual([])
  } finally {
    await context.close()
    await server.stop()
    await chat.stop()
  }
})
