import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { expectOpensAndReturns } from './keyboard.ts'
import { people } from './people.ts'
import { expectPage } from './steps.ts'

/*
 * What somebody without a mouse does besides going from one control to the next, which routes.spec.ts does on every
 * page: what opens over a page, and what has keys of its own.
 */

test('what opens over a list takes the focus, keeps it and gives it back', { tag: '@desktop' }, async ({
  page,
  enterAs,
}) => {
  await enterAs(people.root)
  await page.goto('/admin/users?keyword=kelvin')
  await expectPage(page, 'admin.users')
  const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true })
  const dialog = page.getByRole('dialog').filter({ visible: true })
  const menu = page.getByRole('menu').filter({ visible: true })
  const more = button(/^More for Kelvin/)

  await expectOpensAndReturns(page, button('All companies'), dialog)
  await expectOpensAndReturns(page, button('Columns'), dialog)
  await expectOpensAndReturns(page, more, menu)
  await expectOpensAndReturns(page, button(/^Impersonate Kelvin/), dialog)
  await expectOpensAndReturns(page, button(/^Account of /), menu)
  await expectOpensAndReturns(page, button(/^Notifications/), dialog)
  await expectOpensAndReturns(page, button('Search'), dialog)

  // What a menu opens gives the focus back to what opened the menu.
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Send the link' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(more).toBeFocused()

  // So does the question that is asked before several are changed.
  await page.getByRole('checkbox', { name: /^Select Kelvin/ }).press('Space')
  await page.getByLabel('Choose an action').selectOption({ label: 'Deactivate' })
  await expectOpensAndReturns(page, button('Apply'), dialog)
})

test('the drawer with the pages takes the focus, keeps it and gives it back', { tag: '@desktop' }, async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(people.owner)
  await page.goto('/surveys')
  await expectPage(page, 'surveys')
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  await expectOpensAndReturns(page, opener, page.getByRole('dialog').filter({ visible: true }))
})

test('languages, tools, records and places are chosen by keys', { tag: '@desktop' }, async ({ page, enterAs }) => {
  await enterAs(people.root)
  await page.goto('/admin/guides/create')
  await expectPage(page, 'admin.guides.create')

  // One stop for the languages of a field; the arrows go round among them.
  const languages = page.getByRole('group', { name: 'Name' }).getByRole('tab')
  await languages.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(languages.nth(1)).toBeFocused()
  await expect(languages.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(languages.first()).toBeFocused()

  // One stop for the tools of a text, too; from them Tab leads into the text and out of it again.
  const tools = page.getByRole('toolbar').filter({ visible: true })
  await tools.getByRole('button', { name: 'Bold' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tools.getByRole('button', { name: 'Italic' })).toBeFocused()
  await page.keyboard.press('Tab')
  const text = page.getByRole('textbox', { name: /^Text, English|^Text/ }).filter({ visible: true })
  await expect(text.first()).toBeFocused()
  await page.keyboard.type('Read this first.')
  await page.keyboard.press('Tab')
  await expect(text.first()).not.toBeFocused()

  // A record is found by what is typed of its name.
  const industry = page
    .getByRole('group', { name: /^Industry/ })
    .getByRole('button')
    .first()
  await expectOpensAndReturns(page, industry, page.getByRole('dialog').filter({ visible: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('food')
  const found = page.getByRole('dialog').getByRole('button', { name: 'Food and beverage' })
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(found).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(industry).toBeFocused()
  await expect(industry).toContainText('Food and beverage')

  // A row goes up and down at its handle, and takes the focus along.
  await page.goto('/admin/design')
  const handle = page.getByRole('button', { name: /: place 1 of / }).first()
  const said = await handle.getAttribute('aria-label')
  await handle.focus()
  await page.keyboard.press('ArrowDown')
  const moved = page.getByRole('button', { name: said?.replace('place 1', 'place 2') ?? '' })
  await expect(moved).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('button', { name: said ?? '' })).toBeFocused()
})

test('the part of a picture is chosen by keys', { tag: '@desktop' }, async ({ page, enterAs }) => {
  await enterAs(people.owner)
  await page.goto('/surveys/profile')
  await expectPage(page, 'surveys.profile')
  const picture = await page.screenshot()
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await expect(dialog.getByRole('button', { name: 'The part of the picture that is shown' })).toBeFocused()
  await page.keyboard.press('+')
  await expect(dialog.getByRole('slider')).not.toHaveValue('1')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
