import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

export function focus(locator: Locator): void {
  const element = locator.element()
  if (element instanceof HTMLElement) element.focus()
}

/** Presses Tab until the element has the focus, as somebody without a mouse does; nothing may be too far away. */
export async function tabTo(locator: Locator): Promise<void> {
  await expect.element(locator).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (locator.query() === document.activeElement) return
    await userEvent.keyboard('{Tab}')
  }
  throw new Error(`Tab does not reach ${locator.selector}`)
}

const expectFocusIn = (layer: Locator) => expect.poll(() => layer.query()?.contains(document.activeElement)).toBe(true)

/**
 * Opens something that lies over the page by a key, and closes it by one. Meanwhile it has the focus and does not let
 * go of it; afterwards the focus is back on what opened it.
 */
export async function expectOpensAndReturns(opener: Locator, layer: Locator): Promise<void> {
  await expect.element(opener).toBeVisible()
  focus(opener)
  await userEvent.keyboard('{Enter}')
  await expect.element(layer).toBeVisible()
  await expectFocusIn(layer)
  if (layer.element().getAttribute('role') === 'dialog') {
    // More often than it has stops, and the other way round.
    for (const keys of [...Array.from({ length: 9 }, () => '{Tab}'), '{Shift>}{Tab}{/Shift}']) {
      await userEvent.keyboard(keys)
      await expectFocusIn(layer)
    }
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(layer).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
}
