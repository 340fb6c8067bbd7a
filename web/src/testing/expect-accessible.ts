import axe from 'axe-core'
import { expect } from 'vitest'

/** Fails with what axe finds on the page as it is now: the rule, and where it is broken. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  )
  expect(found).toEqual([])
}
