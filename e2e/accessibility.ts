import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Scope = {
  /**
   * What stands around the page, and what is told of a document as a whole, is looked at on another page of the same
   * document; the words of the navigation alone take axe a third of its time. Title and heading change with the page.
   */
  shellIsKnown?: boolean
}

/** Fails with what axe finds: the rule, and where it is broken. */
export async function expectAccessible(page: Page, { shellIsKnown = false }: Scope = {}): Promise<void> {
  const axe = new AxeBuilder({ page })
    // Otherwise what was found is put together in a second page, and what passed is told node by node: that takes three
    // times as long. We have no frames of other sites that would need it.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  if (shellIsKnown) {
    axe.include('main[data-page]')
    await expect(page).toHaveTitle(/\S/)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  )
  expect(found).toEqual([])
}
