import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listPage } from '../../testing/answers.ts'
import { expectOpensAndReturns, focus } from '../../testing/keyboard.ts'
import { pageShown } from '../../testing/page.ts'
import { kelvin, personAs } from '../../testing/people.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { replies } from '../../testing/replies.ts'

const staffCalls = { 'GET /notifications': listPage([]), 'GET /admin/support-messages': listPage([]) }

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')
const menu = page.getByRole('menu')

it('what opens over a list takes the focus, keeps it and gives it back', async () => {
  replies({ ...staffCalls, 'GET /admin/users': listPage([kelvin]), 'GET /admin/groups/drop-down': [] })
  await renderConsole('/admin/users', { as: personAs('root') })
  const more = button(/^More for Kelvin/)
  await expectOpensAndReturns(button('All companies'), dialog)
  await expectOpensAndReturns(button('Columns'), dialog)
  await expectOpensAndReturns(more, menu)
  await expectOpensAndReturns(button(/^Impersonate Kelvin/), dialog)
  await expectOpensAndReturns(button(/^Account of /), menu)
  await expectOpensAndReturns(button(/^Notifications/), dialog)
  await expectOpensAndReturns(page.getByRole('button', { name: 'Search', exact: true }), dialog)

  // What a menu opens gives the focus back to what opened the menu: also the second time, when the dialog is not fetched
  // any more and opens in the same moment in which the menu closes.
  for (let times = 0; times < 2; times += 1) {
    focus(more)
    await userEvent.keyboard('{Enter}')
    await expect.element(menu.getByRole('menuitem').first()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByRole('button', { name: 'Send the link' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(more).toHaveFocus()
  }

  // So does the question that is asked before several are changed.
  focus(page.getByRole('checkbox', { name: /^Select Kelvin/ }))
  await userEvent.keyboard(' ')
  await page.getByLabelText('Choose an action').selectOptions('Deactivate')
  await expectOpensAndReturns(button('Apply'), dialog)
})

it('a row is moved up and down at its handle, and takes the focus along', async () => {
  replies(staffCalls)
  await renderConsole('/admin/design', { as: personAs('root') })
  const handle = button(/: place 1 of /).first()
  await expect.element(handle).toBeVisible()
  const said = handle.element().getAttribute('aria-label') ?? ''
  focus(handle)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(button(said.replace('place 1', 'place 2'))).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(button(said)).toHaveFocus()
})

it('languages, tools and records of a form are chosen by keys', async () => {
  const food = { id: 'food', name: 'Food and beverage' }
  replies({
    ...staffCalls,
    'GET /admin/guides/template': { placeholders: [], body: { en: '', zh: '', ms: '' } },
    'GET /admin/choices/{source}': ({ query }) =>
      [food, { id: 'retail', name: 'Retail' }].filter(({ name }) => name.toLowerCase().includes(query.keyword ?? '')),
  })
  await renderConsole('/admin/guides/create', { as: personAs('root') })
  await expect.poll(pageShown).toBe('admin.guides.create')

  // One stop for the languages of a field; the arrows go round among them.
  const languages = page.getByRole('group', { name: 'Name' }).getByRole('tab')
  focus(languages.first())
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(languages.nth(1)).toHaveFocus()
  await expect.element(languages.nth(1)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(languages.first()).toHaveFocus()

  // One stop for the tools of a text, too; from them Tab leads into the text and out of it again.
  const tools = page.getByRole('toolbar')
  await expect.element(tools.getByRole('button', { name: 'Bold' })).toBeVisible()
  focus(tools.getByRole('button', { name: 'Bold' }))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tools.getByRole('button', { name: 'Italic' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  const text = page.getByRole('textbox', { name: /^Text/ }).first()
  await expect.element(text).toHaveFocus()
  await userEvent.keyboard('Read this first.')
  await expect.element(text).toHaveTextContent('Read this first.')
  await userEvent.keyboard('{Tab}')
  await expect.element(text).not.toHaveFocus()

  // A record is found by what is typed of its name.
  const industry = page
    .getByRole('group', { name: /^Industry/ })
    .getByRole('button')
    .first()
  await expectOpensAndReturns(industry, dialog)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('food')
  await expect.poll(() => dialog.getByRole('listitem').elements()).toHaveLength(1)
  await userEvent.keyboard('{Tab}')
  await expect.element(dialog.getByRole('button', { name: food.name })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(industry).toHaveFocus()
  await expect.element(industry).toHaveTextContent(food.name)
})
