import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { isInConsole } from './console.ts'

type Scope = {
  /**
   * Check the whole document, with the console's navigation. By default only the open dialog is checked, or the page
   * if there is none: the navigation alone takes axe a third of its time, and `routes.spec.ts` checks it already.
   */
  whole?: boolean
  /** All that axe has, if not told. */
  rules?: readonly string[]
}

/** A modal dialog hides the rest of the page from everybody. */
const overThePage = '[role=dialog][aria-modal=true]'

const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
// What looks like something before it has the same contrast: see `markAlike`. A list fades while its next rows are on
// their way.
const axeSource = `${readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8')};
axe.configure({ rules: [{ id: 'color-contrast', selector: '*:not([data-alike], [aria-busy="true"] *)' }] })`

/** What waits for a reply of the server. The page of the design system shows such a thing as one of its pieces. */
export function waiting(page: Page): Locator {
  return page.locator('[aria-busy="true"]:not([data-page="admin.design"] *)').filter({ visible: true })
}

/**
 * Marks what looks like something before it: the same element in the same elements, in the same colours and letters.
 * Contrast takes more than half of axe's time, and most of a long list is one row again and again.
 */
function markAlike(): void {
  const seen = new Set<string>()
  const mark = (element: Element, around: string): void => {
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(element)
    const look = [element.tagName, element.getAttribute('class'), color, backgroundColor, backgroundImage, opacity]
    const way = `${around}>${[...look, fontSize, fontWeight].join()}`
    element.toggleAttribute('data-alike', seen.has(way))
    seen.add(way)
    // An editor watches its own elements, and would take a mark for something written.
    if (element.matches('[contenteditable="true"]')) return
    const children = [...element.children]
    // Where something stands beside it is often said in its own style.
    const styles = children.map((child) => child.getAttribute('style')).join()
    for (const child of children) mark(child, way + styles)
  }
  mark(document.body, '')
}

/** Fails with what axe finds once everything has come: the rule, and where it is broken. */
export async function expectAccessible(page: Page, { whole = false, rules }: Scope = {}): Promise<void> {
  // Once for a document: it is large, and quick only after a while.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  await expect(waiting(page)).toHaveCount(0)
  await page.evaluate(markAlike)
  const axe = new AxeBuilder({ page, axeSource: 'undefined' })
    // Otherwise what was found is put together in a second page, and what passed is told node by node: that takes three
    // times as long. We have no frames of other sites that would need it.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) })
  if (!whole && isInConsole(new URL(page.url()).pathname)) {
    const isCovered = (await page.locator(overThePage).filter({ visible: true }).count()) > 0
    axe.include(isCovered ? overThePage : 'main[data-page]')
    await expect(page).toHaveTitle(/\S/)
    if (!isCovered) await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  )
  expect(found).toEqual([])
}
