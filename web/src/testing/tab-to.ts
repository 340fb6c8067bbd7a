import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** More than any page has to pass on the way to one thing. */
const mostSteps = 100

/** Goes by Tab from where the focus is, as people without a mouse do, until it is there. */
export async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeInTheDocument()
  for (let step = 0; step < mostSteps && target.element() !== document.activeElement; step += 1) {
    await userEvent.tab()
  }
  await expect.element(target).toHaveFocus()
}
